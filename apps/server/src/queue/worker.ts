import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import { repeat } from '../repeat.ts';
import { noteWorker, removeWorker, sweepDead } from './live-workers.ts';
import { type Queue, SILENT } from './queue.ts';
import { JOBS_SCHEMA } from './queue-schema.ts';

interface WorkerSetting {
  readonly queue: Queue;
  /** How many jobs at a time. */
  readonly threads: number;
  readonly tasks: TaskList;
  /** What went wrong, with the database or a job. */
  log(fault: unknown): void;
}

export interface QueueWorker {
  /** Takes no more jobs, and gives back at once those it has not finished. */
  stop(): Promise<void>;
}

const NOTE_MS = 1000;
const POLL_MS = 500;
const RETRY_MS = 1000;

/** Takes jobs from the queue until it is stopped; goes on when a database that was away is back. */
export const startQueueWorker = async ({ queue, threads, tasks, log }: WorkerSetting): Promise<QueueWorker> => {
  let isStopped = false;
  let id: string | undefined;
  let runner: Runner | undefined;

  const start = async (): Promise<Runner> => {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => {
      id = workerPool.id;
    });
    events.on('job:error', ({ error }) => log(error));
    return run({
      connectionString: queue.url,
      schema: JOBS_SCHEMA,
      concurrency: threads,
      maxPoolSize: threads + 2,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      taskList: tasks,
      parsedCronItems: [],
      logger: SILENT,
      events,
    });
  };

  const note = async (): Promise<void> => {
    if (id !== undefined && !isStopped) await noteWorker(queue, id, threads);
  };

  /** The library gives up when it cannot say that a job is done; its worker is then begun anew. */
  const keepRunning = async (first: Runner): Promise<void> => {
    for (runner = first; !isStopped; ) {
      await runner.promise.catch(log);
      while (!isStopped) {
        await wait(RETRY_MS);
        const next = await start().catch(log);
        if (next === undefined) continue;
        runner = next;
        break;
      }
    }
  };

  const first = await start();
  await note();
  const running = keepRunning(first);
  const noting = repeat(NOTE_MS, note, log);
  const sweeping = repeat(NOTE_MS, () => sweepDead(queue), log);

  return {
    async stop() {
      isStopped = true;
      await Promise.all([noting.stop(), sweeping.stop()]);
      // Nothing is waited for: what is not finished, others do from the beginning.
      void runner?.stop().catch(() => undefined);
      if (id !== undefined) await removeWorker(queue, id);
      void running;
    },
  };
};
