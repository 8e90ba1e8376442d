import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type BotService, type BotWorker, createBotService, createFallback } from '@cap-diamant/bots';
import { loadBotGame } from './load-game.ts';
import { portOf } from './port.ts';

/** Far more than the highest level needs; beyond it a simpler bot answers. */
const LIMIT_MS = 60_000;

const startThread = (): BotWorker => {
  // Without the switches of whoever started the server: threads run the built program.
  const thread = new Worker(new URL('./worker.js', import.meta.url), { execArgv: [] });
  return {
    port: portOf(thread),
    onExit: tell => {
      thread.on('error', error => tell(String(error)));
      thread.on('exit', code => tell(`exit code ${code}`));
    },
    terminate: () => void thread.terminate(),
  };
};

/** The bots of all tables share these threads; one core is left for answering people. */
export const createServerBots = (onFailure: (reason: string) => void): BotService =>
  createBotService({
    start: startThread,
    size: Math.max(1, availableParallelism() - 1),
    limitMs: LIMIT_MS,
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    fallback: createFallback(loadBotGame),
    onFailure,
  });
