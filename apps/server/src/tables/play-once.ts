import type { Result, Seat } from '@cap-diamant/kernel';
import { type Match, playTurnText, type TurnFault } from '@cap-diamant/match';

type Played = Result<Match, TurnFault>;

/** The last turn tried from a match. */
const TRIED = new WeakMap<Match, { readonly seat: Seat; readonly moves: readonly string[]; readonly played: Played }>();

/**
 * Plays a turn. A turn is played when it is judged and again when its event is folded into the table; the second time
 * the result of the first is at hand.
 */
export const playOnce = (match: Match, seat: Seat, moves: readonly string[]): Played => {
  const tried = TRIED.get(match);
  if (tried?.moves === moves && tried.seat === seat) return tried.played;
  const played = playTurnText(match, seat, moves);
  TRIED.set(match, { seat, moves, played });
  return played;
};
