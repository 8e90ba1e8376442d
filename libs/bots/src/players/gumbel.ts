import type { Random } from '@cap-diamant/kernel';

const FINENESS = 2 ** 32;

/** Gumbel noise: added to values, it makes each of them the greatest with softmax probability. */
export const gumbel = (dice: Random): number => -Math.log(-Math.log((dice.below(FINENESS) + 0.5) / FINENESS));
