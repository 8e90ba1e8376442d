import type { Game, Seat, Types } from '@cap-diamant/kernel';

/** A line as it was played: its moves, what they did and where they led. */
export interface PlayedLine<G extends Types = Types> {
  readonly moves: readonly G['move'][];
  readonly effects: readonly G['effect'][];
  readonly after: G['state'];
}

/** A position, the line that solves it and the best of the others. */
export interface ThemeCase<G extends Types = Types> {
  readonly before: G['state'];
  readonly seat: Seat;
  readonly solution: PlayedLine<G>;
  readonly rival: PlayedLine<G>;
}

/** What the puzzles of a game can be about; each game has its own, in its entry point `@cap-diamant/<game>/puzzles`. */
export interface PuzzleThemes<G extends Types = Types> {
  readonly all: readonly string[];
  /** What a puzzle is about, the main theme first. */
  themesOf(puzzle: ThemeCase<G>): readonly string[];
}

/** Plays a line to see what it does. */
export const playLine = <G extends Types>(
  game: Game<G>,
  before: G['state'],
  seat: Seat,
  moves: readonly G['move'][],
): PlayedLine<G> => {
  const effects: G['effect'][] = [];
  const after = moves.reduce<G['state']>(
    (state, move) => game.apply(state, seat, move, effect => void effects.push(effect)),
    before,
  );
  return { moves, effects, after };
};
