import { nth, type Seat, sum } from '@cap-diamant/kernel';
import { changePlayer, changeZone, isOn, type Play, type Town, workersIn } from '../state.ts';
import { CENTURIES, type Century, COLOURED, ZONES, type Zone } from '../vocabulary.ts';
import { addTo, gain } from './supply.ts';

const MOST_CASCADING = 5;

const half = (workers: number): number => Math.min(MOST_CASCADING, workers >> 1);

/** Half of the majority moves on, five at most; everyone tied for it does. */
const cascading = (workers: readonly number[]): number[] => {
  let most = 0;
  for (const n of workers) most = Math.max(most, n);
  return workers.map(n => (n === most ? half(n) : 0));
};

/** The Citadelle first, then the century's dominant zone, then on clockwise. */
const ORDERS: readonly (readonly Zone[])[] = CENTURIES.map(century => [
  'citadelle',
  ...COLOURED.slice(century - 1),
  ...COLOURED.slice(0, century - 1),
]);

export const scoringOrder = (century: Century): readonly Zone[] => nth(ORDERS, century - 1);

/** The seats that have workers in all of these zones. */
const presentInAll = (state: Town<unknown>, zones: readonly Zone[]): Seat[] =>
  [...state.players.keys()].filter(seat => zones.every(zone => nth(state.zones[zone], seat) > 0));

/** Scores one zone; `to` comes next, after the fifth zone the players' own boards. */
export type ZoneScoring = (play: Play, zone: Zone, to: Zone | 'active', mayCascade: readonly Seat[]) => void;

const scoreWorkers = (play: Play, zone: Zone): readonly number[] => {
  const workers = workersIn(play.next.zones, zone).slice();
  if (sum(workers) > 0) play.emit?.({ kind: 'zone', zone, workers });
  for (let seat = 0; seat < workers.length; seat++) gain(play, seat, 'zones', nth(workers, seat));
  return workers;
};

const sendHome = (play: Play, zone: Zone): void => {
  const counts = changeZone(play, zone);
  for (let seat = 0; seat < counts.length; seat++) {
    const workers = nth(counts, seat);
    if (workers > 0) changePlayer(play, seat).passive += workers;
  }
  counts.fill(0);
};

/** Who moves on, and how many, with the events that change it. */
const movingOn = (play: Play, zone: Zone, workers: readonly number[]): number[] =>
  zone === 'citadelle' && isOn(play.next, '1759-plains-of-abraham') ? workers.map(half) : cascading(workers);

const stopped = (play: Play, seat: Seat, to: Zone | 'active', mayCascade: readonly Seat[]): boolean =>
  !mayCascade.includes(seat) ||
  (to !== 'active' && isOn(play.next, '2001-summit') && nth(play.next.zones[to], seat) === 0);

export const cascade: ZoneScoring = (play, zone, to, mayCascade) => {
  const workers = scoreWorkers(play, zone);
  const moving = movingOn(play, zone, workers);
  for (let seat = 0; seat < moving.length; seat++) {
    const n = nth(moving, seat);
    if (n === 0 || stopped(play, seat, to, mayCascade)) continue;
    addTo(play, zone, seat, -n);
    if (to === 'active') changePlayer(play, seat).active += n;
    else addTo(play, to, seat, n);
    play.emit?.({ kind: 'cascade', seat, from: zone, to, workers: n });
  }
  sendHome(play, zone);
};

/** Family: the majority is paid half its workers once more, and nobody moves on. */
export const majorityBonus: ZoneScoring = (play, zone) => {
  const workers = scoreWorkers(play, zone);
  for (const [seat, n] of cascading(workers).entries()) gain(play, seat, 'bonus', n);
  sendHome(play, zone);
};

export const scoreZones = (play: Play, scoring: ZoneScoring): void => {
  const { next } = play;
  const everyone = [...next.players.keys()];
  const mayCascade = isOn(next, '2008-anniversary') ? presentInAll(next, COLOURED) : everyone;
  const order = scoringOrder(next.century);
  for (const [index, zone] of order.entries()) scoring(play, zone, order[index + 1] ?? 'active', mayCascade);
};

/** Events that act on the zones just before they are scored. */
export const beforeScoring = (play: Play): void => {
  if (isOn(play.next, '1917-conscription')) conscript(play);
  if (isOn(play.next, '1955-carnival')) {
    for (const seat of presentInAll(play.next, ZONES)) gain(play, seat, 'events', 5);
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
