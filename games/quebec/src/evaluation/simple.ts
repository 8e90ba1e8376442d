import type { Evaluator } from '@cap-diamant/bots';
import { nth, type Seat } from '@cap-diamant/kernel';
import { type State, scoreOf } from '../model/state.ts';
import type { Quebec } from '../model/types.ts';
import type { Leader } from '../model/vocabulary.ts';
import { type Forecast, forecast } from '../rules/forecast.ts';
import { centuryLeft, gameLeft, spreadOf } from './tempo.ts';
import { type Estate, estatesOf } from './town-plan.ts';
import { forecastComplete } from './zones.ts';

/** The approximate value of holding a leader through a whole century. */
const LEADERS_WORTH: Record<Leader, number> = { religious: 2, political: 2, economic: 6, cultural: 8, citadelle: 0 };

/** A seat without a leader may still take one. */
const LEADER_TO_COME = 3;

/** A player has no use for more workers than this. */
const MOST_USEFUL = 8;

/** A building under construction will most likely be completed, and may get another stage. */
const worksWorth = ({ works }: Estate, time: number): number => {
  if (works === undefined) return 0;
  const { token, nextToken, stages } = works;
  return 0.95 * token + (stages.length < 3 ? 0.9 * time * (nextToken - token) : 0);
};

/** Early in a century the workers on sites will still reach their zones; near its end only some do. */
const zonesWorth = (seat: Seat, now: Forecast, complete: Forecast, left: number): number => {
  const likely = (nth(now.points, seat) + nth(complete.points, seat)) / 2;
  return left * nth(complete.points, seat) + (1 - left) * likely;
};

/** Active workers pay for turns: worth most while there is much to do, and half a point at the end. */
const activeWorth = (active: number, time: number): number =>
  Math.min(active, MOST_USEFUL) * (0.4 + 0.3 * Math.min(1, 3 * time));

const expected = (state: State, seat: Seat, now: Forecast, complete: Forecast): number => {
  const { active, leader } = nth(state.players, seat);
  const estate = nth(estatesOf(state), seat);
  const left = centuryLeft(state);
  const time = gameLeft(state);
  const toCome = state.leaders.length > 0 ? LEADER_TO_COME : 0;
  return (
    scoreOf(nth(state.players, seat)) +
    zonesWorth(seat, now, complete, left) +
    estate.holding.points +
    worksWorth(estate, time) +
    activeWorth(active + 0.8 * nth(now.active, seat), time) -
    (active === 0 ? 3 * time : 0) +
    left * (leader === null ? toCome : LEADERS_WORTH[leader]) +
    time * (0.4 * estate.growth + 0.2 * estate.laterGrowth)
  );
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
