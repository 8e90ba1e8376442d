import { Worker } from 'node:worker_threads';
import type { SelfPlayGame } from '@cap-diamant/bots';
import { nth, range } from '@cap-diamant/kernel';
import type { Outcome, SelfPlayTask, Task, TrialTask, WorkerConfig } from './task.ts';

export const TRAINING_THREAD = new URL('./worker.js', import.meta.url);

/** Somebody wanted the training to end before it was done. */
export class TrainingStopped extends Error {}

/** Worker threads that play games; results come back in the order of the tasks. */
export interface TrainingPool {
  selfPlay(tasks: readonly SelfPlayTask[], watch: (done: number) => void): Promise<readonly SelfPlayGame[]>;
  trials(tasks: readonly TrialTask[], watch: (done: number) => void): Promise<readonly number[]>;
  close(): Promise<void>;
}

/** One game at a time. If a thread fails, so does the training, which can be resumed from its last checkpoint. */
const askOne = (worker: Worker, task: Task): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const onMessage = (outcome: Outcome): void => {
      worker.off('error', onError);
      resolve(outcome);
    };
    const onError = (error: unknown): void => {
      worker.off('message', onMessage);
      reject(error);
    };
    worker.once('message', onMessage);
    worker.once('error', onError);
    worker.postMessage(task);
  });

export const createTrainingPool = (config: WorkerConfig, threads: number): TrainingPool => {
  const workers = range(threads).map(() => new Worker(TRAINING_THREAD, { workerData: config }));

  const all = async (tasks: readonly Task[], watch: (done: number) => void): Promise<readonly Outcome[]> => {
    const outcomes: Outcome[] = [];
    let next = 0;
    let done = 0;
    const work = async (worker: Worker): Promise<void> => {
      while (next < tasks.length) {
        const at = next++;
        outcomes[at] = await askOne(worker, nth(tasks, at));
        watch(++done);
      }
    };
    await Promise.all(workers.map(work));
    return outcomes;
  };

  return {
    selfPlay: async (tasks, watch) => (await all(tasks, watch)) as readonly SelfPlayGame[],
    trials: async (tasks, watch) => (await all(tasks, watch)) as readonly number[],
    close: async () => {
      await Promise.all(workers.map(worker => worker.terminate()));
    },
  };
};
