import type { Game, Variant } from '@cap-diamant/kernel';
import { Dice } from './dice.ts';
import { playGame } from './play.ts';
import { median, ROUNDS } from './rounds.ts';
import { measureApart, type Task } from './task.ts';

/** Room for everything a batch allocates, so that no collection runs while it is counted. */
const SEMI_SPACE_MB = 256;
const FLAGS = ['--expose-gc', `--min-semi-space-size=${SEMI_SPACE_MB}`, `--max-semi-space-size=${SEMI_SPACE_MB}`];
const WARM_UP = 300;
const BATCH = 50;

/** Bytes one random game allocates. Correct only in a process started with the flags above. */
export const countBytes = (game: Game, variant: Variant<unknown>): number => {
  const dice = new Dice(1608);
  let played = 0;
  const play = (games: number): void => {
    for (let left = games; left > 0; left--) playGame(game, variant, `bytes/${played++}`, dice);
  };
  play(WARM_UP);
  const batches = Array.from({ length: ROUNDS }, () => {
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    play(BATCH);
    return (process.memoryUsage().heapUsed - before) / BATCH;
  });
  return median(batches.filter(bytes => bytes > 0)); // a collection in between would show as a loss
};

/** Bytes per game of one variant, counted in its own process. */
export const measureBytes = (task: Task): number => measureApart<number>('./count-bytes.js', task, FLAGS);
