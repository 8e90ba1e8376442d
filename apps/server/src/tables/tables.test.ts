import { loadGame } from '@cap-diamant/catalogue';
import { unwrap } from '@cap-diamant/kernel';
import { decodeNewTable } from '@cap-diamant/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { createGuest } from '../people/people.ts';
import { newId } from '../people/tokens.ts';
import type { Database } from '../storage/database.ts';
import { openDatabase } from '../storage/open-database.ts';
import { joinShards } from '../storage/shards.ts';
import { textOf } from '../testing/frame-text.ts';
import { placeFor } from '../testing/place.ts';
import { freshFolder } from '../testing/server-process.ts';
import type { Follower } from './followers.ts';
import { newTable } from './new-table.ts';
import { clearAway } from './retention.ts';
import { findRow, insertTable } from './table-store.ts';
import { createTables } from './tables.ts';

const DAY = 24 * 60 * 60 * 1000;

const opened: Database[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

/** One of several servers on the same database. */
const open = async (folder: string) => {
  const database = await openDatabase(await placeFor(folder));
  opened.push(database);
  let time = 0;
  return { database, tables: createTables(joinShards(database), () => time++) };
};

const guest = ({ commit }: Database, name: string) => commit(async db => (await createGuest(db, name, 0)).id);

const create = async ({ commit }: Database, person: string, seats: ('me' | 'open')[], created = 0): Promise<string> => {
  const { game } = await loadGame('quebec');
  const request = unwrap(decodeNewTable({ game: 'quebec', seats }));
  const { table, events } = unwrap(newTable(game, request, person, created, newId()));
  await commit(db => insertTable(db, table, events, created));
  return table.header.id;
};

const listener = (person: string) => {
  const heard: { seq: number; feed: { decision: number | null; offered: string[]; length: number } }[] = [];
  const follower: Follower = {
    person,
    cid: 'follow',
    offered: true,
    form: 'notation',
    details: false,
    sent: 0,
    behind: false,
    isReady: () => true,
    begin: frame => heard.push(JSON.parse(textOf(frame))),
    hear: frame => heard.push(JSON.parse(textOf(frame))),
  };
  return { heard, follower };
};

describe('two servers on one database', () => {
  it('never give two events the same number: the loser of a race reads on and judges again', async () => {
    const folder = freshFolder();
    const [one, two] = [await open(folder), await open(folder)];
    const people = [await guest(one.database, 'Anne'), await guest(one.database, 'Luc')] as const;
    const id = await create(one.database, people[0], ['me', 'open']);
    await one.tables.sit(id, people[1], { luck: '' });
    // Both servers know the table now, and neither hears of what the other appends.
    const [anne, luc] = [listener(people[0]), listener(people[1])];
    await one.tables.follow(id, anne.follower, undefined);
    await two.tables.follow(id, luc.follower, undefined);
    const first = [anne, luc].find(({ heard }) => heard[0]?.feed.decision !== null);
    const { decision = 0, offered = [] } = first?.heard[0]?.feed ?? {};
    const person = first === anne ? people[0] : people[1];
    const play = (cid: string) => ({
      kind: 'play' as const,
      cid,
      table: id,
      decision: decision ?? 0,
      moves: offered.slice(0, 1),
    });
    const answers = await Promise.all([
      one.tables.command(id, person, play('a')),
      two.tables.command(id, person, play('b')),
    ]);
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['done', 'refused']);
    const refused = answers.find(answer => answer.kind === 'refused');
    expect(refused).toMatchObject({ refusal: { code: 'stale' } });
    const done = answers.find(answer => answer.kind === 'done');
    // The loser learned what happened, and so did its followers.
    const loser = answers[0].kind === 'refused' ? anne : luc;
    expect(loser.heard.at(-1)?.feed.length).toBe(1);
    expect(refused).toMatchObject({ seq: done?.kind === 'done' ? done.seq : 0 });
  });

  it('carry out a command once, wherever it is sent', async () => {
    const folder = freshFolder();
    const [one, two] = [await open(folder), await open(folder)];
    const people = [await guest(one.database, 'Anne'), await guest(one.database, 'Luc')] as const;
    const tables = [
      await create(one.database, people[0], ['me', 'open']),
      await create(one.database, people[0], ['me', 'open']),
    ];
    for (const id of tables) await one.tables.sit(id, people[1], { luck: '' });
    const resign = (id: string) => ({ kind: 'resign' as const, cid: 'once', table: id });
    const [first = '', second = ''] = tables;
    const answers = await Promise.all([
      one.tables.command(first, people[0], resign(first)),
      two.tables.command(first, people[0], resign(first)),
      two.tables.command(second, people[0], resign(second)),
    ]);
    expect(answers.map(answer => answer.kind === 'done' && answer.seq)).toEqual(
      Array(3).fill(answers[0].kind === 'done' && answers[0].seq),
    );
    const states = await Promise.all(tables.map(id => findRow(one.database.db, id)));
    expect(states.map(row => row?.state).sort()).toEqual(['over', 'playing']);
  });
});

it('a client that reads slowly gets what it missed as one event, once', async () => {
  const { database, tables } = await open(freshFolder());
  const people = [await guest(database, 'Anne'), await guest(database, 'Luc')] as const;
  const id = await create(database, people[0], ['me', 'open']);
  await tables.sit(id, people[1], { luck: '' });
  const players = people.map(person => ({ person, ...listener(person) }));
  const slow = listener('a spectator');
  let isReady = true;
  slow.follower.isReady = () => isReady;
  for (const { follower } of [...players, slow]) await tables.follow(id, follower, undefined);
  isReady = false;
  for (let n = 0; n < 3; n++) {
    const asked = players.find(({ heard }) => heard.at(-1)?.feed.decision !== null);
    const { decision, offered = [] } = asked?.heard.at(-1)?.feed ?? {};
    const moves = offered.filter(move => move.startsWith('send')).slice(0, 1);
    const play = { kind: 'play', cid: `turn ${n}`, table: id, decision: decision ?? 0, moves } as const;
    expect(await tables.command(id, asked?.person, play)).toMatchObject({ kind: 'done' });
  }
  expect(slow.heard).toHaveLength(1);
  isReady = true;
  await tables.catchUp(id);
  await tables.catchUp(id);
  const seq = players[0]?.heard.at(-1)?.seq ?? 0;
  expect(slow.heard.slice(1)).toMatchObject([
    { kind: 'event', from: seq - 3, seq, feed: { length: 3, entries: [{ n: 0 }, { n: 1 }, { n: 2 }] } },
  ]);
});

describe('clearing away', () => {
  it('keeps the answers to commands for a day at least', async () => {
    const { database, tables } = await open(freshFolder());
    const [anne, luc] = [await guest(database, 'Anne'), await guest(database, 'Luc')];
    const id = await create(database, anne, ['me', 'open']);
    await tables.sit(id, luc, { luck: '' });
    const resign = () => tables.command(id, anne, { kind: 'resign', cid: 'once', table: id });
    const { kind, seq } = (await resign()) as { kind: string; seq: number };
    await clearAway(database, DAY + 1000);
    expect(await resign()).toMatchObject({ kind, seq });
    await clearAway(database, 10 * DAY);
    expect(await resign()).toMatchObject({ kind: 'refused', refusal: { code: 'over' } });
  });

  it('closes open tables nobody has sat at for a day, and no others', async () => {
    const { database, tables } = await open(freshFolder());
    const person = await guest(database, 'Anne');
    const empty = await create(database, person, ['open', 'open']);
    const seated = await create(database, person, ['me', 'open']);
    const fresh = await create(database, person, ['open', 'open'], DAY);
    expect(await clearAway(database, DAY - 1)).toEqual([]);
    expect(await clearAway(database, DAY + 1)).toEqual([empty]);
    expect(await tables.exists(empty)).toBe(false);
    expect([await tables.exists(seated), await tables.exists(fresh)]).toEqual([true, true]);
  });

  it('closes a table that nobody joins three days after a warning, unless somebody comes', async () => {
    const { database, tables } = await open(freshFolder());
    const [anne, luc] = [await guest(database, 'Anne'), await guest(database, 'Luc')];
    const [left, joined] = [
      await create(database, anne, ['me', 'open']),
      await create(database, anne, ['me', 'open', 'open']),
    ];
    const closes = async (id: string) => (await findRow(database.db, id))?.closes;
    await clearAway(database, 26 * DAY);
    expect([await closes(left), await closes(joined)]).toEqual([null, null]);
    await clearAway(database, 28 * DAY);
    expect([await closes(left), await closes(joined)]).toEqual([31 * DAY, 31 * DAY]);
    await tables.sit(joined, luc, { luck: '' });
    expect(await closes(joined)).toBeNull();
    expect(await clearAway(database, 31 * DAY - 1)).not.toContain(left);
    expect(await clearAway(database, 31 * DAY)).toContain(left);
  });

  it('keeps finished games, unless the host wants otherwise', async () => {
    const { database, tables } = await open(freshFolder());
    const [anne, luc] = [await guest(database, 'Anne'), await guest(database, 'Luc')];
    const id = await create(database, anne, ['me', 'open']);
    await tables.sit(id, luc, { luck: '' });
    await tables.command(id, anne, { kind: 'resign', cid: 'r', table: id });
    expect(await clearAway(database, 1000 * DAY)).toEqual([]);
    expect(await clearAway(database, 1000 * DAY, { openDays: 30, overDays: 90 })).toEqual([id]);
    expect(await tables.exists(id)).toBe(false);
  });
});
