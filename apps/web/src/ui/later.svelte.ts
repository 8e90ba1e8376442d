import { untrack } from 'svelte';
import { afterPaint } from './after-paint.ts';

/**
 * A value as the last picture showed it. What is made from it for ears, or for those who ask, does not keep the eyes
 * waiting.
 */
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
