import { type BotService, type BotWorker, createBotService, createFallback } from '@cap-diamant/bots';
import { loadBotGame } from './load-game.ts';
import { startThread } from './thread.ts';

/** One worker is enough: at one table, decisions follow each other. */
const WORKERS = 1;
/** Generous, because "search:PLAYOUTS" may ask for a long search. */
const LIMIT_MS = 600_000;

/** The bots of a table in the terminal, on their own thread. */
export const createTerminalBots = (
  onFailure: (reason: string) => void,
  start: () => BotWorker = () => startThread(),
): BotService =>
  createBotService({
    start,
    size: WORKERS,
    limitMs: LIMIT_MS,
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    fallback: createFallback(loadBotGame),
    onFailure,
  });
