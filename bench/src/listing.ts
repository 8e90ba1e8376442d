import type { Game, Variant } from '@cap-diamant/kernel';
import { Dice } from './dice.ts';
import { median } from './rounds.ts';
import { decisionsOf } from './samples.ts';

export interface Listing {
  /** Listing the moves of one decision: the usual case, and the worst of all positions. */
  readonly listMedianMilliseconds: number;
  readonly listMostMilliseconds: number;
}

const GAMES = 24;
const REPEATS = 5;

/**
 * How long it takes to list the moves of a decision, position by position. The best of a few repeats counts, so that
 * what other programs do in between is not taken for the rules' slowness.
 */
export const measureListing = (game: Game, variant: Variant<unknown>): Listing => {
  const dice = new Dice(1535);
  const samples = Array.from({ length: GAMES }, (_, at) => decisionsOf(game, variant, `list/${at}`, dice)).flat();
  const took = samples.map(({ state, seat }) => {
    const times = Array.from({ length: REPEATS }, () => {
      const begun = performance.now();
      game.moves(state, seat);
      return performance.now() - begun;
    });
    return Math.min(...times);
  });
  return { listMedianMilliseconds: median(took), listMostMilliseconds: Math.max(...took) };
};
