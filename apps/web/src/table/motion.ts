import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export const SLOW = 350;

/** Whether the person prefers reduced motion. Pieces then light up at their destination instead of flying. */
export const reducedMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Flips a tile in place. */
export const turn = (_node: Element): TransitionConfig => ({
  duration: reducedMotion() ? 0 : SLOW,
  css: (t: number) => `transform: scaleX(${Math.abs(Math.cos((1 - t) * Math.PI * 0.5)).toFixed(3)})`,
});

/** A number that has changed begins large. */
export const shrink = (_node: Element): TransitionConfig => ({
  duration: reducedMotion() ? 0 : SLOW,
  easing: cubicOut,
  css: (_t: number, rest: number) => `transform: scale(${(1 + 0.7 * rest).toFixed(3)})`,
});
