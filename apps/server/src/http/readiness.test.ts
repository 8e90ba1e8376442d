import { expect, it } from 'vitest';
import type { Database } from '../storage/database.ts';
import { openDatabase } from '../storage/open-database.ts';
import { joinShards } from '../storage/shards.ts';
import { placeFor } from '../testing/place.ts';
import { freshFolder } from '../testing/server-process.ts';
import { createReadiness } from './readiness.ts';

it('is ready between the start and the end, while the database answers', async () => {
  const database = await openDatabase(await placeFor(freshFolder()));
  const readiness = createReadiness(joinShards(database));
  expect(await readiness.obstacle()).toBe('starting');
  readiness.begin();
  expect(await readiness.obstacle()).toBeUndefined();
  await database.close();
  expect(await readiness.obstacle()).toBe('no database');
  readiness.end();
  expect(await readiness.obstacle()).toBe('stopping');
});

it('asks a database that does not answer only once at a time', async () => {
  let asked = 0;
  const query = { select: () => query, limit: () => query, execute: () => new Promise(() => void asked++) };
  const silent = { db: { selectFrom: () => query } } as unknown as Database;
  const readiness = createReadiness(joinShards(silent));
  readiness.begin();
  expect(await Promise.all([readiness.obstacle(), readiness.obstacle()])).toEqual(['no database', 'no database']);
  expect(asked).toBe(1);
});
