import { channel } from 'node:diagnostics_channel';
import type { LogEvent } from 'kysely';

/** How long a query took. Its text has placeholders in place of values. */
export interface QueryReport {
  readonly sql: string;
  readonly ms: number;
}

/** How many writes were brought to disk together, and how long that took. */
export interface CommitReport {
  readonly size: number;
  readonly ms: number;
}

/** The connections of a pool, as the driver counts them. */
export interface Pool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** Channels rather than callbacks: storage does not know who measures, and pays nothing while nobody does. */
export const queries = channel('cap-diamant:query');
export const commits = channel('cap-diamant:commit');
/** The pools in use. */
export const pools = new Set<Pool>();

/** For the `log` of Kysely. */
export const reportQuery = ({ query, queryDurationMillis }: LogEvent): void => {
  if (!queries.hasSubscribers) return;
  const report: QueryReport = { sql: query.sql, ms: queryDurationMillis };
  queries.publish(report);
};

/** Reports a group of writes that began at a time of `performance.now()`. */
export const reportCommit = (size: number, started: number): void => {
  if (!commits.hasSubscribers) return;
  const report: CommitReport = { size, ms: performance.now() - started };
  commits.publish(report);
};
