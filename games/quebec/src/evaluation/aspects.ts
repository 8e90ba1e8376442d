import { nth, type Seat, sum } from '@cap-diamant/kernel';
import { type State, scoreOf, workersIn } from '../model/state.ts';
import { ZONES } from '../model/vocabulary.ts';
import { forecast } from '../rules/forecast.ts';
import { estatesOf } from './town-plan.ts';
import { forecastComplete } from './zones.ts';

/** What makes a position worth something to a seat. */
export const ASPECTS = ['points', 'zones', 'cascade', 'buildings', 'works', 'workers'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** An active worker is worth half a point at the end, and more while there is time to use it. */
const ACTIVE_WORTH = 0.7;

/**
 * In points: those on the track; one for every worker in a zone or on its way there; what majorities add to that;
 * buildings with the seat's tokens, the main group among them; the building under construction; active workers.
 */
export const aspects = (state: State, seat: Seat): Readonly<Record<Aspect, number>> => {
  const player = nth(state.players, seat);
  const { holding, committed, works } = nth(estatesOf(state), seat);
  const placed = sum(ZONES.map(zone => nth(workersIn(state.zones, zone), seat))) + sum(committed);
  const expected = (nth(forecast(state).points, seat) + nth(forecastComplete(state).points, seat) + sum(committed)) / 2;
  if (state.over) return { points: scoreOf(player), zones: 0, cascade: 0, buildings: 0, works: 0, workers: 0 };
  return {
    points: scoreOf(player),
    zones: placed,
    cascade: expected - placed,
    buildings: holding.points,
    works: works?.token ?? 0,
    workers: ACTIVE_WORTH * player.active,
  };
};
