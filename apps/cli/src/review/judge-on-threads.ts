import { availableParallelism } from 'node:os';
import { nth, range } from '@cap-diamant/kernel';
import { createTerminalBots } from '../bots/service.ts';
import type { JudgeAll } from './judge-task.ts';

/** More threads gain little on one game. */
const MOST_THREADS = 4;

/** Judges on threads of this program. */
export const judgeOnThreads: JudgeAll = async (source, tasks, judged) => {
  const threads = Math.min(MOST_THREADS, availableParallelism());
  let failed = false;
  const service = createTerminalBots(
    () => {
      failed = true;
    },
    undefined,
    threads,
  );
  const open = range(tasks.length);
  const work = async (): Promise<void> => {
    for (let n = open.shift(); n !== undefined && !failed; n = open.shift()) {
      const { played, effort, ...question } = nth(tasks, n);
      const decisions = await service.judge({ question: { match: 'review', ...source, ...question }, played, effort });
      if (decisions === undefined) failed = true;
      else judged(n, decisions);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, work));
  } finally {
    service.end();
  }
  return !failed;
};
