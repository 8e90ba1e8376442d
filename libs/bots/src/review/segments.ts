import { type Game, nth, type Seat, type Types } from '@cap-diamant/kernel';

/** Decisions that one seat could plan together: nobody else decided and nothing hidden was revealed between them. */
export interface Segment<G extends Types = Types> {
  /** How many decisions of the game came before it. */
  readonly at: number;
  readonly seat: Seat;
  /** Whether it begins a turn. */
  readonly fresh: boolean;
  /** What the seat saw before the first of them. */
  readonly view: G['view'];
  readonly played: readonly G['move'][];
  /** For each decision, whether there was more than one legal move. */
  readonly free: readonly boolean[];
}

/** One decision of a recorded game. */
export interface Played<G extends Types = Types> {
  readonly seat: Seat;
  readonly move: G['move'];
}

interface OpenSegment<G extends Types> extends Segment<G> {
  readonly played: G['move'][];
  readonly free: boolean[];
}

/** Splits a game into segments. `states` has the state before each decision, and the last one. */
export const segmentsOf = <G extends Types>(
  game: Game<G>,
  states: readonly G['state'][],
  decisions: readonly Played<G>[],
): readonly Segment<G>[] => {
  const segments: OpenSegment<G>[] = [];

  const isContinued = (at: number, seat: Seat): boolean => {
    const last = segments.at(-1);
    if (last === undefined || last.seat !== seat) return false;
    const state = nth(states, at);
    return !game.turn(state).fresh && game.uncovered(state) === game.uncovered(nth(states, last.at));
  };

  for (const [at, { seat, move }] of decisions.entries()) {
    const state = nth(states, at);
    if (!isContinued(at, seat)) {
      const { fresh } = game.turn(state);
      segments.push({ at, seat, fresh, view: game.view(state, seat), played: [], free: [] });
    }
    const segment = nth(segments, segments.length - 1);
    segment.played.push(move);
    segment.free.push(game.moves(state, seat).length > 1);
  }
  return segments;
};
