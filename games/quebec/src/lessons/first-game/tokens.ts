import type { TownSketch } from '../town.ts';

type Tokens = NonNullable<TownSketch['tokens']>;

// The town of the guided first game as it grows: star tokens by seat, with their stars.

/** Shortly before the end of century I. */
export const LATE_FIRST_CENTURY: Tokens = {
  c5r2: [0, 3],
  c2r5: [0, 2],
  c1r4: [0, 1],
  c14r1: [1, 2],
  c17r2: [1, 1],
  c6r1: [1, 3],
  c13r4: [2, 2],
  c3r6: [2, 3],
};

export const LATE_SECOND_CENTURY: Tokens = {
  ...LATE_FIRST_CENTURY,
  c10r3: [0, 2],
  c4r1: [0, 2],
  c17r4: [1, 1],
  c10r1: [1, 2],
  c12r3: [1, 2],
  c9r6: [2, 1],
  c0r3: [2, 1],
  c4r3: [2, 2],
};

export const THIRD_CENTURY: Tokens = {
  ...LATE_SECOND_CENTURY,
  c6r5: [0, 2],
  c15r2: [0, 3],
  c11r0: [1, 1],
  c3r2: [1, 2],
  c8r3: [2, 2],
  c4r5: [2, 3],
  c15r4: [2, 1],
};

/** At the end of the game. */
export const FOURTH_CENTURY: Tokens = {
  ...THIRD_CENTURY,
  c12r5: [0, 3],
  c8r1: [1, 3],
  c13r2: [1, 1],
  c11r2: [1, 1],
  c7r4: [2, 2],
  c9r4: [2, 2],
};
