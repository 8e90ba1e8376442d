import type { GameModule } from '@cap-diamant/catalogue';
import { examine, nth, randomTrial, type Variant, type Violation } from '@cap-diamant/kernel';

/** Which games one thread plays: those whose number leaves its `share` when divided by `shares`. */
export interface Stint {
  readonly game: string;
  readonly variants: readonly Variant<unknown>[];
  readonly seed: string;
  readonly every: number;
  /** The number of games over all threads; undefined: until stopped. */
  readonly games?: number;
  readonly share: number;
  readonly shares: number;
}

/** What a thread says: how much it has done since it last spoke, or what it found. */
export type Word =
  | { readonly kind: 'done'; readonly games: number; readonly steps: number }
  | { readonly kind: 'found'; readonly variant: Variant<unknown>; readonly violation: Violation };

const SPEAK_EVERY_MS = 200;

/** Examines game after game and speaks of it. Every game has its own seed, so one can be played again alone. */
export const work = ({ game, laws }: GameModule, stint: Stint, speak: (word: Word) => void): void => {
  let [games, steps, spoken] = [0, 0, performance.now()];
  const report = (): void => {
    speak({ kind: 'done', games, steps });
    [games, steps, spoken] = [0, 0, performance.now()];
  };
  const last = stint.games ?? Number.POSITIVE_INFINITY;
  for (let at = stint.share; at < last; at += stint.shares) {
    const variant = nth(stint.variants, at % stint.variants.length);
    const seed = `${stint.seed}/${at}`;
    const tested = examine(game, variant, seed, randomTrial(seed, stint.every, laws));
    games++;
    steps += tested.steps;
    if (tested.violation !== undefined) {
      report();
      speak({ kind: 'found', variant, violation: tested.violation });
      return;
    }
    if (performance.now() - spoken > SPEAK_EVERY_MS) report();
  }
  report();
};
