import { availableParallelism } from 'node:os';
import type { BotService } from '@cap-diamant/bots';
import { createThreadBots, startThread } from '@cap-diamant/bots-node';
import { loadBotGame } from './load-game.ts';

const WORKER = new URL('./worker.js', import.meta.url);
/** Far more than the highest level needs; beyond it a simpler bot answers. */
const LIMIT_MS = 60_000;

/** One core is left for answering people. */
const THREADS = Math.max(1, availableParallelism() - 1);

/** The bots of all tables share these threads. */
export const createServerBots = (onFailure: (reason: string) => void, threads = THREADS): BotService =>
  createThreadBots({
    // Without the switches of whoever started the server: threads run the built program.
    start: () => startThread(WORKER, { execArgv: [] }),
    size: threads,
    limitMs: LIMIT_MS,
    load: loadBotGame,
    onFailure,
  });
