import type { BotHelpers } from '../bots/bot-players.ts';
import { repeat } from '../repeat.ts';
import { countThreads } from './live-workers.ts';
import { openQueue, PRIORITY } from './queue.ts';

interface SharedBotHelpers extends BotHelpers {
  stop(): Promise<void>;
}

const LOOK_MS = 1000;
/** Requests of this time are sent together: each message to the workers makes all commits wait for a moment. */
const COLLECT_MS = 5;

/**
 * Hands bots' turns to the workers on the same database, if there are any. A request may get lost: nodes look after
 * tables where nobody thinks for a bot.
 */
export const openBotHelpers = async (url: string, log: (fault: unknown) => void): Promise<SharedBotHelpers> => {
  const queue = await openQueue(url);
  let threads = await countThreads(queue);
  const collected = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<unknown> = Promise.resolve();

  const send = async (): Promise<void> => {
    timer = undefined;
    const tables = [...collected];
    collected.clear();
    // One job for a table is enough, and a lost one is not missed.
    const jobs = tables.map(table => ({
      identifier: 'bots',
      payload: { table },
      jobKey: `bots/${table}`,
      priority: PRIORITY.bots,
      maxAttempts: 2,
    }));
    await queue.jobs.addJobs(jobs);
  };

  const look = async (): Promise<void> => {
    threads = await countThreads(queue);
  };
  const looking = repeat(
    LOOK_MS,
    () =>
      look().catch(fault => {
        threads = 0;
        throw fault;
      }),
    log,
  );

  return {
    areThere: () => threads > 0,
    ask(id) {
      collected.add(id);
      timer ??= setTimeout(() => {
        sending = send().catch(log);
      }, COLLECT_MS);
    },
    async stop() {
      await looking.stop();
      clearTimeout(timer);
      await sending;
      await queue.close();
    },
  };
};
