import { loadGame } from '@cap-diamant/catalogue';
import { unwrap } from '@cap-diamant/kernel';
import { decodeNewTable } from '@cap-diamant/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGuest } from '../people/people.ts';
import { newId } from '../people/tokens.ts';
import type { Database } from '../storage/database.ts';
import { openDatabase } from '../storage/open-database.ts';
import { placeFor } from '../testing/place.ts';
import { freshFolder } from '../testing/server-process.ts';
import { follow, followAll } from './follow.ts';
import { newTable } from './new-table.ts';
import type { Table } from './table.ts';
import type { TableEvent } from './table-event.ts';
import { type Along, appendEvents, insertTable, readEvents } from './table-store.ts';

let database: Database;
let anne: string;
let luc: string;
beforeEach(async () => {
  database = await openDatabase(await placeFor(freshFolder()));
  const guest = (name: string) => database.commit(async db => (await createGuest(db, name, 0)).id);
  [anne, luc] = [await guest('Anne'), await guest('Luc')];
});
afterEach(() => database.close());

/** A table of Anne's with one open seat. */
const openTable = async (): Promise<Table> => {
  const { game } = await loadGame('quebec');
  const request = unwrap(decodeNewTable({ game: 'quebec', seats: ['me', 'open'] }));
  const { table, events } = unwrap(newTable(game, request, anne, 0, newId()));
  await database.commit(db => insertTable(db, table, events, 0));
  return table;
};

const append = (before: Table, events: readonly TableEvent[], along: Along = {}) => {
  const logged = events.map(event => ({ event, at: 0 }));
  return appendEvents(database, before, logged.reduce(follow, before), logged, 1, along);
};

/** A command of Luc's. */
const by = (cid: string): Along => ({ sender: { person: luc, cid } });

const lucSits = (): TableEvent[] => [{ kind: 'sat', seat: 1, person: luc, luck: '' }, { kind: 'started' }];
const ANNE_LEAVES: TableEvent = { kind: 'left', seat: 0 };

const logOf = async ({ header }: Table): Promise<string[]> =>
  (await readEvents(database.db, header.id, 0)).map(({ event }) => event.kind);

const commands = () => database.db.selectFrom('commands').select(['person', 'cid', 'seq']).execute();

describe('an append of two events', () => {
  it('is written as a whole, with its command and the seats', async () => {
    const table = await openTable();
    expect(await append(table, lucSits(), by('sit'))).toBe('written');
    expect(await logOf(table)).toEqual(['created', 'sat', 'started']);
    expect(await commands()).toEqual([{ person: luc, cid: '"sit"', seq: 3 }]);
    const members = await database.db.selectFrom('members').select('person').execute();
    expect(members.map(({ person }) => person).sort()).toEqual([anne, luc].sort());
  });

  it('leaves nothing behind when a single event was faster', async () => {
    const table = await openTable();
    // Only the first of the two numbers is taken: the second event alone would find its place.
    expect(await append(table, [ANNE_LEAVES])).toBe('written');
    expect(await append(table, lucSits(), by('sit'))).toBe('lost');
    expect(await logOf(table)).toEqual(['created', 'left']);
    expect(await commands()).toEqual([]);
    expect(await database.db.selectFrom('members').selectAll().execute()).toEqual([]);
    const { state } = await database.db.selectFrom('tables').select('state').executeTakeFirstOrThrow();
    expect(state).toBe('open');
  });

  it('leaves nothing behind either where nobody sits down or gets up', async () => {
    const open = await openTable();
    await append(open, lucSits());
    const table = followAll(open, lucSits(), 0);
    expect(await append(table, [{ kind: 'pause-asked', seat: 0 }])).toBe('written');
    const agreed: TableEvent[] = [
      { kind: 'pause-asked', seat: 1 },
      { kind: 'paused', pause: { reason: 'agreed' } },
    ];
    expect(await append(table, agreed, by('pause'))).toBe('lost');
    expect(await logOf(table)).toEqual(['created', 'sat', 'started', 'pause-asked']);
    expect(await commands()).toEqual([]);
    const { seq } = await database.db.selectFrom('tables').select('seq').executeTakeFirstOrThrow();
    expect(seq).toBe(4);
  });
});

it('appends of the same moment are judged one by one', async () => {
  const tables = [await openTable(), await openTable(), await openTable(), await openTable()] as const;
  const [faster, open, once, twice] = tables;
  await append(faster, [ANNE_LEAVES]);
  await append(await openTable(), lucSits(), by('known'));
  const [late, known, ...same] = await Promise.all([
    append(faster, lucSits(), by('late')),
    append(open, lucSits(), by('known')),
    append(once, lucSits(), by('same')),
    append(twice, lucSits(), by('same')),
  ]);
  expect([late, known]).toEqual(['lost', 'repeated']);
  expect(same.toSorted()).toEqual(['repeated', 'written']);
  const [ofFaster, ofOpen, ...others] = await Promise.all(tables.map(logOf));
  expect([ofFaster, ofOpen]).toEqual([['created', 'left'], ['created']]);
  expect(others).toEqual(same.map(each => (each === 'written' ? ['created', 'sat', 'started'] : ['created'])));
  expect((await commands()).map(({ cid }) => cid).sort()).toEqual(['"known"', '"same"']);
});

it('an append that fails does not keep the others from being written', async () => {
  const [first, second] = [await openTable(), await openTable()];
  const also = () => Promise.reject(new Error('no room'));
  const results = await Promise.allSettled([append(first, lucSits(), { also }), append(second, lucSits())]);
  expect(results).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 'written' }]);
  expect(await logOf(first)).toEqual(['created']);
  expect(await logOf(second)).toEqual(['created', 'sat', 'started']);
});
