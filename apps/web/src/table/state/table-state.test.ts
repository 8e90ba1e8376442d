import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { effectRoot } from '../../testing/effect-root.svelte.ts';
import { person, settled } from '../../testing/table.ts';
import { confirm, DRAW, movesOf, openToy, PEEK, playAll, REST, step } from '../../testing/toy-table.ts';

describe('a turn', () => {
  it('offers the legal moves to the person to move, in words', () => {
    const { table } = openToy();
    expect(table.asked).toBe(0);
    expect(table.offered.map(({ text, words }) => [text, words])).toContainEqual(['step 1', 'do step']);
    expect(table.question).toBe('seat 0?');
  });

  it('is a draft until it is confirmed: neither the referee nor the bot knows of it', async () => {
    const { table, clock } = openToy();
    await playAll(table, step(1), REST);
    expect([table.drafted, table.mustConfirm, table.offered.length]).toEqual([2, true, 0]);
    await clock.advance();
    expect([table.length, movesOf(table)]).toEqual([2, []]);
    await confirm(table);
    expect([table.drafted, movesOf(table), table.bots?.thinking]).toEqual([0, ['step 1', 'rest'], 1]);
    await clock.advance();
    expect(table.length).toBeGreaterThan(2);
  });

  it('is one event, however many decisions it has', async () => {
    const { table, source } = openToy();
    await playAll(table, step(1), REST);
    await confirm(table);
    expect(source.feed(0).revision).toBe(1);
  });

  it('is sent automatically if confirmation is off', async () => {
    const { table } = openToy({ confirmTurns: false });
    await playAll(table, step(1));
    expect(table.drafted).toBe(1);
    await playAll(table, REST);
    expect([table.drafted, table.bots?.thinking]).toEqual([0, 1]);
  });

  it('is sent up to a decision that reveals something, which is final', async () => {
    const { table } = openToy();
    await playAll(table, step(1));
    expect([table.sealed, table.turn.fresh]).toEqual([false, false]);
    await playAll(table, DRAW);
    expect([table.drafted, table.mustConfirm, table.canUndo]).toEqual([0, false, false]);
    expect([table.sealed, table.turn.fresh]).toEqual([true, true]);
    expect(movesOf(table)?.slice(0, 2)).toEqual(['step 1', 'draw']);
  });

  it('is undone step by step', async () => {
    const { table } = openToy();
    await playAll(table, step(2), REST);
    table.undo();
    expect([table.length, table.mustConfirm]).toEqual([1, false]);
    table.undo();
    expect([table.length, table.canUndo, table.sealed]).toEqual([0, false, false]);
  });

  it('refuses moves that are not offered, and moves for others', async () => {
    const { table } = openToy();
    expect(table.play(REST).ok).toBe(false);
    await playAll(table, step(1), REST);
    expect(table.play(step(1)).ok).toBe(false);
    await confirm(table);
    expect(table.play(step(1)).ok).toBe(false);
  });

  it('offers nothing while a command is on its way, so that nothing is sent twice', async () => {
    const { table, store } = openToy();
    await playAll(table, step(1), REST);
    const before = store.writes.length;
    table.confirm();
    table.confirm();
    expect(table.offered).toEqual([]);
    await settled();
    expect(store.writes.length).toBe(before + 1);
  });
});

describe('several people at one device', () => {
  it('each see their own view, in turn', async () => {
    const { table } = openToy({ players: [person('Anne'), person('Luc')] });
    await playAll(table, PEEK);
    expect([table.viewer, table.log[0]?.entries[0]?.lines]).toEqual([0, ['Peeked', 'Saw']]);
    await playAll(table, REST);
    expect([table.mustConfirm, table.viewer]).toEqual([true, 0]);
    await confirm(table);
    expect([table.asked, table.viewer, table.log[0]?.entries[0]?.lines]).toEqual([1, 1, ['Peeked']]);
  });
});

describe('a preview', () => {
  it('shows what then happens', async () => {
    const { table } = openToy();
    const shown = table.preview(step(2));
    expect(shown?.certain).toBe(true);
    await playAll(table, step(2));
    expect(table.view).toEqual(shown?.view);
    expect(table.effectsOf(1)).toEqual(shown?.effects);
  });

  it('looks several decisions ahead, while the same person decides', () => {
    const { table } = openToy();
    expect(table.preview(step(2), REST)?.effects).toEqual([{ kind: 'stepped', seat: 0, by: 2 }]);
    expect(table.preview(step(2), REST, step(1))).toBeUndefined();
    expect(table.preview(REST)).toBeUndefined();
    expect(table.length).toBe(0);
  });

  it('reveals nothing hidden: it is the same whatever is hidden', () => {
    const shown = ['a', 'b', 'c', 'd'].map(seed => openToy({ seed }).table.preview(DRAW));
    expect(shown.every(preview => preview?.certain === false)).toBe(true);
    expect(new Set(shown.map(preview => JSON.stringify(preview))).size).toBe(1);
  });
});

describe('a file', () => {
  it('holds what the board shows, decisions of the draft included', async () => {
    const { table, store } = openToy();
    await playAll(table, step(1));
    expect(table.saved()?.record.moves).toEqual(['step 1']);
    expect(store.writes.at(-1)?.record.moves).toEqual([]);
  });
});

describe('derived state', () => {
  it('follows the game as a page would see it', () => {
    const { table } = openToy();
    const seen: number[] = [];
    const stop = effectRoot(() => {
      seen.push(table.offered.length);
    });
    flushSync();
    table.play(step(1));
    flushSync();
    table.play(REST);
    flushSync();
    stop();
    expect(seen).toEqual([4, 2, 0]);
  });
});
