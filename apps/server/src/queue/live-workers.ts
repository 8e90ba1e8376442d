import { sql } from 'kysely';
import type { Queue } from './queue.ts';
import { JOBS_SCHEMA, WORK_SCHEMA } from './queue-schema.ts';

/** A worker that was silent for so long is dead, and others do its work. */
const DEAD_AFTER = sql<Date>`clock_timestamp() - interval '5 seconds'`;
/** A run nobody asked about for so long is nobody's any more. */
const ABANDONED_AFTER = sql<Date>`clock_timestamp() - interval '60 seconds'`;

export const noteWorker = async ({ db }: Queue, id: string, threads: number): Promise<void> => {
  await db
    .insertInto('workers')
    .values({ id, threads })
    .onConflict(conflict => conflict.column('id').doUpdateSet({ threads, seen: sql<Date>`clock_timestamp()` }))
    .execute();
};

/** Gives back what a worker has taken: it is dead, or ends. */
export const removeWorker = async ({ db, jobs }: Queue, id: string): Promise<void> => {
  await jobs.forceUnlockWorkers([id]);
  await db.deleteFrom('workers').where('id', '=', id).execute();
};

/** How many threads all workers have together. */
export const countThreads = async ({ db }: Queue): Promise<number> => {
  const { threads } = await db
    .selectFrom('workers')
    .select(({ fn }) => fn.sum<number | null>('threads').as('threads'))
    .where('seen', '>', DEAD_AFTER)
    .executeTakeFirstOrThrow();
  return Number(threads ?? 0);
};

/** Gives back the jobs of workers that have died, and forgets runs that nobody waits for. */
export const sweepDead = async (queue: Queue): Promise<void> => {
  const { db, jobs } = queue;
  const { rows } = await sql<{ readonly id: string }>`
    select distinct locked_by as id from ${sql.table(`${JOBS_SCHEMA}.jobs`)}
    where locked_at < ${DEAD_AFTER}
    and locked_by not in (select id from ${sql.table(`${WORK_SCHEMA}.workers`)} where seen > ${DEAD_AFTER})`.execute(
    db,
  );
  if (rows.length > 0) await jobs.forceUnlockWorkers(rows.map(({ id }) => id));
  await db.deleteFrom('workers').where('seen', '<', DEAD_AFTER).execute();
  await db.deleteFrom('runs').where('seen', '<', ABANDONED_AFTER).execute();
};
