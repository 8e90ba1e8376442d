import { nth, type Seat } from '@cap-diamant/kernel';
import { addPoints, changePlayer, changeZone, type Play, type Town } from '../model/state.ts';
import type { Leader, Source, Zone } from '../model/vocabulary.ts';

/** Active and passive workers together: all that a player could still place. */
export const workersOf = (state: Town<unknown>, seat: Seat): number => {
  const { active, passive } = nth(state.players, seat);
  return active + passive;
};

export const hasLeader = (state: Town<unknown>, seat: Seat, leader: Leader): boolean =>
  nth(state.players, seat).leader === leader;

/** The seat that holds a leader in this century. */
export const holderOf = (state: Town<unknown>, leader: Leader): Seat | undefined => {
  const seat = state.players.findIndex(player => player.leader === leader);
  return seat < 0 ? undefined : seat;
};

export const gain = (play: Play, seat: Seat, source: Source, points: number): void => {
  if (points === 0) return;
  addPoints(play, seat, source, points);
  play.emit?.({ kind: 'points', seat, source, points });
};

/** Passive workers become active, as many as there are. */
export const activate = (play: Play, seat: Seat, wanted: number): void => {
  const player = changePlayer(play, seat);
  const workers = Math.min(wanted, player.passive);
  if (workers === 0) return;
  player.passive -= workers;
  player.active += workers;
  play.emit?.({ kind: 'activate', seat, workers });
};

/** Takes workers for a district action: passive ones first, then active ones. */
export const draw = (play: Play, seat: Seat, workers: number): void => {
  const player = changePlayer(play, seat);
  const passive = Math.min(workers, player.passive);
  player.passive -= passive;
  player.active -= workers - passive;
};

/** Main actions are paid with active workers only. */
export const pay = (play: Play, seat: Seat, workers: number): void => {
  changePlayer(play, seat).active -= workers;
};

export const addTo = (play: Play, zone: Zone, seat: Seat, workers: number): void => {
  const counts = changeZone(play, zone);
  counts[seat] = nth(counts, seat) + workers;
};

/** Workers from a player's board go to a zone; they are already taken. */
export const place = (play: Play, seat: Seat, zone: Zone, workers: number): void => {
  if (workers === 0) return;
  addTo(play, zone, seat, workers);
  play.emit?.({ kind: 'place', seat, zone, workers });
};
