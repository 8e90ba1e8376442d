import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { storeLine } from '../chat/chat.ts';
import { createCode, takeCode } from '../people/codes.ts';
import { createGuest } from '../people/people.ts';
import { placeFor } from '../testing/place.ts';
import { freshFolder } from '../testing/server-process.ts';
import type { Append } from './batches.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { isOutage } from './postgres-faults.ts';

const opened: Database[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

/** Several nodes that start at the same time on a new database. */
const openNodes = async (count: number): Promise<Database[]> => {
  const place = await placeFor(freshFolder());
  const nodes = await Promise.all(Array.from({ length: count }, () => openDatabase(place)));
  opened.push(...nodes);
  return nodes;
};

const openPair = async () => (await openNodes(2)) as [Database, Database];

const guest = ({ commit }: Database) => commit(db => createGuest(db, 'Anne', 0));

const TABLE = {
  game: 'quebec',
  options: '{}',
  listed: 1,
  time: null,
  substitute: 'medium',
  spectators: 1,
  secret: 's',
  created: 0,
  seq: 0,
  state: 'playing',
  seats: '[]',
  bot_due: 0,
  clock_due: null,
  closes: null,
  changed: 0,
};

const table = async ({ commit }: Database, id: string, creator: string): Promise<string> => {
  await commit(db =>
    db
      .insertInto('tables')
      .values({ ...TABLE, id, creator })
      .execute(),
  );
  return id;
};

const append = (id: string, seq: number, person?: string): Append => ({
  command: person === undefined ? undefined : { person, cid: `"${id} ${seq}"`, seq, at: 1 },
  events: [{ table_id: id, seq, at: 1, body: '{"kind":"started"}' }],
  summary: { id, seq, state: 'playing', bot_due: 1, clock_due: 5, changed: seq },
  notices: [],
});

const numbersOf = async ({ db }: Database, name: 'events' | 'commands'): Promise<number[]> => {
  const rows = await db.selectFrom(name).select('seq').orderBy('seq').execute();
  return rows.map(({ seq }) => seq);
};

/** Ends all connections of the other nodes, as a database that restarts does. */
const cutOthers = async ({ db }: Database): Promise<void> => {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
};

describe('nodes on one database', () => {
  it('bring it up to date once, also when they start together', async () => {
    const nodes = await openNodes(5);
    const people = await Promise.all(nodes.map(guest));
    expect(new Set(people.map(({ id }) => id)).size).toBe(5);
  });

  it('use a code once', async () => {
    const nodes = await openPair();
    for (let n = 0; n < 20; n++) {
      await nodes[0].commit(db => createCode(db, { purpose: 'device', person: null, code: `code ${n}` }, 0));
      const taken = await Promise.all(
        nodes.map(({ commit }) => commit(db => takeCode(db, `code ${n}`, ['device'], 0))),
      );
      expect(taken.filter(row => row !== undefined)).toHaveLength(1);
    }
  });

  it('number what is said at a table without gaps, wherever it is said', async () => {
    const nodes = await openPair();
    const person = await guest(nodes[0]);
    const id = await table(nodes[0], 't', person.id);
    const lines = await Promise.all(
      Array.from({ length: 30 }, (_, n) => {
        const say = { kind: 'say' as const, cid: `c${n}`, table: id, text: `line ${n}` };
        return storeLine(nodes[n % 2] ?? nodes[0], 'players', person, say, n);
      }),
    );
    const numbers = lines.map(line => line?.n ?? 0).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
  });

  it('find nothing under an id that PostgreSQL could not store', async () => {
    const [{ db }] = await openPair();
    expect(await db.selectFrom('tables').select('id').where('id', '=', 'a\0b').execute()).toEqual([]);
  });
});

describe('batches', () => {
  it('write many logs together, each event with its command and its summary', async () => {
    const [node] = await openPair();
    const { id: person } = await guest(node);
    const ids = Array.from({ length: 300 }, (_, n) => `table ${n}`);
    for (const id of ids) await table(node, id, person);
    const written = await Promise.all(ids.map(id => node.batches.write(append(id, 1, person))));
    expect(new Set(written)).toEqual(new Set([true]));
    expect([(await numbersOf(node, 'events')).length, (await numbersOf(node, 'commands')).length]).toEqual([300, 300]);
    const rows = await node.db.selectFrom('tables').select(['seq', 'bot_due', 'clock_due', 'changed']).execute();
    expect(new Set(rows.map(row => JSON.stringify(row)))).toEqual(
      new Set([JSON.stringify({ seq: 1, bot_due: 1, clock_due: 5, changed: 1 })]),
    );
  });

  it('give a number to one of two nodes, and leave nothing of the other', async () => {
    const nodes = await openPair();
    const people = [await guest(nodes[0]), await guest(nodes[1])];
    const id = await table(nodes[0], 't', people[0]?.id ?? '');
    for (let seq = 1; seq <= 50; seq++) {
      const written = await Promise.all(nodes.map((node, at) => node.batches.write(append(id, seq, people[at]?.id))));
      expect(written.toSorted()).toEqual([false, true]);
    }
    const numbers = Array.from({ length: 50 }, (_, n) => n + 1);
    expect(await numbersOf(nodes[0], 'events')).toEqual(numbers);
    expect(await numbersOf(nodes[0], 'commands')).toEqual(numbers);
  });

  it('write the others when one of them is late', async () => {
    const [node] = await openPair();
    const { id: person } = await guest(node);
    for (const id of ['a', 'b', 'c']) await table(node, id, person);
    await node.batches.write(append('b', 1));
    const written = await Promise.all(['a', 'b', 'c'].map(id => node.batches.write(append(id, 1))));
    expect(written).toEqual([true, false, true]);
  });
});

describe('a database that goes away', () => {
  it('is read and written on when it is back', async () => {
    const [one, two] = await openPair();
    const done: Promise<unknown>[] = [];
    for (let n = 0; n < 10; n++) {
      for (let each = 0; each < 20; each++) {
        done.push(guest(one), one.db.selectFrom('people').select('id').execute());
      }
      await cutOthers(two);
    }
    await Promise.all(done);
    // A commit that was cut off may have been written: then the job, which makes a new guest each time, wrote another.
    expect((await one.db.selectFrom('people').select('id').execute()).length).toBeGreaterThanOrEqual(200);
  });

  it('is read on where all connections break while they read', async () => {
    const [one, two] = await openPair();
    const reads = Array.from({ length: 40 }, () => sql<{ n: number }>`select 1 as n from pg_sleep(1)`.execute(one.db));
    const sleeping = async (): Promise<number> => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
        where datname = current_database() and wait_event = 'PgSleep'`.execute(two.db);
      return rows[0]?.n ?? 0;
    };
    await expect.poll(sleeping, { timeout: 20_000 }).toBe(12);
    await cutOthers(two);
    // Within the time that somebody waits for a free connection: nobody may hold a broken one meanwhile.
    await expect.poll(sleeping, { timeout: 4000 }).toBeGreaterThan(0);
    expect((await Promise.all(reads)).every(({ rows }) => rows[0]?.n === 1)).toBe(true);
  });

  it('is told apart from questions it refuses', async () => {
    const [{ db }] = await openPair();
    const refused = await sql`select nonsense`.execute(db).catch((fault: unknown) => fault);
    expect(isOutage(refused)).toBe(false);
    await expect(openDatabase({ url: 'postgres://postgres@127.0.0.1:1/none' })).rejects.toThrow('ECONNREFUSED');
  });
});
