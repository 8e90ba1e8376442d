import type { AdminOverview, Person } from '@cap-diamant/protocol';
import type { Kysely } from 'kysely';
import type { Load } from '../monitoring/metrics.ts';
import { peopleBy, personFrom } from '../people/people.ts';
import type { Schema } from '../storage/schema.ts';
import { infosOf } from '../tables/table-store.ts';
import { latestActs } from './acts.ts';

/** How many of each kind are shown, the latest first. */
const SHOWN = 50;

const iso = (at: number): string => new Date(Number(at)).toISOString();

const withPeople = async <T>(db: Kysely<Schema>, ids: readonly string[], use: (by: (id: string) => Person) => T) => {
  const people = await peopleBy(db, [...new Set(ids)]);
  return use(id => people.get(id) ?? { id, name: '' });
};

const reportsFor = async (db: Kysely<Schema>): Promise<AdminOverview['reports']> => {
  const rows = await db
    .selectFrom('reports')
    .innerJoin('chat', join => join.onRef('chat.table_id', '=', 'reports.table_id').onRef('chat.n', '=', 'reports.n'))
    .select(['reports.table_id', 'reports.n', 'reports.at', 'reports.person', 'chat.person as speaker', 'chat.body'])
    .orderBy('reports.at', 'desc')
    .limit(SHOWN)
    .execute();
  const ids = rows.flatMap(({ person, speaker }) => [person, speaker]);
  return withPeople(db, ids, person =>
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

const failedNotices = async (db: Kysely<Schema>): Promise<AdminOverview['notices']> => {
  const rows = await db
    .selectFrom('notices')
    .selectAll()
    .where('state', '=', 'failed')
    .orderBy('created', 'desc')
    .limit(SHOWN)
    .execute();
  const ids = rows.map(({ person }) => person);
  return withPeople(db, ids, person =>
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

const tablesFor = async (db: Kysely<Schema>): Promise<AdminOverview['tables']> => {
  const rows = await db
    .selectFrom('tables')
    .selectAll()
    .where('state', '!=', 'over')
    .orderBy('changed', 'desc')
    .limit(SHOWN)
    .execute();
  const infos = await infosOf(db, rows);
  return infos.map(({ id, game, state, seats, listed, created }, n) => ({
    ...{ id, game, state, listed, created },
    people: seats.flatMap(seat => (seat.kind === 'person' && seat.person ? [seat.person] : [])),
    changed: iso(rows[n]?.changed ?? 0),
  }));
};

const tableCounts = async (db: Kysely<Schema>): Promise<AdminOverview['counts']> => {
  const rows = await db
    .selectFrom('tables')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const count = (state: string): number => Number(rows.find(row => row.state === state)?.count ?? 0);
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
export const overviewOf = async (db: Kysely<Schema>, load: Load, admin: string): Promise<AdminOverview> => ({
  admin,
  load: loadOf(load),
  counts: await tableCounts(db),
  tables: await tablesFor(db),
  notices: await failedNotices(db),
  reports: await reportsFor(db),
  blocked: await blockedPeople(db),
  acts: await latestActs(db),
});
