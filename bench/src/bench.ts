import { measureBytes } from './allocation.ts';
import { isMet, type Target, targetsFor } from './targets.ts';
import { measureApart, type Task } from './task.ts';
import type { Times } from './times.ts';

/** The figures of one variant, and their targets. */
export interface Row extends Times {
  readonly variant: string;
  readonly players: number;
  readonly bytesPerGame: number;
  readonly targets: readonly (Target & { readonly met: boolean })[];
}

/** Measures one variant; each measurement takes about this many seconds. */
export const benchVariant = (task: Task): Row => {
  const { gameId, name, players } = task;
  const times = measureApart<Times>('./take-times.js', task);
  return {
    variant: name,
    players,
    ...times,
    bytesPerGame: measureBytes(task),
    targets: targetsFor(gameId, name, players).map(target => ({ ...target, met: isMet(target, times) })),
  };
};
