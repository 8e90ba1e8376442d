import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import type { Shards } from '../storage/shards.ts';

// An event is written together with its notices, for people who have a device to tell. Devices are kept with people; a
// shard knows only who has any: a row of `subscriptions` for each person, with the person's id in place of an address.

const PAGE = 1000;

const add = async (db: Kysely<Schema>, persons: readonly string[], created: number): Promise<void> => {
  if (persons.length === 0) return;
  await db
    .insertInto('subscriptions')
    .values(persons.map(person => ({ endpoint: person, person, session: '', p256dh: '', auth: '', created })))
    .onConflict(conflict => conflict.doNothing())
    .execute();
};

/** Tells all shards that somebody has a device. One that is away finds out when it is brought up to date. */
export const tellShards = async (
  { all, people }: Shards,
  person: string,
  now: number,
  log: (fault: unknown) => void,
): Promise<void> => {
  const others = all.filter(database => database !== people && !database.isAway());
  await Promise.all(others.map(({ commit }) => commit(db => add(db, [person], now)).catch(log)));
};

/** The next people with devices after one, in order. */
const personsAfter = async ({ db }: Database, last: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('subscriptions')
    .select('person')
    .distinct()
    .where('person', '>', last)
    .orderBy('person')
    .limit(PAGE)
    .execute();
  return rows.map(({ person }) => person);
};

/** Brings what a shard knows about devices up to date. Who has none any more costs it a row, and no notice is sent. */
export const updateShard = async (people: Database, shard: Database, now: number): Promise<void> => {
  let last = '';
  for (;;) {
    const page = await personsAfter(people, last);
    const [from, to] = [last, page.length < PAGE ? undefined : page.at(-1)];
    await shard.commit(async db => {
      let gone = db.deleteFrom('subscriptions').where('person', '>', from);
      if (to !== undefined) gone = gone.where('person', '<=', to);
      if (page.length > 0) gone = gone.where('person', 'not in', page);
      await gone.execute();
      await add(db, page, now);
    });
    if (to === undefined) return;
    last = to;
  }
};
