import type { PuzzleGrade } from '@cap-diamant/bots/puzzles';

/** The words of puzzles and of the challenge of the day. */
export interface PuzzleTexts {
  readonly title: string;
  readonly about: string;
  readonly grades: { readonly [grade in PuzzleGrade]: string };
  /** The puzzle and the challenge of the day, on the start page and on the page of puzzles. */
  readonly today: {
    readonly title: string;
    /** The game and how hard its puzzle is. */
    puzzleAbout(game: string, grade: string): string;
    /** The game and the level of the opponents. */
    challengeAbout(game: string, level: string): string;
    readonly challengeRules: string;
    /** A puzzle about what was learned yesterday. */
    readonly recall: string;
    recallAbout(theme: string): string;
    readonly same: string;
    readonly solved: string;
    readonly missed: string;
    readonly resume: string;
    best(place: number, points: number): string;
  };
  readonly own: {
    readonly title: string;
    /** What the ratings mean. */
    readonly about: string;
    readonly rating: string;
    /** In place of a rating that nothing is known for. */
    readonly unrated: string;
    /** How far off the rating may be. */
    doubt(points: number): string;
    readonly row: string;
    readonly days: string;
    best(count: number): string;
    readonly solved: string;
    /** After the number of solved ones: how many there are. */
    of(all: number): string;
  };
  readonly train: {
    readonly title: string;
    readonly about: string;
    readonly any: string;
    count(solved: number, all: number): string;
    /** For screen readers: what a link leads to. */
    start(theme: string, game: string): string;
  };
  readonly play: {
    /** The tab's title. */
    named(game: string): string;
    readonly task: string;
    /** The rules of the game, how hard the puzzle is, and its rating. */
    graded(rules: string, grade: string, rating: number): string;
    readonly judging: string;
    readonly right: string;
    readonly solution: string;
    readonly wrong: string;
    readonly close: string;
    loses(points: string): string;
    losesShare(points: string, percent: string): string;
    missed(reasons: readonly string[]): string;
    gains(percent: string): string;
    themes(names: readonly string[]): string;
    moves(moves: readonly string[]): string;
    rated(rating: number, change: string): string;
    readonly tryAgain: string;
    readonly show: string;
    readonly reply: string;
    readonly noReply: string;
    readonly next: string;
    readonly all: string;
    readonly none: string;
    readonly noneAbout: string;
  };
}
