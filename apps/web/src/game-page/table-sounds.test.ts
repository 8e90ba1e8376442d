import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { Sound } from '../sound/sounds.ts';
import type { TableState } from '../table/state/table-state.svelte.ts';
import { effectRoot } from '../testing/effect-root.svelte.ts';
import { heardTable } from '../testing/heard-table.svelte.ts';
import { followSounds } from './table-sounds.svelte.ts';

const listen = () => {
  const table = heardTable();
  const heard: Sound[] = [];
  effectRoot(() =>
    followSounds(
      () => table as unknown as TableState,
      () => effect => (effect === 'wood' ? 'place' : undefined),
      sounds => heard.push(...sounds),
    ),
  );
  flushSync();
  return {
    heard,
    set: (change: Partial<typeof table>): void => {
      Object.assign(table, change);
      flushSync();
    },
  };
};

describe('the sounds of a table', () => {
  it('follow each decision, in the past as well', () => {
    const { heard, set } = listen();
    set({ at: 1 });
    set({ at: 0 });
    set({ at: 1, live: false });
    expect(heard).toEqual(['place', 'place']);
  });

  it('say when it is a person’s turn again, once the scoring before it has been shown', () => {
    const { heard, set } = listen();
    expect(heard).toEqual([]);
    set({ asked: 1 });
    set({ asked: 0, told: 1, length: 2 });
    expect(heard).toEqual([]);
    set({ told: 2 });
    expect(heard).toEqual(['turn']);
  });

  it('celebrate a victory once it is revealed, but not a defeat', () => {
    const won = listen();
    won.set({ revealing: true, asked: undefined, outcome: { winners: [0], scores: [2, 1], ranking: [1, 2] } });
    expect(won.heard).toEqual([]);
    won.set({ revealing: false });
    expect(won.heard).toEqual(['victory']);
    const lost = listen();
    lost.set({ asked: undefined, outcome: { winners: [1], scores: [1, 2], ranking: [2, 1] } });
    expect(lost.heard).toEqual(['bell']);
  });
});
