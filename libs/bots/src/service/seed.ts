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
