import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onPostgres, placeFor } from '../testing/place.ts';
import { freshFolder } from '../testing/server-process.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await placeFor(freshFolder()));
});
afterAll(() => database.close());

const insert = (id: string) =>
  database.commit(async db => {
    await db.insertInto('people').values({ id, name: '"x"', created: 0 }).execute();
    return id;
  });

const ids = async (): Promise<string[]> => {
  const rows = await database.db.selectFrom('people').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
};

it('writes what arrives together together, and answers each', async () => {
  expect(await Promise.all(['a', 'b', 'c'].map(insert))).toEqual(['a', 'b', 'c']);
  expect(await ids()).toEqual(['a', 'b', 'c']);
});

it('writes the others when one of them fails', async () => {
  const results = await Promise.allSettled(['d', 'a', 'e'].map(insert));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await ids()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('waits for the disk at every commit', async () => {
  const setting = onPostgres() ? sql`show synchronous_commit` : sql`pragma synchronous`;
  const { rows } = await setting.execute(database.db);
  expect(rows).toEqual([onPostgres() ? { synchronous_commit: 'on' } : { synchronous: 2 }]);
});
