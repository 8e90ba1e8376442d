import { createThreadBots, startThread } from '@cap-diamant/bots-node';
import { loadBotGame } from './load-game.ts';
import { type Measured, measureGame } from './measure.ts';
import { GAMES, type GamePlan } from './recorded-games.ts';

const WORKER = new URL('./worker.js', import.meta.url);
/** The check of one segment of a crowded table takes a while on a busy machine. */
const LIMIT_MS = 600_000;

/** Measures games one after the other, each on all threads. */
export const measureReviews = async (
  threads: number,
  onGame: (measured: Measured) => void,
  games: readonly GamePlan[] = GAMES,
): Promise<readonly Measured[]> => {
  const service = createThreadBots({
    start: () => startThread(WORKER),
    size: threads,
    limitMs: LIMIT_MS,
    load: loadBotGame,
    onFailure: reason => process.stderr.write(`${reason}\n`),
  });
  try {
    const all: Measured[] = [];
    for (const plan of games) {
      const measured = await measureGame(service, plan, threads);
      all.push(measured);
      onGame(measured);
    }
    return all;
  } finally {
    service.end();
  }
};
