import { encodeNumbers, type SelfPlayGame } from '@cap-diamant/bots';
import { nth } from '@cap-diamant/kernel';
import { type Queue, runOnWorkers, type TaskResult } from '@cap-diamant/server/work';
import { type TrainingPool, TrainingStopped } from './pool.ts';
import { outcomeFrom, type SharedOutcome, type TrainingBody } from './shared-outcome.ts';
import type { Outcome, Task, WorkerConfig } from './task.ts';

interface SharedSetting {
  readonly queue: Queue;
  readonly stopped: AbortSignal;
  /** Nobody is there to play. */
  idle(): void;
  /** What is thrown where a game fails on every worker. */
  failure(why: string): Error;
}

/** Games of a training on the workers of a database. */
export const createSharedTraining = (config: WorkerConfig, setting: SharedSetting): TrainingPool => {
  const { queue, stopped, idle, failure } = setting;

  const all = async (tasks: readonly Task[], watch: (done: number) => void): Promise<readonly Outcome[]> => {
    // All of them play by the same network, which is sent once.
    const { numbers } = nth(tasks, 0);
    const body: TrainingBody = { ...config, ...(numbers !== undefined && { numbers: encodeNumbers(numbers) }) };
    const parts = tasks.map(({ numbers: _sent, ...part }) => part);
    const outcomes: Outcome[] = [];
    let count = 0;
    let failed: string | undefined;
    const done = (n: number, result: TaskResult): void => {
      if ('failed' in result) failed ??= result.failed;
      else outcomes[n] = outcomeFrom(result.value as SharedOutcome);
      watch(++count);
    };
    await runOnWorkers(queue, { kind: 'training', body, tasks: parts }, { done, idle }, stopped);
    if (stopped.aborted) throw new TrainingStopped();
    if (failed !== undefined) throw failure(failed);
    return outcomes;
  };

  return {
    selfPlay: async (tasks, watch) => (await all(tasks, watch)) as readonly SelfPlayGame[],
    trials: async (tasks, watch) => (await all(tasks, watch)) as readonly number[],
    close: () => queue.close(),
  };
};
