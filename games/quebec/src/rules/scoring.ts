import { nth, type Seat, sum } from '@cap-diamant/kernel';
import { changePlayer, changeZone, isOn, type Play, type Town, workersIn } from '../model/state.ts';
import { CENTURIES, type Century, COLOURED, ZONES, type Zone } from '../model/vocabulary.ts';
import { addTo, gain } from './supply.ts';

const MOST_CASCADING = 5;

const half = (workers: number): number => Math.min(MOST_CASCADING, workers >> 1);

/** The Citadelle first, then the century's dominant zone, then clockwise. */
const ORDERS: readonly (readonly Zone[])[] = CENTURIES.map(century => [
  'citadelle',
  ...COLOURED.slice(century - 1),
  ...COLOURED.slice(0, century - 1),
]);

export const scoringOrder = (century: Century): readonly Zone[] => nth(ORDERS, century - 1);

/** The seats that have workers in all of these zones. */
const presentInAll = (zones: Zones, all: readonly Zone[]): Seat[] =>
  [...zones.citadelle.keys()].filter(seat => all.every(zone => nth(zones[zone], seat) > 0));

/** One zone during scoring. */
export interface ZoneCount {
  readonly zone: Zone;
  /** Including those who came from the previous zone. */
  readonly workers: readonly number[];
  /** Half of each majority, five at most: they move on, or in the family game are paid once more. */
  readonly half: readonly number[];
}

/** Whether the workers of a majority move on to the next zone, or are paid a bonus where they are. */
export type Majority = 'cascade' | 'bonus';

type Zones = Town['zones'];

/** Half of the majority, everyone tied for it; at the Plains of Abraham everyone's. */
const halves = (town: Town<unknown>, zone: Zone, workers: readonly number[]): number[] => {
  const all = zone === 'citadelle' && isOn(town, '1759-plains-of-abraham');
  let most = 0;
  for (const n of workers) most = Math.max(most, n);
  return workers.map(n => (all || n === most ? half(n) : 0));
};

/** The zones in scoring order, each with the workers that came from the previous one; changes nothing yet. */
export const countZones = (town: Town<unknown>, zones: Zones, majority: Majority): ZoneCount[] => {
  const mayCascade = isOn(town, '2008-anniversary') ? presentInAll(zones, COLOURED) : undefined;
  const summit = isOn(town, '2001-summit');
  const order = scoringOrder(town.century);
  const counts: ZoneCount[] = [];
  let arriving: readonly number[] | undefined;
  for (let at = 0; at < order.length; at++) {
    const zone = nth(order, at);
    const there = workersIn(zones, zone);
    const workers = arriving === undefined ? there : addUp(there, arriving);
    const moving = halves(town, zone, workers);
    const next = order[at + 1];
    for (let seat = 0; seat < moving.length; seat++) {
      const stopped =
        mayCascade?.includes(seat) === false ||
        (summit && next !== undefined && nth(workersIn(zones, next), seat) === 0);
      if (stopped) moving[seat] = 0;
    }
    counts.push({ zone, workers, half: moving });
    if (majority === 'cascade') arriving = moving;
  }
  return counts;
};

const addUp = (there: readonly number[], arriving: readonly number[]): number[] =>
  there.map((n, seat) => n + nth(arriving, seat));

const scoreZone = (play: Play, { zone, workers, half: moving }: ZoneCount, to: Zone | 'active', majority: Majority) => {
  if (sum(workers) > 0) play.emit?.({ kind: 'zone', zone, workers });
  for (let seat = 0; seat < workers.length; seat++) gain(play, seat, 'zones', nth(workers, seat));
  for (let seat = 0; seat < moving.length; seat++) {
    const n = nth(moving, seat);
    if (n === 0) continue;
    if (majority === 'bonus') gain(play, seat, 'bonus', n);
    else moveOn(play, seat, zone, to, n);
  }
  sendHome(play, zone);
};

const moveOn = (play: Play, seat: Seat, from: Zone, to: Zone | 'active', workers: number): void => {
  addTo(play, from, seat, -workers);
  if (to === 'active') changePlayer(play, seat).active += workers;
  else addTo(play, to, seat, workers);
  play.emit?.({ kind: 'cascade', seat, from, to, workers });
};

const sendHome = (play: Play, zone: Zone): void => {
  const counts = changeZone(play, zone);
  for (let seat = 0; seat < counts.length; seat++) {
    const workers = nth(counts, seat);
    if (workers > 0) changePlayer(play, seat).passive += workers;
  }
  counts.fill(0);
};

export const scoreZones = (play: Play, majority: Majority): void => {
  const counts = countZones(play.next, play.next.zones, majority);
  for (const [index, count] of counts.entries()) scoreZone(play, count, counts[index + 1]?.zone ?? 'active', majority);
};

/** Events that affect the zones just before they are scored. */
export const beforeScoring = (play: Play): void => {
  if (isOn(play.next, '1917-conscription')) conscript(play);
  if (isOn(play.next, '1955-carnival')) {
    for (const seat of presentInAll(play.next.zones, ZONES)) gain(play, seat, 'events', 5);
  }
};

const conscript = (play: Play): void => {
  for (const zone of ZONES) {
    for (const [seat, workers] of play.next.zones[zone].entries()) {
      if (workers === 0 || workers > 2) continue;
      addTo(play, zone, seat, -workers);
      changePlayer(play, seat).passive += workers;
      play.emit?.({ kind: 'conscript', seat, zone, workers });
    }
  }
};

const MOST_AFTER_CANALS = 3;

export const afterScoring = (play: Play): void => {
  if (!isOn(play.next, '1871-canals')) return;
  for (const seat of play.next.players.keys()) {
    const player = changePlayer(play, seat);
    const workers = player.active - MOST_AFTER_CANALS;
    if (workers <= 0) continue;
    player.active -= workers;
    player.passive += workers;
    play.emit?.({ kind: 'dismiss', seat, workers });
  }
};
