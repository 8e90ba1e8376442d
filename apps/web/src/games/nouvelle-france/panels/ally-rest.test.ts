import { nth, unwrap } from '@cap-diamant/kernel';
import { type NouvelleFrance, nouvelleFrance } from '@cap-diamant/nouvelle-france';
import { words } from '@cap-diamant/nouvelle-france/terminal-words';
import { describe, expect, it } from 'vitest';
import { openTable, person, settled } from '../../../testing/table.ts';
import { Placing } from '../placing/placing.svelte.ts';
import { AllyRest, answer } from './ally-rest.svelte.ts';

type Table = ReturnType<typeof open>['table'];

const open = () => {
  const options = unwrap(nouvelleFrance.options.parse({ first: 0, players: 2 }));
  return openTable<NouvelleFrance>(nouvelleFrance, words, { options, seed: 'rest', players: [person(), person()] });
};

const asks = (table: Table): string | undefined => (table.mustConfirm ? 'confirm' : table.view.pending.at(-1)?.kind);

/** Draws and places the best piece: the next question is about an ally. */
const place = async (table: Table): Promise<void> => {
  const placing = new Placing(table);
  unwrap(table.play({ kind: 'draw' }));
  await settled();
  placing.takeShape(nth(placing.lots, 0).form);
  placing.nextLegal();
  placing.put();
  await settled();
};

const reply = async (table: Table, kind: 'pass' | 'end'): Promise<void> => {
  answer(table, { kind });
  await settled();
};

describe('answers about allies', () => {
  it('need no confirmation in another player’s turn or at the end of the own one', async () => {
    const { table } = open();
    await place(table);
    expect(asks(table)).toBe('fille');
    await reply(table, 'pass');
    expect([asks(table), table.asked]).toEqual(['coureur', 1]);
    await reply(table, 'pass');
    expect([asks(table), table.asked]).toEqual(['after', 0]);
    await reply(table, 'end');
    expect([asks(table), table.asked, table.drafted]).toEqual(['turn', 1, 0]);
  });

  it('are given for a player who doesn’t want to be asked, until it is over', async () => {
    const { table } = open();
    const rest = new AllyRest(() => table);
    await place(table);
    rest.begin(['fille', 'after'], 'next-turn');
    rest.apply();
    await settled();
    expect(asks(table)).toBe('coureur');
    rest.apply();
    expect([asks(table), table.asked], 'the other player is still asked').toEqual(['coureur', 1]);
    await reply(table, 'pass');
    rest.apply();
    await settled();
    expect([table.mustConfirm, table.answers], 'the own turn waits to be confirmed').toEqual([true, false]);
    table.confirm();
    await settled();
    expect([asks(table), table.asked]).toEqual(['turn', 1]);
    rest.apply();
    await place(table);
    expect([asks(table), table.asked]).toEqual(['fille', 1]);
    await reply(table, 'pass');
    expect([asks(table), table.asked]).toEqual(['coureur', 0]);
    rest.begin(['coureur'], 'own-turn');
    rest.apply();
    await settled();
    expect([asks(table), table.asked]).toEqual(['after', 1]);
    await reply(table, 'end');
    expect(rest.active).toBe(true);
    rest.apply();
    expect([asks(table), table.asked, rest.active]).toEqual(['turn', 0, false]);
  });

  it('are asked for again once they were undone', async () => {
    const { table } = open();
    const rest = new AllyRest(() => table);
    await place(table);
    await reply(table, 'pass');
    await reply(table, 'pass');
    rest.begin(['after'], 'snow');
    rest.apply();
    await settled();
    expect(table.mustConfirm).toBe(true);
    table.undo();
    await settled();
    rest.apply();
    await settled();
    expect([asks(table), table.asked, rest.active]).toEqual(['after', 0, false]);
  });
});
