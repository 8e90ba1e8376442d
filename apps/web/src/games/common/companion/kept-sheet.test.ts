import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { TextStorage } from '../../../storage/stored-value.svelte.ts';
import { KeptSheet } from './kept-sheet.svelte.ts';

const SHEETS = { setup: v.number(), line: v.number(), draft: v.string(), first: 2, again: (setup: number) => setup };
const BEGUN = { variant: '', players: [{ name: 'Anne', colour: 'red' }], lines: [] };

/** What all tabs of a browser store. */
const createStorage = (): TextStorage => {
  const items = new Map<string, string>();
  return {
    getItem: key => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: key => void items.delete(key),
  };
};

const open = (storage: TextStorage | undefined) => new KeptSheet('game', SHEETS, () => storage);

describe('a score sheet', () => {
  it('is there after a reload, with what was being entered', () => {
    const storage = createStorage();
    const kept = open(storage);
    kept.prepare(3);
    kept.begin(BEGUN);
    kept.write(7);
    kept.enter('half of it');
    kept.time(0, 1000);
    kept.time(null, 5000);
    const next = open(storage);
    expect([next.setup, next.sheet, next.draft]).toEqual([3, { ...BEGUN, lines: [7] }, 'half of it']);
    expect(next.timers).toEqual({ spent: [4000], running: null, since: 5000 });
  });

  it('keeps the lines that two tabs write', () => {
    const storage = createStorage();
    const one = open(storage);
    one.begin(BEGUN);
    const other = open(storage);
    one.write(1);
    other.write(2);
    one.write(3);
    expect(open(storage).sheet?.lines).toEqual([1, 2, 3]);
  });

  it('can be cleared, and brought back', () => {
    const kept = open(createStorage());
    kept.begin(BEGUN);
    kept.write(1);
    const restore = kept.clear();
    expect(kept.sheet).toBeUndefined();
    restore();
    expect(kept.sheet?.lines).toEqual([1]);
    kept.undo();
    expect(kept.sheet?.lines).toEqual([]);
  });

  it('lasts as long as the page where storage is forbidden', () => {
    const kept = open(undefined);
    kept.begin(BEGUN);
    kept.write(1);
    expect(kept.sheet?.lines).toEqual([1]);
  });
});
