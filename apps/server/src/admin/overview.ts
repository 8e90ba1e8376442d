import type { AdminOverview, Person } from '@cap-diamant/protocol';
import type { Kysely } from 'kysely';
import type { Load } from '../monitoring/metrics.ts';
import { peopleBy, personFrom } from '../people/people.ts';
import type { Schema } from '../storage/schema.ts';
import type { Shards } from '../storage/shards.ts';
import { infosOf } from '../tables/table-store.ts';
import { latestActs } from './acts.ts';

/** How many of each kind are shown, the latest first. */
const SHOWN = 50;

const iso = (at: number): string => new Date(Number(at)).toISOString();

const withPeople = async <T>({ people }: Shards, ids: readonly string[], use: (by: (id: string) => Person) => T) => {
  const known = await peopleBy(people.db, [...new Set(ids)]);
  return use(id => known.get(id) ?? { id, name: '' });
};

/** The latest of what all databases that can be reached have. */
const latestOf = async <T>(
  { gather }: Shards,
  read: (db: Kysely<Schema>) => Promise<readonly T[]>,
  at: (row: T) => number,
): Promise<T[]> => {
  const rows = await gather(({ db }) => read(db));
  return rows.sort((a, b) => Number(at(b)) - Number(at(a))).slice(0, SHOWN);
};

const selectReports = (db: Kysely<Schema>) =>
  db
    .selectFrom('reports')
    .innerJoin('chat', join => join.onRef('chat.table_id', '=', 'reports.table_id').onRef('chat.n', '=', 'reports.n'))
    .select(['reports.table_id', 'reports.n', 'reports.at', 'reports.person', 'chat.person as speaker', 'chat.body'])
    .orderBy('reports.at', 'desc')
    .limit(SHOWN)
    .execute();

const reportsFor = async (shards: Shards): Promise<AdminOverview['reports']> => {
  const rows = await latestOf(shards, selectReports, ({ at }) => at);
  const ids = rows.flatMap(({ person, speaker }) => [person, speaker]);
  return withPeople(shards, ids, person =>
    rows.map(row => ({
      table: row.table_id,
      n: row.n,
      at: iso(row.at),
      by: person(row.person),
      speaker: person(row.speaker),
      ...(JSON.parse(row.body) as { readonly text?: string; readonly phrase?: string }),
    })),
  );
};

const selectFailed = (db: Kysely<Schema>) =>
  db.selectFrom('notices').selectAll().where('state', '=', 'failed').orderBy('created', 'desc').limit(SHOWN).execute();

const failedNotices = async (shards: Shards): Promise<AdminOverview['notices']> => {
  const rows = await latestOf(shards, selectFailed, ({ created }) => created);
  const ids = rows.map(({ person }) => person);
  return withPeople(shards, ids, person =>
    rows.map(row => ({
      table: row.table_id,
      person: person(row.person),
      at: iso(row.due),
      reason: row.reason,
      tries: row.tries,
    })),
  );
};

const blockedPeople = async (db: Kysely<Schema>): Promise<AdminOverview['blocked']> => {
  const rows = await db
    .selectFrom('people')
    .select(['id', 'name', 'blocked'])
    .where('blocked', 'is not', null)
    .orderBy('blocked', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(row => ({ person: personFrom(row), at: iso(row.blocked ?? 0) }));
};

const selectRunning = (db: Kysely<Schema>) =>
  db.selectFrom('tables').selectAll().where('state', '!=', 'over').orderBy('changed', 'desc').limit(SHOWN).execute();

const tablesFor = async (shards: Shards): Promise<AdminOverview['tables']> => {
  const rows = await latestOf(shards, selectRunning, ({ changed }) => changed);
  const infos = await infosOf(shards, rows);
  return infos.map(({ id, game, state, seats, listed, created }, n) => ({
    ...{ id, game, state, listed, created },
    people: seats.flatMap(seat => (seat.kind === 'person' && seat.person ? [seat.person] : [])),
    changed: iso(rows[n]?.changed ?? 0),
  }));
};

const tableCounts = async ({ gather }: Shards): Promise<AdminOverview['counts']> => {
  const rows = await gather(({ db }) =>
    db
      .selectFrom('tables')
      .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute(),
  );
  const count = (state: string): number =>
    rows.filter(row => row.state === state).reduce((sum, row) => sum + Number(row.count), 0);
  return { open: count('open'), playing: count('playing'), over: count('over') };
};

const loadOf = ({ eventLoop, pool, ...counts }: Load): AdminOverview['load'] => ({
  ...counts,
  eventLoopMs: { p50: eventLoop.p50 * 1000, p99: eventLoop.p99 * 1000, max: eventLoop.max * 1000 },
  memoryBytes: process.memoryUsage.rss(),
  uptimeSeconds: Math.floor(process.uptime()),
  connections: { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
});

/** What somebody who looks after the server has to know. The load is that of this node. */
export const overviewOf = async (shards: Shards, load: Load, admin: string): Promise<AdminOverview> => ({
  admin,
  load: loadOf(load),
  counts: await tableCounts(shards),
  tables: await tablesFor(shards),
  notices: await failedNotices(shards),
  reports: await reportsFor(shards),
  blocked: await blockedPeople(shards.people.db),
  acts: await latestActs(shards.people.db),
});
