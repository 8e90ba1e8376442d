import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import { reportCommit } from './telemetry.ts';

/** Work inside a transaction. It may run twice, so it changes nothing but the database. */
export type Job<T> = (transaction: Transaction<Schema>) => Promise<T>;

interface Waiting {
  readonly job: Job<unknown>;
  resolve(value: unknown): void;
  reject(fault: unknown): void;
}

/** Everything that writes goes through here. A job's promise resolves when its changes are on disk. */
export interface Commits {
  /** Jobs with the same key never run at the same time, on no node: for those that read before they write. */
  commit<T>(job: Job<T>, key?: string): Promise<T>;
  /** Resolves once nothing is left to write. */
  idle(): Promise<void>;
}

/** So that one transaction never keeps readers waiting for long. */
const LARGEST_GROUP = 200;

/**
 * Waiting for the disk is what takes long, so everything that arrives while a commit runs goes into the next one,
 * together.
 */
export const createCommits = (db: Kysely<Schema>): Commits => {
  const waiting: Waiting[] = [];
  let running: Promise<void> | undefined;

  const alone = async ({ job, resolve, reject }: Waiting): Promise<void> => {
    await db.transaction().execute(job).then(resolve, reject);
  };

  const together = async (group: readonly Waiting[]): Promise<void> => {
    const started = performance.now();
    try {
      const values = await db.transaction().execute(async transaction => {
        const made: unknown[] = [];
        for (const { job } of group) made.push(await job(transaction));
        return made;
      });
      reportCommit(group.length, started);
      for (const [at, { resolve }] of group.entries()) resolve(values[at]);
    } catch {
      // One of them failed and took the others back with it: now each on its own.
      for (const each of group) await alone(each);
    }
  };

  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      // Lets every message that has arrived put its job into the group.
      await new Promise(resolve => setImmediate(resolve));
      await together(waiting.splice(0, LARGEST_GROUP));
    }
    running = undefined;
  };

  return {
    commit: <T>(job: Job<T>) =>
      new Promise<T>((resolve, reject) => {
        waiting.push({ job, resolve: value => resolve(value as T), reject });
        running ??= run();
      }),
    idle: async () => {
      await running;
    },
  };
};
