import { checkGame, type Game, type Law, nth, randomPlan, type Variant, type Violation } from '@cap-diamant/kernel';

/** Which games one thread plays: every `threads`-th, beginning with number `thread`. */
export interface FuzzTask {
  readonly game: string;
  readonly variants: readonly Variant<unknown>[];
  readonly seed: string;
  readonly every: number;
  /** The number of games over all threads; undefined: until stopped. */
  readonly games?: number;
  readonly thread: number;
  readonly threads: number;
}

/** What a thread reports: how much it did since the last message, or a broken law. */
export type FuzzMessage =
  | { readonly kind: 'done'; readonly games: number; readonly steps: number }
  | { readonly kind: 'found'; readonly variant: Variant<unknown>; readonly violation: Violation };

const REPORT_EVERY_MS = 200;

/** Checks game after game. Every game has its own seed, so that it can be repeated alone. */
export const fuzzGames = (
  game: Game,
  laws: readonly Law[],
  task: FuzzTask,
  post: (message: FuzzMessage) => void,
): void => {
  let [games, steps, reported] = [0, 0, performance.now()];
  const report = (): void => {
    post({ kind: 'done', games, steps });
    [games, steps, reported] = [0, 0, performance.now()];
  };
  const last = task.games ?? Number.POSITIVE_INFINITY;
  for (let at = task.thread; at < last; at += task.threads) {
    const variant = nth(task.variants, at % task.variants.length);
    const seed = `${task.seed}/${at}`;
    const tested = checkGame(game, variant, seed, randomPlan(seed, task.every, laws));
    games++;
    steps += tested.steps;
    if (tested.violation !== undefined) {
      report();
      post({ kind: 'found', variant, violation: tested.violation });
      return;
    }
    if (performance.now() - reported > REPORT_EVERY_MS) report();
  }
  report();
};
