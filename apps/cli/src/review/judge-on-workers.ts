import type { JudgedDecision } from '@cap-diamant/bots';
import { type Queue, runOnWorkers } from '@cap-diamant/server/work';
import type { JudgeAll, ThreadConfig } from './judge-task.ts';

/** Judges on the workers of a database, with the same result as threads of this program would have. */
export const judgeOnWorkers =
  (queue: Queue, idle: () => void, stopped: AbortSignal): JudgeAll =>
  async (source, tasks, judged) => {
    const body: ThreadConfig = { source };
    let failed = false;
    const done: Parameters<typeof runOnWorkers>[2]['done'] = (n, result) => {
      if ('value' in result) judged(n, result.value as readonly JudgedDecision[]);
      else failed = true;
    };
    await runOnWorkers(queue, { kind: 'review', body, tasks }, { done, idle }, stopped);
    return !failed && !stopped.aborted;
  };
