import { flushSync } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { expect, it, vi } from 'vitest';
import { effectRoot } from '../testing/effect-root.svelte.ts';
import { sendAtOnce } from './send-at-once.svelte.ts';

it('sends each decision once, also if it is refused', () => {
  const drafted = new SvelteMap([['moves', 0]]);
  const sending = new SvelteMap([['now', false]]);
  const confirm = vi.fn(() => void sending.set('now', true));
  const table = {
    get drafted() {
      return drafted.get('moves') ?? 0;
    },
    get sending() {
      return sending.get('now') ?? false;
    },
    confirm,
  };
  const stop = effectRoot(() => sendAtOnce(table));
  /** What happens at the table, and how often something was sent by then. */
  const after = (moves: number, isSending: boolean): number => {
    drafted.set('moves', moves);
    sending.set('now', isSending);
    flushSync();
    return confirm.mock.calls.length;
  };
  expect(after(0, false)).toBe(0);
  expect(after(1, false)).toBe(1);
  // Refused: the decision is still there.
  expect(after(1, false)).toBe(1);
  expect(after(2, false)).toBe(2);
  // Accepted.
  expect(after(0, false)).toBe(2);
  expect(after(1, false)).toBe(3);
  stop();
});
