import type { TransitionConfig } from 'svelte/transition';

export const SLOW = 350;

/** Whether the person asked for less movement; pieces then light up where they arrive instead of travelling. */
export const reducedMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A tile turned over on the spot. */
export const turn = (_node: Element): TransitionConfig => ({
  duration: reducedMotion() ? 0 : SLOW,
  css: (t: number) => `transform: scaleX(${Math.abs(Math.cos((1 - t) * Math.PI * 0.5)).toFixed(3)})`,
});
