import type { Language } from '@cap-diamant/kernel';

/** What a puzzle is about, in words. */
export interface ThemeWords {
  readonly name: string;
  /** One line: what to look for. */
  readonly about: string;
}

/** What the puzzle pages need of a game. */
export interface GamePuzzles {
  /** The shipped puzzles, as `cap-diamant puzzles` wrote them. */
  readonly data: string;
  themes(language: Language): Readonly<Record<string, ThemeWords>>;
  /** The theme whose puzzles ask for what a lesson taught; undefined if the game has no such lesson. */
  themeOfLesson(lesson: string): string | undefined;
}
