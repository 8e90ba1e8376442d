import type { Town } from '../model/state.ts';

const SITES_PER_CENTURY = 11;
const CENTURIES = 4;

/** How much of this century is still to come, by the sites nobody has begun. */
export const centuryLeft = ({ available, over }: Town<unknown>): number =>
  over ? 0 : available.length / SITES_PER_CENTURY;

/** How much of the game is still to come. */
export const gameLeft = (town: Town<unknown>): number =>
  town.over ? 0 : (CENTURIES - town.century + centuryLeft(town)) / CENTURIES;

const SPREAD_AT_START = 12;
const SPREAD_IN_LAST_TURNS = 1.5;

/** How many points the final scores may still be off. */
export const spreadOf = (town: Town<unknown>): number =>
  town.over ? 0 : SPREAD_IN_LAST_TURNS + SPREAD_AT_START * Math.sqrt(gameLeft(town));
