import { join } from 'node:path';
import { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { placeFor } from '../testing/place.ts';
import { freshFolder } from '../testing/server-process.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { openPool, postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { FILE, openSqlite, sqliteDialect } from './sqlite.ts';

type SubscriptionsBefore = Omit<Schema['subscriptions'], 'session'>;

it('keeps the devices of people with one session, and lets them end with it', async () => {
  const place = await placeFor(freshFolder());
  const dialect =
    'url' in place
      ? postgresDialect(openPool(place.url))
      : sqliteDialect(openSqlite('folder' in place ? join(place.folder, FILE) : place.file));
  const before = new Kysely<Omit<Schema, 'subscriptions'> & { subscriptions: SubscriptionsBefore }>({ dialect });
  await migrate(before, '006-closing');
  for (const id of ['anne', 'luc']) await before.insertInto('people').values({ id, name: '"x"', created: 0 }).execute();
  const session = (hash: string, person: string) => ({ hash, person, created: 0, seen: 0, agent: '' });
  await before
    .insertInto('sessions')
    .values([session('anne-1', 'anne'), session('luc-1', 'luc'), session('luc-2', 'luc')])
    .execute();
  const device = (person: string) => ({ endpoint: `https://${person}`, person, p256dh: 'p', auth: 'a', created: 7 });
  await before
    .insertInto('subscriptions')
    .values([device('anne'), device('luc')])
    .execute();
  await before.destroy();

  const database = await openDatabase(place);
  const devices = () => database.db.selectFrom('subscriptions').selectAll().execute();
  // Nobody can say which of Luc's two sessions his device is.
  expect(await devices()).toEqual([{ ...device('anne'), session: 'anne-1' }]);
  await database.commit(db => db.deleteFrom('sessions').where('hash', '=', 'anne-1').execute());
  expect(await devices()).toEqual([]);
  await database.close();
});
