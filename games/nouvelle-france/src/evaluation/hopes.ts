import { nth, type Seat } from '@cap-diamant/kernel';
import { BONUSES } from '../model/vocabulary.ts';
import type { State } from '../state/state.ts';
import type { Stand } from './survey.ts';

/** A player who can cover the last slabs may not want to: another placement may bring more. */
const WILLING = 0.9;

/** How likely a seat is to cover the last slabs of a site within a round. */
export const finishingChance = (state: State, { reach }: Stand, mover: Seat, seat: Seat): number => {
  const seats = state.players.length;
  const bonus = nth(BONUSES, state.snow);
  const byBonus = nth(reach.finishers, state.snow);
  if (reach.finishing === 0 && !byBonus) return 0;
  let open = 1;
  for (let at = mover; at !== seat; at = (at + 1) % seats) {
    open *= 1 - WILLING * (byBonus && nth(state.players, at).bonus.includes(bonus) ? 1 : reach.finishing);
  }
  return open * WILLING * (byBonus && nth(state.players, seat).bonus.includes(bonus) ? 1 : reach.finishing);
};
