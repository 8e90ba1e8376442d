import { type Puzzle, type PuzzleFile, parsePuzzleFile } from '@cap-diamant/bots/puzzles';
import { nth, unwrap } from '@cap-diamant/kernel';
import type { GamePuzzles } from '../games/common/puzzles.ts';
import { loadPuzzles } from '../games/index.ts';
import { keyOf, type Progress } from './progress.ts';
import { shownRating } from './rating.ts';

/** The puzzles of a game, and the words for what they are about. */
export interface Collection extends Omit<GamePuzzles, 'data'> {
  readonly file: PuzzleFile;
}

const loaded = new Map<string, Promise<Collection>>();

const load = async (game: string): Promise<Collection> => {
  const { data, ...words } = await loadPuzzles(game);
  return { file: unwrap(parsePuzzleFile(JSON.parse(data))), ...words };
};

/** The puzzles of a game, loaded when they are first asked for. A failed attempt is forgotten, so that it can be repeated. */
export const loadCollection = (game: string): Promise<Collection> => {
  const known = loaded.get(game) ?? load(game);
  loaded.set(game, known);
  known.catch(() => loaded.delete(game));
  return known;
};

/** The themes of a collection, those with the most puzzles first. */
export const themesIn = ({ puzzles }: PuzzleFile): readonly string[] => {
  const counts = new Map<string, number>();
  for (const theme of puzzles.flatMap(({ themes }) => themes)) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([theme]) => theme);
};

const ofTheme = ({ puzzles }: PuzzleFile, theme: string | undefined): readonly Puzzle[] =>
  theme === undefined ? puzzles : puzzles.filter(({ themes }) => themes.includes(theme));

/** How many puzzles of a theme are solved, of how many. */
export const solvedIn = (file: PuzzleFile, { answers }: Progress, theme?: string) => {
  const puzzles = ofTheme(file, theme);
  const isSolved = ({ id }: Puzzle): boolean => (answers[keyOf(file.game, id)] ?? 'missed') !== 'missed';
  return { solved: puzzles.filter(isSolved).length, all: puzzles.length };
};

/**
 * The next puzzle to train with: one that was never tried and is about as hard as the person is strong; then those that
 * were missed; then any other.
 */
export const nextPuzzle = (file: PuzzleFile, { answers, skill }: Progress, theme?: string, except?: string): Puzzle => {
  const own = shownRating(skill);
  const turn = ({ id }: Puzzle): number => {
    const answer = answers[keyOf(file.game, id)];
    return answer === undefined ? 0 : answer === 'missed' ? 1 : 2;
  };
  const all = ofTheme(file, theme).filter(({ id }) => id !== except);
  const sorted = (all.length > 0 ? all : file.puzzles).toSorted(
    (a, b) => turn(a) - turn(b) || Math.abs(a.rating - own) - Math.abs(b.rating - own),
  );
  return nth(sorted, 0);
};
