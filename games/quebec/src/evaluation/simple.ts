import type { Evaluator } from '@cap-diamant/bots';
import { nth, type Seat } from '@cap-diamant/kernel';
import { type Forecast, forecast } from '../rules/forecast.ts';
import { type State, scoreOf } from '../state.ts';
import type { Quebec } from '../types.ts';
import type { Leader } from '../vocabulary.ts';
import { centuryLeft, gameLeft, spreadOf } from './tempo.ts';
import { estatesOf, type Works } from './town-plan.ts';
import { forecastComplete } from './zones.ts';

/** What holding a leader through a whole century brings, about. */
const LEADERS_WORTH: Record<Leader, number> = { religious: 3, political: 3, economic: 5, cultural: 5, citadelle: 0 };

/** Whoever has not yet taken one may still do so. */
const LEADER_TO_COME = 3;

/** A building under construction will most likely be completed, and may get another stage. */
const worksWorth = ({ token, nextToken, stages }: Works, time: number): number =>
  0.8 * token + (stages.length < 3 ? 0.35 * time * (nextToken - token) : 0);

const expected = (state: State, seat: Seat, now: Forecast, complete: Forecast): number => {
  const player = nth(state.players, seat);
  const estates = estatesOf(state);
  const estate = nth(estates, seat);
  const left = centuryLeft(state);
  const time = gameLeft(state);
  const zones =
    left * nth(complete.points, seat) + (1 - left) * (0.5 * nth(now.points, seat) + 0.5 * nth(complete.points, seat));
  const active = player.active + 0.8 * nth(now.active, seat);
  const workers = Math.min(active, 8) * (0.5 + 0.35 * Math.min(1, 3 * time));
  const leader =
    player.leader === null ? (state.leaders.length > 0 ? LEADER_TO_COME : 0) : LEADERS_WORTH[player.leader];
  const growth = time * (0.4 * estate.growth + 0.2 * estate.laterGrowth);
  const works = estate.works === undefined ? 0 : worksWorth(estate.works, time);
  return scoreOf(player) + zones + estate.holding.points + works + workers + left * leader + growth;
};

/** Counts what is on the table, as a good player would at a glance. */
export const simple: Evaluator<Quebec> = {
  judge(state) {
    if (state.over) return { scores: state.players.map(scoreOf), spread: 0 };
    const now = forecast(state);
    const complete = forecastComplete(state);
    return { scores: state.players.map((_, seat) => expected(state, seat, now, complete)), spread: spreadOf(state) };
  },
};
