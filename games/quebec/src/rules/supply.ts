import { nth, type Seat } from '@cap-diamant/kernel';
import type { Draft, Play, Town } from '../state.ts';
import type { Source, Zone } from '../vocabulary.ts';

/** Active and passive workers together: all a player could still place. */
export const workersOf = (state: Town<unknown>, seat: Seat): number => {
  const { active, passive } = nth(state.players, seat);
  return active + passive;
};

export const hasLeader = (state: Town<unknown>, seat: Seat, leader: string): boolean =>
  nth(state.players, seat).leader === leader;

/** The seat that holds a leader in this century. */
export const holderOf = (state: Town<unknown>, leader: string): Seat | undefined => {
  const seat = state.players.findIndex(player => player.leader === leader);
  return seat < 0 ? undefined : seat;
};

export const gain = ({ next, emit }: Play, seat: Seat, source: Source, points: number): void => {
  if (points === 0) return;
  const player = nth(next.players, seat);
  const sum = { ...player.points };
  sum[source] += points;
  player.points = sum;
  emit?.({ kind: 'points', seat, source, points });
};

/** Passive workers become active, as many as there are. */
export const activate = ({ next, emit }: Play, seat: Seat, wanted: number): void => {
  const player = nth(next.players, seat);
  const workers = Math.min(wanted, player.passive);
  if (workers === 0) return;
  player.passive -= workers;
  player.active += workers;
  emit?.({ kind: 'activate', seat, workers });
};

/** Takes workers for a district action: passive ones first, then active ones. */
export const draw = (next: Draft, seat: Seat, workers: number): void => {
  const player = nth(next.players, seat);
  const passive = Math.min(workers, player.passive);
  player.passive -= passive;
  player.active -= workers - passive;
};

export const addTo = (next: Draft, zone: Zone, seat: Seat, workers: number): void => {
  const counts = next.zones[zone];
  counts[seat] = nth(counts, seat) + workers;
};

/** Workers from the own board go to a zone; they have been taken already. */
export const place = ({ next, emit }: Play, seat: Seat, zone: Zone, workers: number): void => {
  if (workers === 0) return;
  addTo(next, zone, seat, workers);
  emit?.({ kind: 'place', seat, zone, workers });
};
