import { Worker } from 'node:worker_threads';
import type { FuzzMessage, FuzzTask } from './fuzz-games.ts';

/** The totals of all threads. */
export interface FuzzTotal {
  readonly games: number;
  readonly steps: number;
  readonly found: Extract<FuzzMessage, { readonly kind: 'found' }> | undefined;
}

type FuzzPlan = Omit<FuzzTask, 'thread' | 'threads'>;

const add = (total: FuzzTotal, message: FuzzMessage): FuzzTotal =>
  message.kind === 'found'
    ? { ...total, found: total.found ?? message }
    : { ...total, games: total.games + message.games, steps: total.steps + message.steps };

/** Runs the threads until all are done, one finds a broken law, or the signal stops them. */
export const runFuzz = (
  plan: FuzzPlan,
  threads: number,
  onProgress: (total: FuzzTotal) => void,
  signal: AbortSignal,
): Promise<FuzzTotal> =>
  new Promise((resolve, reject) => {
    let total: FuzzTotal = { games: 0, steps: 0, found: undefined };
    let running = threads;
    const workers = Array.from({ length: threads }, (_, thread) => {
      const workerData: FuzzTask = { ...plan, thread, threads };
      return new Worker(new URL('./worker.js', import.meta.url), { workerData });
    });
    const finish = (): void => {
      for (const worker of workers) void worker.terminate();
      resolve(total);
    };
    signal.addEventListener('abort', finish, { once: true });
    for (const worker of workers) {
      worker.on('message', (message: FuzzMessage) => {
        total = add(total, message);
        onProgress(total);
        if (total.found !== undefined) finish();
      });
      worker.on('error', reject);
      worker.on('exit', () => {
        running--;
        if (running === 0) finish();
      });
    }
  });
