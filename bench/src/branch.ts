import type { Game, Variant } from '@cap-diamant/kernel';
import { Dice } from './dice.ts';
import { during, ROUNDS } from './rounds.ts';
import { decisionsOf, type Sample } from './samples.ts';

const GAMES = 64;

/** Decisions from the middle third of random games. */
const midGame = (game: Game, variant: Variant<unknown>): Sample[] => {
  const dice = new Dice(2026);
  const games = Array.from({ length: GAMES }, (_, at) => decisionsOf(game, variant, `branch/${at}`, dice));
  return games.flatMap(samples => samples.slice(samples.length / 3, (2 * samples.length) / 3));
};

/**
 * The cost of one step of a search: branching a state and playing one decision on it. `apply` leaves its argument
 * unchanged, so it does both. In nanoseconds, averaged over the middle of random games.
 */
export const measureBranch = (game: Game, variant: Variant<unknown>, seconds: number): number => {
  const samples = midGame(game, variant);
  let latest: unknown;
  const round = (length: number): number => {
    let branches = 0;
    const took = during(length, () => {
      for (const { state, seat, move } of samples) latest = game.apply(state, seat, move);
      branches += samples.length;
    });
    return (1e9 * took) / branches;
  };
  round(seconds / 2);
  const rounds = Array.from({ length: ROUNDS }, () => round((2 * seconds) / ROUNDS));
  if (latest === undefined) throw new Error('nothing was branched'); // also keeps the results from being optimised away
  return Math.min(...rounds);
};
