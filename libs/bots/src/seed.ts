import { commitment } from '@cap-diamant/kernel';

/** What stands for the seed of a match that began from a position and has none. */
const NO_SEED = 'position';

/**
 * The seed a bot gets for a decision. It is a hash, so nobody who thinks for a bot can work out the seed of the match
 * and with it the order of the cards. The same match at the same point gives the same seed, so games can be replayed.
 */
export const botSeed = (matchSeed: string | undefined, revision: number): string =>
  commitment(`${matchSeed ?? NO_SEED}/bots/${revision}`);
