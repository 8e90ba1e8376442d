import type { Random } from '@cap-diamant/kernel';

const FINENESS = 2 ** 32;

/** Noise that, added to values, makes each of them the greatest as often as its exponential says. */
export const gumbel = (dice: Random): number => -Math.log(-Math.log((dice.below(FINENESS) + 0.5) / FINENESS));
