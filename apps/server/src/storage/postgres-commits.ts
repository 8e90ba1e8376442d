import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Commits, Job } from './group-commit.ts';
import type { Outages } from './outages.ts';
import { isConflict } from './postgres-faults.ts';
import type { Schema } from './schema.ts';
import { reportCommit } from './telemetry.ts';

/** Somebody wins each conflict, so more than a few in a row are no conflict. */
const MOST_TRIES = 8;
const LONGEST_WAIT_MS = 20;

/**
 * Transactions side by side: PostgreSQL itself brings those that end together to disk together. A job that met what
 * another node wrote at the same time runs again, and so does one that was under way when the database went away: it
 * finds what it has written, if it has.
 */
export const createPostgresCommits = (db: Kysely<Schema>, { outlast }: Outages): Commits => {
  const running = new Set<Promise<unknown>>();

  const transact = <T>(job: Job<T>, key: string | undefined): Promise<T> =>
    db.transaction().execute(async transaction => {
      if (key !== undefined) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
      return job(transaction);
    });

  const attempt = async <T>(job: Job<T>, key: string | undefined): Promise<T> => {
    for (let tries = 1; ; tries++) {
      const started = performance.now();
      try {
        const made = await outlast(() => transact(job, key));
        reportCommit(1, started);
        return made;
      } catch (fault) {
        if (!isConflict(fault) || tries === MOST_TRIES) throw fault;
        await wait(randomInt(LONGEST_WAIT_MS));
      }
    }
  };

  return {
    commit: (job, key) => {
      const done = attempt(job, key);
      const settled = done.then(
        () => undefined,
        () => undefined,
      );
      running.add(settled);
      void settled.then(() => running.delete(settled));
      return done;
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
};
