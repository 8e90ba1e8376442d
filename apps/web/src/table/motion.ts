import { flushSync } from 'svelte';
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export const SLOW = 350;

/** Whether the person prefers reduced motion. Pieces then light up at their destination instead of flying. */
export const reducedMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

let jumping = false;

/** Shows another moment of a game at once: dozens of tiles that flip together say nothing and cost every frame. */
export const jump = (change: () => void): void => {
  jumping = true;
  try {
    flushSync(change);
  } finally {
    jumping = false;
  }
};

/** Milliseconds that a small change takes. */
export const motionTime = (): number => (jumping || reducedMotion() ? 0 : SLOW);

/** Flips a tile in place. */
export const turn = (_node: Element): TransitionConfig => ({
  duration: motionTime(),
  css: (t: number) => `transform: scaleX(${Math.abs(Math.cos((1 - t) * Math.PI * 0.5)).toFixed(3)})`,
});

/** A number that has changed begins large. */
export const shrink = (_node: Element): TransitionConfig => ({
  duration: motionTime(),
  easing: cubicOut,
  css: (_t: number, rest: number) => `transform: scale(${(1 + 0.7 * rest).toFixed(3)})`,
});
