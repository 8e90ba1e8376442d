import type { BotService, BotWorker } from '@cap-diamant/bots';
import { createThreadBots, startThread } from '@cap-diamant/bots-node';
import { loadBotGame } from './load-game.ts';

const WORKER = new URL('./worker.js', import.meta.url);
/** One worker is enough: at one table, decisions follow each other. */
const WORKERS = 1;
/** Generous, because "search:PLAYOUTS" may ask for a long search. */
const LIMIT_MS = 600_000;

/** The bots of a table in the terminal, on their own thread; on several for work that can be shared. */
export const createTerminalBots = (
  onFailure: (reason: string) => void,
  start: () => BotWorker = () => startThread(WORKER),
  size = WORKERS,
): BotService => createThreadBots({ start, size, limitMs: LIMIT_MS, load: loadBotGame, onFailure });
