import { loadGame } from '@cap-diamant/catalogue';
import { unwrap } from '@cap-diamant/kernel';
import { feed } from '@cap-diamant/match';
import { decodeNewTable } from '@cap-diamant/protocol';
import { describe, expect, it } from 'vitest';
import { newId } from '../people/tokens.ts';
import type { Absence } from './absences.ts';
import { clockInfo } from './clocks.ts';
import { follow, followAll } from './follow.ts';
import { creditAbsences } from './judge-clocks.ts';
import { newTable } from './new-table.ts';
import type { Table } from './table.ts';

const SECOND = 1000;
const BANK = 60;
const STARTED = 100 * SECOND;

/** A table of two people that started after 100 seconds, where one of them is asked. */
const openTable = async (time: object | null = { kind: 'live', bank: BANK, increment: 0 }): Promise<Table> => {
  const { game } = await loadGame('quebec');
  const request = unwrap(decodeNewTable({ game: 'quebec', seats: ['me', 'open'], ...(time && { time }) }));
  const { table } = unwrap(newTable(game, request, 'anne', 0, newId()));
  return followAll(table, [{ kind: 'sat', seat: 1, person: 'luc', luck: '' }, { kind: 'started' }], STARTED);
};

const seconds = (from: number, to: number): Absence => ({ from: from * SECOND, to: to * SECOND });

const credited = (table: Table, absences: readonly Absence[], at: number): Table =>
  creditAbsences(table, absences, at * SECOND).reduce(follow, table);

/** What the seat that is asked has left at a time, in seconds. */
const leftAt = (table: Table, at: number): number => {
  const { left, running } = clockInfo(table.clocks as NonNullable<Table['clocks']>, at * SECOND);
  return (left[running[0] ?? -1] ?? 0) / SECOND;
};

describe('nobody pays for an absence of the server', () => {
  it('as far as the clock ran in it', async () => {
    const table = await openTable();
    expect(leftAt(table, 130)).toBe(BANK - 30);
    expect(leftAt(credited(table, [seconds(110, 125)], 130), 130)).toBe(BANK - 15);
    // It began before somebody was asked.
    expect(leftAt(credited(table, [seconds(80, 125)], 130), 130)).toBe(BANK - 5);
    // It still goes on when the answer is received.
    expect(leftAt(credited(table, [seconds(110, 150)], 130), 130)).toBe(BANK - 10);
    expect(leftAt(credited(table, [seconds(110, 115), seconds(120, 126)], 130), 130)).toBe(BANK - 19);
  });

  it('once', async () => {
    const absences = [seconds(110, 125)];
    const table = credited(await openTable(), absences, 130);
    expect(creditAbsences(table, absences, 140 * SECOND)).toEqual([]);
    // Another node noticed the same a little later.
    expect(creditAbsences(table, [seconds(110.5, 125.5)], 140 * SECOND)).toEqual([]);
  });

  it('and nothing is written for an absence before anybody was asked, for a short one, or without clocks', async () => {
    const table = await openTable();
    expect(creditAbsences(table, [seconds(50, 90), seconds(110, 110.9)], 130 * SECOND)).toEqual([]);
    expect(creditAbsences(await openTable(null), [seconds(110, 125)], 130 * SECOND)).toEqual([]);
  });

  it('but a request to undo is not ended for that', async () => {
    const before = await openTable();
    const { match } = before;
    const seat = before.asked.findIndex(decision => decision !== undefined);
    const moves = match ? feed(match, seat).offered.slice(0, 1).map(before.game.notation.formatMove) : [];
    const asked = followAll(
      before,
      [
        { kind: 'played', seat, moves },
        { kind: 'undo-asked', by: 1 - seat, to: 0, agreed: [] },
      ],
      STARTED,
    );
    expect(asked.match?.undo).toBeDefined();
    expect(creditAbsences(asked, [seconds(110, 125)], 130 * SECOND)).toEqual([]);
    const refused = followAll(asked, [{ kind: 'undo-refused', seat }], 130 * SECOND);
    expect(creditAbsences(refused, [seconds(110, 125)], 130 * SECOND)).toHaveLength(2);
  });
});
