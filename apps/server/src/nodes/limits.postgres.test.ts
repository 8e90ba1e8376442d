import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLimits } from '../http/limits.ts';
import { createSharedLimits } from '../http/shared-limits.ts';
import type { Database } from '../storage/database.ts';
import { openDatabase } from '../storage/open-database.ts';
import { placeFor } from '../testing/place.ts';
import { freshFolder } from '../testing/server-process.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await placeFor(freshFolder()));
});
afterAll(() => database.close());

/** A node with a memory of its own, whose time stands still. */
const node = () => createLimits(() => 0, createSharedLimits(database));

it('nodes share what somebody may still do, also when asked at the same time', async () => {
  const nodes = [node(), node(), node()];
  const waits = await Promise.all(Array.from({ length: 24 }, (_, n) => nodes[n % 3]?.chat('anne')));
  // Eight at once; while this runs, half a token may come back every second.
  const granted = waits.filter(wait => wait === 0).length;
  expect(granted).toBeGreaterThanOrEqual(8);
  expect(granted).toBeLessThanOrEqual(10);
  expect(Math.max(...waits.map(Number))).toBe(2);
  expect(await nodes[0]?.chat('luc')).toBe(0);
  expect(await nodes[1]?.signIn('anne')).toBe(0);
});

it('keeps no addresses', async () => {
  await node().mail('anne@example.org');
  const rows = await database.db.selectFrom('limits').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('anne');
});

it('counts by itself where the database does not answer', async () => {
  const gone = await openDatabase(await placeFor(freshFolder()));
  const alone = createLimits(() => 0, createSharedLimits(gone));
  await gone.close();
  const waits = await Promise.all(Array.from({ length: 9 }, () => alone.chat('anne')));
  expect(waits.filter(wait => wait === 0)).toHaveLength(8);
});
