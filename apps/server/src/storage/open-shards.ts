import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { openDatabase, type Place } from './open-database.ts';
import type { Schema } from './schema.ts';
import { proposeSetting, readSetting, writeSetting } from './settings.ts';
import { MOST_SHARDS } from './shard-ids.ts';
import { joinShards, type Shards } from './shards.ts';

/** In the first database: what ties the others to it, and how many there are. */
const SERVER = 'server';
const COUNT = 'shards';
/** In each of the others: which one it is. */
const SHARD = 'shard';

/** The address without its password. */
const named = (url: string): string => {
  const { host, pathname } = new URL(url);
  return host + pathname;
};

/** People are in another database, so nothing here can refer to them. */
const detachFromPeople = (db: Kysely<Schema>) =>
  sql`do $$
    declare link record;
    begin
      for link in select conrelid::regclass as name, conname from pg_constraint
        where contype = 'f' and confrelid in ('people'::regclass, 'sessions'::regclass)
      loop execute format('alter table %s drop constraint %I', link.name, link.conname); end loop;
    end $$`.execute(db);

/** Makes a database a shard of this server; refuses one that is something else. A wrong order would lose tables. */
const claim = async (db: Kysely<Schema>, url: string, server: string, number: number): Promise<void> => {
  const isInUse = await db.selectFrom('people').select('id').limit(1).executeTakeFirst();
  if (isInUse !== undefined || (await readSetting(db, SERVER)) !== undefined) {
    throw new Error(`${named(url)} is a server of its own, not a shard`);
  }
  await proposeSetting(db, SHARD, JSON.stringify([server, number]));
  const [owner, known] = JSON.parse((await readSetting(db, SHARD)) ?? '[]') as [string, number];
  if (owner !== server) throw new Error(`${named(url)} is a shard of another server`);
  if (known !== number)
    throw new Error(`${named(url)} is shard ${known} of this server, not ${number}: keep the order`);
  await detachFromPeople(db);
};

/** What this server is called in its shards. */
const nameOf = ({ commit }: Database): Promise<string> =>
  commit(async db => {
    if ((await readSetting(db, SHARD)) !== undefined) throw new Error('this database is a shard: name the first one');
    await proposeSetting(db, SERVER, randomUUID());
    return (await readSetting(db, SERVER)) ?? '';
  }, SERVER);

/** A server that knows fewer shards than there are would take their tables for gone. */
const noteCount = ({ commit }: Database, count: number): Promise<void> =>
  commit(async db => {
    const known = Number((await readSetting(db, COUNT)) ?? 0);
    if (count < known) throw new Error(`there are ${known} shards besides the first database, and ${count} are named`);
    if (count > known) await writeSetting(db, COUNT, String(count));
  }, SERVER);

const openOthers = async (
  people: Database,
  urls: readonly string[],
  log: (fault: unknown) => void,
): Promise<Database[]> => {
  if (urls.length === 0) return [];
  if (urls.length >= MOST_SHARDS) throw new Error(`at most ${MOST_SHARDS - 1} shards`);
  const [server, { openShard }] = [await nameOf(people), await import('./postgres-database.ts')];
  const logFor = (url: string, number: number) => (fault: unknown) =>
    log(new Error(`shard ${number} (${named(url)}) is away, and its tables with it`, { cause: fault }));
  const opening = urls.map((url, at) => openShard(url, db => claim(db, url, server, at + 1), logFor(url, at + 1)));
  const opened = await Promise.allSettled(opening);
  const failed = opened.find(each => each.status === 'rejected');
  const others = opened.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []));
  if (failed === undefined) return others;
  for (const other of others) await other.close();
  throw failed.reason;
};

/** Opens all databases of a server: the first, and those of further shards, always in the same order. */
export const openShards = async (
  place: Place,
  urls: readonly string[] = [],
  log: (fault: unknown) => void = () => undefined,
): Promise<Shards> => {
  if (urls.length > 0 && !('url' in place)) throw new Error('shards need a PostgreSQL database for people');
  const people = await openDatabase(place);
  try {
    const others = await openOthers(people, urls, log);
    if (people.isShared) await noteCount(people, urls.length);
    return joinShards(people, others);
  } catch (fault) {
    await people.close();
    throw fault;
  }
};
