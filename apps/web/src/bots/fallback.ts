import { createFallback } from '@cap-diamant/bots';
import { loadBotGame } from './load-game.ts';

/** Answers on the main thread when a worker fails. */
export const fallback = createFallback(loadBotGame);
