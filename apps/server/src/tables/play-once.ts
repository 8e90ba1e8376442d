import type { Result, Seat } from '@cap-diamant/kernel';
import { type Match, playTurnText, type TurnFault } from '@cap-diamant/match';

type Played = Result<Match, TurnFault>;

interface Tried {
  readonly match: Match;
  readonly seat: Seat;
  readonly moves: readonly string[];
  readonly played: Played;
}

/**
 * The last turn that was tried. Only this one: if each match knew the next, a single old one would keep all later ones
 * from being collected early.
 */
let tried: Tried | undefined;

/**
 * Plays a turn. A turn is played when it is judged, and again right after that when its event is folded into the table;
 * the second time the result of the first is at hand.
 */
export const playOnce = (match: Match, seat: Seat, moves: readonly string[]): Played => {
  if (tried?.match === match && tried.seat === seat && tried.moves === moves) return tried.played;
  const played = playTurnText(match, seat, moves);
  tried = { match, seat, moves, played };
  return played;
};
