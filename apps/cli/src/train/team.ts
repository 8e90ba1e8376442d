import { Worker } from 'node:worker_threads';
import type { Lesson } from '@cap-diamant/bots';
import { nth, range } from '@cap-diamant/kernel';
import type { LessonTask, Order, Outcome, Task, TrialTask } from './task.ts';

const WORKER = new URL('./worker.js', import.meta.url);

/** Threads that play games, and give back what came of them in the order they were asked for. */
export interface Team {
  lessons(tasks: readonly LessonTask[], watch: (done: number) => void): Promise<readonly Lesson[]>;
  trials(tasks: readonly TrialTask[], watch: (done: number) => void): Promise<readonly number[]>;
  dismiss(): Promise<void>;
}

/** One game at a time; a thread that fails fails the training, whose checkpoint is then the last word. */
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

export const createTeam = (order: Order, threads: number): Team => {
  const workers = range(threads).map(() => new Worker(WORKER, { workerData: order }));

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
    lessons: async (tasks, watch) => (await all(tasks, watch)) as readonly Lesson[],
    trials: async (tasks, watch) => (await all(tasks, watch)) as readonly number[],
    dismiss: async () => {
      await Promise.all(workers.map(worker => worker.terminate()));
    },
  };
};
