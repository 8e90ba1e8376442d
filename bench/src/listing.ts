import type { Game, Variant } from '@cap-diamant/kernel';
import { Dice } from './dice.ts';
import { median } from './rounds.ts';
import { decisionsOf, type Sample } from './samples.ts';

export interface Listing {
  /** The time to list the moves of one decision that has many: the usual case, and the worst position. */
  readonly listMedianMilliseconds: number;
  readonly listMostMilliseconds: number;
}

const GAMES = 12;
const REPEATS = 5;

/** A copy of a state without cached results. */
const fresh = (state: unknown): unknown => JSON.parse(JSON.stringify(state));

/** The best of a few tries, so that other programs' work does not count against the rules. */
const timeListing = (game: Game, { state, seat }: Sample): number => {
  const times = Array.from({ length: REPEATS }, () => {
    const unknown = fresh(state);
    const begun = performance.now();
    game.moves(unknown, seat);
    return performance.now() - begun;
  });
  return Math.min(...times);
};

/** How long it takes to list the moves of decisions with more moves than average. */
export const measureListing = (game: Game, variant: Variant<unknown>): Listing => {
  const dice = new Dice(1535);
  const samples = Array.from({ length: GAMES }, (_, at) => decisionsOf(game, variant, `list/${at}`, dice)).flat();
  const counts = samples.map(({ state, seat }) => game.moves(state, seat).length);
  const average = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const took = samples.filter((_, at) => (counts[at] ?? 0) >= average).map(sample => timeListing(game, sample));
  return { listMedianMilliseconds: median(took), listMostMilliseconds: Math.max(...took) };
};
