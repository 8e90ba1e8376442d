import type { Toy } from '@cap-diamant/kernel/testing';
import { describe, expect, it } from 'vitest';
import { bot, person } from '../../testing/table.ts';
import { confirm, openToy, PEEK, playAll, REST, step } from '../../testing/toy-table.ts';
import { turnsOfOthers } from './recap.ts';
import type { TableState } from './table-state.svelte.ts';

describe('the recap', () => {
  const THREE = { options: { players: 3, rounds: 2 }, players: [person('Anne'), bot, bot] };
  const seats = (table: TableState<Toy>) => table.recap.map(({ seat }) => seat);
  /** Lets the bots play until it is the person's turn again. */
  const untilTurn = async ({ table, clock }: ReturnType<typeof openToy>): Promise<void> => {
    for (let wait = 0; wait < 50 && !(table.turn.seat === 0 && table.turn.fresh); wait++) {
      if (table.offered.length > 0) table.play({ kind: 'vote', yes: true });
      await clock.advance();
    }
  };

  it('has the turns of the others since the viewer’s last one, whole and in order', async () => {
    const opened = openToy(THREE);
    const { table } = opened;
    expect(seats(table)).toEqual([]);
    await playAll(table, step(1), REST);
    await confirm(table);
    expect(seats(table)).toEqual([]);
    for (let wait = 0; wait < 50 && table.offered.length === 0; wait++) await opened.clock.advance();
    expect(seats(table)).toEqual([1, 2]);
    expect(table.recap[0]?.from).toBe(2);
    expect(table.recap[0]?.to).toBe(table.recap[1]?.from);
    expect(table.recap[1]?.to).toBe(table.length);
    expect(table.recap.flatMap(({ effects }) => effects)).toEqual(
      Array.from({ length: table.length - 2 }, (_, at) => table.effectsOf(at + 3)).flat(),
    );
  });

  it('begins with what others gained by answers in the viewer’s last turn', () => {
    const decision = (seat: number, of: number, fresh: boolean, ...effects: string[]) =>
      ({ seat, turn: { seat: of, fresh }, effects, view: seat }) as never;
    const entries = [
      decision(2, 2, true, 'before'),
      decision(0, 0, true, 'placed'),
      decision(1, 0, false, 'followed'),
      decision(2, 0, false),
      decision(1, 1, true, 'drew'),
    ];
    const feed = { entries, turn: { seat: 2, fresh: true }, seat: 0 };
    const told = turnsOfOthers(feed, 3).map(({ seat, from, effects, answers }) => [seat, from, effects, answers]);
    expect(told).toEqual([
      [1, 2, ['followed'], true],
      [1, 4, ['drew'], false],
    ]);
  });

  it('stays while the viewer’s next turn is composed, also after a decision that is sent at once', async () => {
    const opened = openToy(THREE);
    const { table } = opened;
    await playAll(table, step(1), REST);
    await confirm(table);
    await untilTurn(opened);
    const before = table.recap;
    expect(before.length).toBeGreaterThan(0);
    await playAll(table, PEEK);
    expect([table.drafted, table.turn]).toEqual([0, { seat: 0, fresh: false }]);
    expect(table.recap).toEqual(before);
  });
});
