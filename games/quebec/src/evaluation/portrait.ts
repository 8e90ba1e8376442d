import type { FeatureEncoder } from '@cap-diamant/bots';
import { nth, type Seat } from '@cap-diamant/kernel';
import { colourAt, costAt } from '../board.ts';
import { asked } from '../rules/flow.ts';
import { type Forecast, forecast } from '../rules/forecast.ts';
import { scoringOrder } from '../rules/scoring.ts';
import { isOn, type State, scoreOf, workersIn } from '../state.ts';
import type { Quebec } from '../types.ts';
import { COLOURED, EVENTS, LEADERS } from '../vocabulary.ts';
import { Brush } from './brush.ts';
import { paintFirstEvent } from './first-event.ts';
import { centuryLeft, spreadOf } from './tempo.ts';
import { type Estate, estatesOf, type Works } from './town-plan.ts';
import { forecastComplete } from './zones.ts';

/** What is the same for all seats. */
const paintTable = (paint: Brush, state: State): void => {
  const { variant, players, century, available, leaders } = state;
  paint.oneOf(4, players.length - 2);
  paint.flag(variant === '2011-family');
  paint.flag(state.events !== null);
  paint.oneOf(4, century - 1);
  paint.number(available.length, 11);
  paint.number(leaders.length, 5);
  paint.number(Math.min(...players.map(({ active, passive }) => active + passive)), 10);
  for (const { id } of EVENTS) paint.flag(isOn(state, id) || state.events?.first === id);
};

const paintWorks = (paint: Brush, seat: Seat, works: Works | undefined): void => {
  paint.flag(works !== undefined);
  const stages = works?.stages ?? [];
  paint.oneOf(4, works === undefined ? -1 : stages.length);
  paint.number(works?.token ?? 0, 10);
  paint.number((works?.nextToken ?? 0) - (works?.token ?? 0), 10);
  paint.flag(works?.joinsMainGroup ?? false);
  paint.number(works === undefined ? 0 : costAt(works.space), 3);
  paint.flag(stages.at(-1) === seat);
};

const paintEstate = (
  paint: Brush,
  seat: Seat,
  { holding, growth, laterGrowth, abroad, works, neutralWorks }: Estate,
) => {
  for (const count of holding.counts) paint.number(count, 5);
  paint.number(holding.points, 20);
  paint.number(holding.main.size, 8);
  paint.number(growth, 4);
  paint.number(laterGrowth, 6);
  paint.number(abroad, 6);
  paintWorks(paint, seat, works);
  paintWorks(paint, seat, neutralWorks);
};

/** The zones in the order they will be scored in: own workers now and on the way, and the strongest rival's. */
const paintZones = (paint: Brush, state: State, seat: Seat, estates: readonly Estate[]): void => {
  for (const zone of scoringOrder(state.century)) {
    const workers = workersIn(state.zones, zone);
    const colour = COLOURED.indexOf(zone as (typeof COLOURED)[number]);
    const onTheWay = (other: Seat): number => (colour < 0 ? 0 : nth(nth(estates, other).committed, colour));
    let rival = 0;
    let rivalComplete = 0;
    for (let other = 0; other < workers.length; other++) {
      if (other === seat) continue;
      rival = Math.max(rival, nth(workers, other));
      rivalComplete = Math.max(rivalComplete, nth(workers, other) + onTheWay(other));
    }
    const own = nth(workers, seat);
    const complete = own + onTheWay(seat);
    paint.number(own, 6);
    paint.number(complete - own, 6);
    paint.number(Math.max(-4, Math.min(4, complete - rivalComplete)), 4);
    paint.flag(own > 0 && own >= rival);
    paint.flag(complete > 0 && complete >= rivalComplete);
  }
};

/** Stages this seat could build at others' architects, with what it has and with all it may get. */
const paintOpenings = (paint: Brush, state: State, seat: Seat, estates: readonly Estate[]): void => {
  const { active } = nth(state.players, seat);
  const openings = COLOURED.map(() => 0);
  let affordable = 0;
  for (let other = 0; other < estates.length; other++) {
    const { works } = nth(estates, other);
    if (other === seat || works === undefined || works.stages.length > 2) continue;
    const colour = COLOURED.indexOf(colourAt(works.space));
    openings[colour] = nth(openings, colour) + 1;
    if (costAt(works.space) <= active) affordable++;
  }
  for (const count of openings) paint.number(count, 2);
  paint.number(affordable, 3);
};

const paintPlayer = (paint: Brush, state: State, seat: Seat, now: Forecast, complete: Forecast): void => {
  const { players, turn } = state;
  const { active, passive, leader } = nth(players, seat);
  const others = players.length - 1;
  paint.number(active, 6);
  paint.flag(active === 0);
  paint.flag(active === 1);
  paint.number(Math.max(0, active - 5), 6);
  paint.number(passive, 15);
  paint.flag(passive < 3);
  paint.flag(active + passive === 0);
  paint.number(players.reduce((total, player) => total + player.active, -active) / others, 6);
  for (const each of LEADERS) paint.number(leader === each ? 0.2 + centuryLeft(state) : 0, 1);
  paint.flag(leader === null && state.leaders.length > 0);
  paint.oneOf(4, (seat - turn + players.length) % players.length);
  paint.flag(asked(state)?.kind !== 'turn');
  for (const scored of [now, complete]) {
    paint.number(nth(scored.points, seat), 20);
    paint.number(nth(scored.active, seat), 4);
    let best = 0;
    for (let other = 0; other < players.length; other++) {
      if (other !== seat) best = Math.max(best, nth(scored.points, other));
    }
    paint.number(best, 20);
  }
  const average =
    (players.reduce((total, player) => total + scoreOf(player), 0) - scoreOf(nth(players, seat))) / others;
  paint.number(scoreOf(nth(players, seat)) - average, 20);
};

const paintSeat = (paint: Brush, state: State, seat: Seat, now: Forecast, complete: Forecast): void => {
  const estates = estatesOf(state);
  paintPlayer(paint, state, seat, now, complete);
  paintEstate(paint, seat, nth(estates, seat));
  paintZones(paint, state, seat, estates);
  paintOpenings(paint, state, seat, estates);
  paintFirstEvent(paint, state, seat, estates);
};

/** As many numbers as `paintTable` paints. */
const COMMON = 29;

export const portrait: FeatureEncoder<Quebec> = {
  common: COMMON,
  size: 117,
  encode(state, rows) {
    const [first] = rows;
    if (first === undefined) return;
    const brush = new Brush();
    brush.dip(first, 0);
    paintTable(brush, state);
    const table = first.subarray(0, COMMON);
    const now = forecast(state);
    const complete = forecastComplete(state);
    for (let seat = 0; seat < rows.length; seat++) {
      const row = nth(rows, seat);
      if (seat > 0) row.set(table);
      brush.dip(row, COMMON);
      paintSeat(brush, state, seat, now, complete);
    }
  },
  points: state => state.players.map(scoreOf),
  spread: spreadOf,
};
