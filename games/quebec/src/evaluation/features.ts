import type { FeatureEncoder } from '@cap-diamant/bots';
import { nth, type Seat } from '@cap-diamant/kernel';
import { colourAt, costAt } from '../model/board.ts';
import { isOn, type State, scoreOf, workersIn } from '../model/state.ts';
import type { Quebec } from '../model/types.ts';
import { COLOURED, EVENTS, LEADERS } from '../model/vocabulary.ts';
import { asked } from '../rules/flow.ts';
import { type Forecast, forecast } from '../rules/forecast.ts';
import { scoringOrder } from '../rules/scoring.ts';
import { FeatureWriter } from './feature-writer.ts';
import { encodeFirstEvent } from './first-event.ts';
import { centuryLeft, spreadOf } from './tempo.ts';
import { type Estate, estatesOf, type Works } from './town-plan.ts';
import { forecastComplete } from './zones.ts';

/** The features that are the same for all seats. */
const encodeTable = (out: FeatureWriter, state: State): void => {
  const { variant, players, century, available, leaders } = state;
  out.oneOf(4, players.length - 2);
  out.flag(variant === '2011-family');
  out.flag(state.events !== null);
  out.oneOf(4, century - 1);
  out.number(available.length, 11);
  out.number(leaders.length, 5);
  out.number(Math.min(...players.map(({ active, passive }) => active + passive)), 10);
  for (const { id } of EVENTS) out.flag(isOn(state, id) || state.events?.first === id);
};

const encodeWorks = (out: FeatureWriter, seat: Seat, works: Works | undefined): void => {
  out.flag(works !== undefined);
  const stages = works?.stages ?? [];
  out.oneOf(4, works === undefined ? -1 : stages.length);
  out.number(works?.token ?? 0, 10);
  out.number((works?.nextToken ?? 0) - (works?.token ?? 0), 10);
  out.flag(works?.joinsMainGroup ?? false);
  out.number(works === undefined ? 0 : costAt(works.space), 3);
  out.flag(stages.at(-1) === seat);
};

const encodeEstate = (
  out: FeatureWriter,
  seat: Seat,
  { holding, growth, laterGrowth, abroad, works, neutralWorks }: Estate,
) => {
  for (const count of holding.counts) out.number(count, 5);
  out.number(holding.points, 20);
  out.number(holding.main.size, 8);
  out.number(growth, 4);
  out.number(laterGrowth, 6);
  out.number(abroad, 6);
  encodeWorks(out, seat, works);
  encodeWorks(out, seat, neutralWorks);
};

/** The zones in scoring order: the seat's workers now and on the way, and the strongest rival's. */
const encodeZones = (out: FeatureWriter, state: State, seat: Seat, estates: readonly Estate[]): void => {
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
    out.number(own, 6);
    out.number(complete - own, 6);
    out.number(Math.max(-4, Math.min(4, complete - rivalComplete)), 4);
    out.flag(own > 0 && own >= rival);
    out.flag(complete > 0 && complete >= rivalComplete);
  }
};

/** Stages this seat could build at others' architects, with its current workers and with all it may get. */
const encodeOpenings = (out: FeatureWriter, state: State, seat: Seat, estates: readonly Estate[]): void => {
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
  for (const count of openings) out.number(count, 2);
  out.number(affordable, 3);
};

const encodePlayer = (out: FeatureWriter, state: State, seat: Seat, now: Forecast, complete: Forecast): void => {
  const { players, turn } = state;
  const { active, passive, leader } = nth(players, seat);
  const others = players.length - 1;
  out.number(active, 6);
  out.flag(active === 0);
  out.flag(active === 1);
  out.number(Math.max(0, active - 5), 6);
  out.number(passive, 15);
  out.flag(passive < 3);
  out.flag(active + passive === 0);
  out.number(players.reduce((total, player) => total + player.active, -active) / others, 6);
  for (const each of LEADERS) out.number(leader === each ? 0.2 + centuryLeft(state) : 0, 1);
  out.flag(leader === null && state.leaders.length > 0);
  out.oneOf(4, (seat - turn + players.length) % players.length);
  out.flag(asked(state)?.kind !== 'turn');
  for (const scored of [now, complete]) {
    out.number(nth(scored.points, seat), 20);
    out.number(nth(scored.active, seat), 4);
    let best = 0;
    for (let other = 0; other < players.length; other++) {
      if (other !== seat) best = Math.max(best, nth(scored.points, other));
    }
    out.number(best, 20);
  }
  const average =
    (players.reduce((total, player) => total + scoreOf(player), 0) - scoreOf(nth(players, seat))) / others;
  out.number(scoreOf(nth(players, seat)) - average, 20);
};

const encodeSeat = (out: FeatureWriter, state: State, seat: Seat, now: Forecast, complete: Forecast): void => {
  const estates = estatesOf(state);
  encodePlayer(out, state, seat, now, complete);
  encodeEstate(out, seat, nth(estates, seat));
  encodeZones(out, state, seat, estates);
  encodeOpenings(out, state, seat, estates);
  encodeFirstEvent(out, state, seat, estates);
};

/** The number of features that `encodeTable` writes. */
const COMMON = 29;

export const features: FeatureEncoder<Quebec> = {
  common: COMMON,
  size: 117,
  encode(state, rows) {
    const [first] = rows;
    if (first === undefined) return;
    const out = new FeatureWriter();
    out.moveTo(first, 0);
    encodeTable(out, state);
    const table = first.subarray(0, COMMON);
    const now = forecast(state);
    const complete = forecastComplete(state);
    for (let seat = 0; seat < rows.length; seat++) {
      const row = nth(rows, seat);
      if (seat > 0) row.set(table);
      out.moveTo(row, COMMON);
      encodeSeat(out, state, seat, now, complete);
    }
  },
  points: state => state.players.map(scoreOf),
  spread: spreadOf,
};
