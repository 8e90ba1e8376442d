import { untrack } from 'svelte';
import { afterPaint } from './after-paint.ts';

/** A value that follows after the next paint, so that screen-reader text and side panels never delay a frame. */
export const later = <T>(value: () => T): { readonly current: T } => {
  let shown = $state.raw(untrack(value));
  $effect(() => {
    const next = value();
    return afterPaint(() => {
      shown = next;
    });
  });
  return {
    get current() {
      return shown;
    },
  };
};
