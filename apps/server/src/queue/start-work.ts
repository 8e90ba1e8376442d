import { openQueue } from './queue.ts';
import { createPartRunner, type PartHandlers } from './run-parts.ts';
import { openTableWork } from './table-work.ts';
import { startQueueWorker } from './worker.ts';

/** What a worker has done. */
export type Done = 'part' | 'bots';

export interface WorkSetting {
  readonly database: string;
  /** The databases of further shards. */
  readonly shards: readonly string[];
  readonly threads: number;
  /** The tasks of runs it can carry out. */
  readonly parts: PartHandlers;
  done(what: Done): void;
  log(fault: unknown): void;
}

export interface RunningWork {
  /** Gives unfinished work back. What is left of it ends with the process. */
  stop(): Promise<void>;
}

/** Takes work off the nodes that share this database: bots' turns, and tasks of runs. */
export const startWork = async (setting: WorkSetting): Promise<RunningWork> => {
  const { database, shards, threads, parts, done, log } = setting;
  const queue = await openQueue(database);
  const tables = await openTableWork({ database, shards, threads, log });
  const runPart = createPartRunner(queue, parts);
  const tasks = {
    async part(payload: unknown) {
      await runPart(payload);
      done('part');
    },
    async bots(payload: unknown) {
      const { table } = payload as { readonly table: string };
      if (await tables.playBots(table)) done('bots');
    },
  };
  const worker = await startQueueWorker({ queue, threads, tasks, log });
  return { stop: () => worker.stop() };
};
