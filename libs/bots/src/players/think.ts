import type { Types } from '@cap-diamant/kernel';
import type { Report, Thought } from './player.ts';

/** How long a player may think: a number of playouts, or milliseconds. */
export type Budget = { readonly playouts: number } | { readonly ms: number };

/** What a thinking bot needs from its environment. */
export interface Pace {
  /** A monotonic clock, in milliseconds. */
  now(): number;
  /** Yields for a moment, so that messages such as a cancellation arrive. */
  pause(): Promise<void>;
  isCancelled(): boolean;
}

/** Milliseconds a bot thinks before it reads messages. */
const SLICE_MS = 8;

/** Whether playouts are left that could still change the answer. */
const isOpen = <G extends Types>(thought: Thought<G>, playouts: number): boolean => {
  const left = playouts - thought.playouts();
  return left > 0 && !thought.isSettled(left);
};

/** Thinks without pausing. For tools: nothing can interrupt it. */
export const decide = <G extends Types>(thought: Thought<G>, playouts = Number.POSITIVE_INFINITY): Report<G> => {
  while (isOpen(thought, playouts) && thought.step());
  return thought.report();
};

const withinBudget = <G extends Types>(thought: Thought<G>, budget: Budget, spent: number): boolean =>
  'ms' in budget ? spent < budget.ms : isOpen(thought, budget.playouts);

/** Works until there is nothing left to do, in slices; resolves to false once cancelled. */
export const workInSlices = async (step: () => boolean, pace: Pace): Promise<boolean> => {
  let slice = pace.now();
  while (step()) {
    if (pace.now() - slice < SLICE_MS) continue;
    await pace.pause();
    if (pace.isCancelled()) return false;
    slice = pace.now();
  }
  return !pace.isCancelled();
};

/** Thinks in slices; resolves to nothing once cancelled. */
export const think = async <G extends Types>(
  thought: Thought<G>,
  budget: Budget,
  pace: Pace,
): Promise<Report<G> | undefined> => {
  const began = pace.now();
  const step = (): boolean => withinBudget(thought, budget, pace.now() - began) && thought.step();
  return (await workInSlices(step, pace)) ? thought.report() : undefined;
};
