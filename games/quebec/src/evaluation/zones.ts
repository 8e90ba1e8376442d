import { byKey, nth } from '@cap-diamant/kernel';
import { playersIfScored } from '../rules/forecast.ts';
import { type Player, scoreOf, type Town } from '../state.ts';
import { COLOURED, type Coloured } from '../vocabulary.ts';
import { estatesOf } from './town-plan.ts';

/** What a scoring of the zones brings each seat. */
export interface Scored {
  readonly points: readonly number[];
  /** Workers that come out of the last zone and stay active. */
  readonly active: readonly number[];
}

const compare = (before: readonly Player[], after: readonly Player[]): Scored => ({
  points: before.map((player, seat) => scoreOf(nth(after, seat)) - scoreOf(player)),
  active: before.map(({ active }, seat) => nth(after, seat).active - active),
});

/** If the century ended now. */
export const scoredNow = (state: Town<unknown>): Scored => compare(state.players, playersIfScored(state));

/** If it ended once all buildings under construction were completed. */
export const scoredComplete = (state: Town<unknown>): Scored => {
  const estates = estatesOf(state);
  const joined = (zone: Coloured): number[] => {
    const colour = COLOURED.indexOf(zone);
    return state.zones[zone].map((workers, seat) => workers + nth(nth(estates, seat).committed, colour));
  };
  const { citadelle } = state.zones;
  const zones = { ...byKey(COLOURED, joined), citadelle };
  return compare(state.players, playersIfScored(state, zones));
};
