import { nth, type Seat, type Types } from '@cap-diamant/kernel';
import type { Match } from '@cap-diamant/match';

/** The state before the decision at an index; at the number of decisions, the present one. */
export const stateAt = <G extends Types>(match: Match<G>, index: number): G['state'] =>
  index === 0 ? match.first : nth(match.entries, index - 1).after;

/** Whether the decision at an index brought something hidden to light. */
export const uncovers = <G extends Types>(match: Match<G>, index: number): boolean =>
  match.game.uncovered(stateAt(match, index + 1)) > match.game.uncovered(stateAt(match, index));

/** The index of the first decision of the turn that the decision at `index` belongs to. */
export const turnStart = <G extends Types>(match: Match<G>, index: number): number => {
  let start = index;
  while (start > 0 && !match.game.turn(stateAt(match, start)).fresh) start--;
  return start;
};

/** Who is asked first; undefined when the game is over. */
export const askedIn = <G extends Types>(match: Match<G>): Seat | undefined =>
  match.game.actors(stateAt(match, match.entries.length))[0];
