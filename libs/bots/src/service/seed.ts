import { commitment } from '@cap-diamant/kernel';

/** Replaces the seed of a match that began from a position and has none. */
const NO_SEED = 'position';

/**
 * The seed a bot gets for a decision. It is a hash, so no bot can work out the seed of the match and with it the order
 * of the cards. It depends on the number of decisions made so far, so that a game can be repeated, and undoing a move
 * does not give bots new dice.
 */
export const botSeed = (matchSeed: string | undefined, decisions: number): string =>
  commitment(`${matchSeed ?? NO_SEED}/bots/${decisions}`);

/**
 * The seed of hints and reviews: both look at a decision in the same imagined worlds, so that a review does not find fault
 * with what a hint has advised. It says nothing about the game, and is the same for every copy of it.
 */
export const judgeSeed = (decisions: number): string => `judge/${decisions}`;
