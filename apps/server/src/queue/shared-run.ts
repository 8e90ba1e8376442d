import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { range } from '@cap-diamant/kernel';
import { sql } from 'kysely';
import { countThreads } from './live-workers.ts';
import { MOST_ATTEMPTS, PRIORITY, type Queue } from './queue.ts';
import { JOBS_SCHEMA } from './queue-schema.ts';

/** Tasks for all workers, of a kind they know. Everything survives JSON. */
export interface SharedRun {
  readonly kind: string;
  /** What all tasks need to know. */
  readonly body: unknown;
  readonly tasks: readonly unknown[];
}

/** What became of a task. `failed`: it killed its workers, or threw, again and again. */
export type TaskResult = { readonly value: unknown } | { readonly failed: string };

interface RunWatcher {
  /** A task is done; they come in any order. */
  done(n: number, result: TaskResult): void;
  /** Nobody works at the moment. */
  idle(): void;
}

const LOOK_MS = 200;
/** How often it is noted that somebody waits, and looked for workers and failed tasks. */
const NOTE_MS = 2000;
const CHUNK = 500;

const keyOf = (run: string, n: number): string => `${run}/${n}`;

/** Adds tasks to the queue; one that is there already is not doubled. */
const addTasks = async (
  { jobs, outlast }: Queue,
  run: string,
  tasks: readonly unknown[],
  numbers: readonly number[],
): Promise<string[]> => {
  const ids: string[] = [];
  for (let from = 0; from < numbers.length; from += CHUNK) {
    const specs = numbers.slice(from, from + CHUNK).map(n => ({
      identifier: 'part',
      payload: { run, n, task: tasks[n] },
      jobKey: keyOf(run, n),
      priority: PRIORITY.part,
      maxAttempts: MOST_ATTEMPTS,
    }));
    ids.push(...(await outlast(() => jobs.addJobs(specs))).map(({ id }) => id));
  }
  return ids;
};

/** The tasks that failed for good, with the reason. */
const failedTasks = async ({ db }: Queue, run: string): Promise<Map<number, string>> => {
  const { rows } = await sql<{ readonly key: string; readonly last_error: string | null }>`
    select key, last_error from ${sql.table(`${JOBS_SCHEMA}.jobs`)}
    where starts_with(key, ${keyOf(run, 0).slice(0, -1)}) and attempts >= max_attempts and locked_at is null`.execute(
    db,
  );
  return new Map(
    rows.map(({ key, last_error }) => [Number(key.slice(run.length + 1)), last_error ?? 'its workers died']),
  );
};

/**
 * Has workers carry out all tasks, and resolves when they are done or it is stopped. A run has an id of its own, so two
 * never mix; when it ends, nothing of it is left for workers to do.
 */
export const runOnWorkers = async (
  queue: Queue,
  { kind, body, tasks }: SharedRun,
  watch: RunWatcher,
  stopped: AbortSignal,
): Promise<void> => {
  const { db, jobs, outlast } = queue;
  const run = randomUUID();
  const open = new Set(range(tasks.length));
  const settle = (n: number, result: TaskResult): void => {
    // A task may have been done twice: by a worker that was thought dead, and by another.
    if (open.delete(n)) watch.done(n, result);
  };

  /** Results are deleted only after they have arrived. */
  const collect = async (): Promise<void> => {
    const rows = await db.selectFrom('results').select(['n', 'body']).where('run', '=', run).limit(CHUNK).execute();
    if (rows.length === 0) return;
    for (const { n, body: text } of rows) settle(n, { value: JSON.parse(text) as unknown });
    const arrived = rows.map(({ n }) => n);
    await outlast(() => db.deleteFrom('results').where('run', '=', run).where('n', 'in', arrived).execute());
  };

  const ids: string[] = [];
  const begin = async (): Promise<void> => {
    const row = { id: run, kind, body: JSON.stringify(body) };
    await outlast(() =>
      db
        .insertInto('runs')
        .values(row)
        .onConflict(conflict => conflict.doNothing())
        .execute(),
    );
    ids.push(...(await addTasks(queue, run, tasks, [...open])));
  };

  const note = async (): Promise<void> => {
    const mine = db.updateTable('runs').where('id', '=', run);
    const noted = await outlast(() => mine.set({ seen: sql<Date>`clock_timestamp()` }).executeTakeFirst());
    // This machine slept, and everybody thought that nobody waits any more.
    if (noted.numUpdatedRows === 0n) await begin();
    for (const [n, failed] of await failedTasks(queue, run)) settle(n, { failed });
    if ((await countThreads(queue)) === 0) watch.idle();
  };

  try {
    await begin();
    let noted = Number.NEGATIVE_INFINITY;
    while (open.size > 0 && !stopped.aborted) {
      if (performance.now() - noted > NOTE_MS) {
        await note();
        noted = performance.now();
      }
      await collect();
      if (open.size > 0) await wait(LOOK_MS);
    }
  } finally {
    await outlast(() => db.deleteFrom('runs').where('id', '=', run).execute());
    await outlast(() => jobs.completeJobs(ids));
  }
};
