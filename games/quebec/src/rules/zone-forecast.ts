import { nth, type Seat } from '@cap-diamant/kernel';
import { RULES } from '../editions.ts';
import type { Effect } from '../effects.ts';
import { beginPlay, scoreOf } from '../state.ts';
import type { View } from '../view.ts';
import type { Zone } from '../vocabulary.ts';
import { beforeScoring, scoreZones, scoringOrder } from './scoring.ts';

/** Workers that would move on from a zone. */
interface MovingOn {
  readonly seat: Seat;
  readonly to: Zone | 'active';
  readonly workers: number;
}

export interface ZoneForecast {
  readonly zone: Zone;
  /** The workers that would be counted, by seat: those that had moved on to here included. */
  readonly workers: readonly number[];
  readonly moving: readonly MovingOn[];
}

export interface CenturyForecast {
  /** What each seat would gain. */
  readonly points: readonly number[];
  /** In the order of scoring. */
  readonly zones: readonly ZoneForecast[];
}

/** What would happen if the zones, as they are, were scored now: zone by zone, for showing it. */
export const forecastZones = (view: View): CenturyForecast => {
  const events = view.events && { ...view.events, coming: [] };
  const told: Effect[] = [];
  const play = beginPlay({ ...view, events }, null, effect => told.push(effect));
  beforeScoring(play);
  scoreZones(play, RULES[view.variant].majority);
  const nobody = view.players.map(() => 0);
  return {
    points: play.next.players.map((player, seat) => scoreOf(player) - scoreOf(nth(view.players, seat))),
    zones: scoringOrder(view.century).map(zone => ({
      zone,
      workers: told.filter(effect => effect.kind === 'zone').find(effect => effect.zone === zone)?.workers ?? nobody,
      moving: told.filter(effect => effect.kind === 'cascade').filter(({ from }) => from === zone),
    })),
  };
};
