import type { Town } from '../model/state.ts';

const SITES_PER_CENTURY = 11;
const CENTURIES = 4;

/** How much of this century is left, by the sites not yet started. */
export const centuryLeft = ({ available, over }: Town<unknown>): number =>
  over ? 0 : available.length / SITES_PER_CENTURY;

/** How much of the game is left. */
export const gameLeft = (town: Town<unknown>): number =>
  town.over ? 0 : (CENTURIES - town.century + centuryLeft(town)) / CENTURIES;

const SPREAD_AT_START = 12;
const SPREAD_IN_LAST_TURNS = 1.5;

/** How uncertain the final scores are, in points. */
export const spreadOf = (town: Town<unknown>): number =>
  town.over ? 0 : SPREAD_IN_LAST_TURNS + SPREAD_AT_START * Math.sqrt(gameLeft(town));
