import { toyGame } from '@cap-diamant/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { BotRequest } from '../../bots/client.ts';
import { anyMove, bot, person, settled } from '../../testing/table.ts';
import { confirm, movesOf, openToy, playAll, REST, step } from '../../testing/toy-table.ts';

describe('a reload', () => {
  it('restores the draft', async () => {
    const { table, close, openTab } = openToy();
    await playAll(table, step(1));
    close();
    const { table: again } = openTab();
    expect([again.drafted, again.canUndo, again.view]).toEqual([1, true, table.view]);
    await playAll(again, REST);
    await confirm(again);
    expect(movesOf(again)).toEqual(['step 1', 'rest']);
  });

  it('drops a draft that belongs to another position', async () => {
    const { table, drafts, close, openTab } = openToy();
    await playAll(table, step(1), REST);
    const { draft } = drafts;
    await confirm(table);
    expect(drafts.draft).toBeUndefined();
    close();
    drafts.draft = draft;
    expect(openTab().table.drafted).toBe(0);
  });

  it('keeps the legal part of a damaged draft', async () => {
    const { drafts, close, openTab } = openToy();
    close();
    drafts.draft = { question: 0, moves: ['step 1', 'fly', 'rest'] };
    expect(openTab().table.length).toBe(1);
  });
});

describe('two tabs', () => {
  const two = async () => {
    const device = openToy({ players: [person('Anne'), person('Luc')] });
    return { ...device, other: device.openTab().table };
  };

  it('follow each other', async () => {
    const { table, other } = await two();
    await playAll(table, step(1), REST);
    expect(other.length).toBe(0);
    await confirm(table);
    await settled();
    expect([other.length, other.view, other.asked]).toEqual([2, table.view, 1]);
  });

  it('follow each other when the second opens after a turn of several decisions', async () => {
    const { table, openTab } = openToy({ players: [person('Anne'), person('Luc')] });
    await playAll(table, step(1), REST);
    await confirm(table);
    const { table: other } = openTab();
    await playAll(table, step(1), REST);
    await confirm(table);
    await settled();
    expect([other.length, other.view]).toEqual([4, table.view]);
  });

  it('confirm a turn once: the second tab is refused as stale, and follows', async () => {
    const { table, other, refusals } = await two();
    await playAll(table, step(1), REST);
    await playAll(other, step(2), REST);
    table.confirm();
    other.confirm();
    await settled();
    await settled();
    expect(refusals.map(({ stale }) => stale)).toEqual([true]);
    expect([movesOf(table), movesOf(other)]).toEqual([
      ['step 1', 'rest'],
      ['step 1', 'rest'],
    ]);
    expect(other.drafted).toBe(0);
  });

  it('let one of them run the bots, and the other when that one closes', async () => {
    const asked: BotRequest[] = [];
    const first = openToy({ players: [bot, bot], bots: anyMove(toyGame, asked) });
    const second = first.openTab();
    await first.clock.advance();
    expect([first.table.length, second.table.length, asked.length]).toEqual([1, 1, 2]);
    first.close();
    await first.clock.advance();
    expect(second.table.length).toBeGreaterThan(1);
  });
});
