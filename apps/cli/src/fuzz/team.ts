import { Worker } from 'node:worker_threads';
import type { Stint, Word } from './examine.ts';

/** What a team of threads did together. */
export interface Total {
  readonly games: number;
  readonly steps: number;
  readonly found: Extract<Word, { readonly kind: 'found' }> | undefined;
}

type Task = Omit<Stint, 'share' | 'shares'>;

const join = (total: Total, word: Word): Total =>
  word.kind === 'found'
    ? { ...total, found: total.found ?? word }
    : { ...total, games: total.games + word.games, steps: total.steps + word.steps };

/** Runs the threads until all are done, one finds something, or `stopped` is told. */
export const runTeam = (
  task: Task,
  shares: number,
  watch: (total: Total) => void,
  stopped: AbortSignal,
): Promise<Total> =>
  new Promise((resolve, reject) => {
    let total: Total = { games: 0, steps: 0, found: undefined };
    let running = shares;
    const threads = Array.from({ length: shares }, (_, share) => {
      const workerData: Stint = { ...task, share, shares };
      return new Worker(new URL('./worker.js', import.meta.url), { workerData });
    });
    const finish = (): void => {
      for (const thread of threads) void thread.terminate();
      resolve(total);
    };
    stopped.addEventListener('abort', finish, { once: true });
    for (const thread of threads) {
      thread.on('message', (word: Word) => {
        total = join(total, word);
        watch(total);
        if (total.found !== undefined) finish();
      });
      thread.on('error', reject);
      thread.on('exit', () => {
        running--;
        if (running === 0) finish();
      });
    }
  });
