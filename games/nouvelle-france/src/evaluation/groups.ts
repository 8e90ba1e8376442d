import { range } from '@cap-diamant/kernel';
import { type Places, type Slabs, sizeOf } from '../geometry/slabs.ts';
import { around, type Beside } from './field.ts';

/** The places where a cube can still land, by floor. */
export interface Room {
  readonly free: Places;
}

export const roomOf = (taken: Places, all: Slabs): Room => ({
  free: [all & ~(taken[0] | taken[1] | taken[2]), all & ~(taken[1] | taken[2]), all & ~taken[2]],
});

/** Linked cubes of one colour. */
export interface Group {
  readonly size: number;
  /** The free places next to it. */
  readonly frontier: Places;
}

/** More groups than three floors of 32 slabs can have. */
const MOST = 96;

/** The groups found last, in reused arrays: one decision searches thousands of sites. */
export const found = {
  count: 0,
  sizes: new Int32Array(MOST),
  lower: new Int32Array(MOST),
  middle: new Int32Array(MOST),
  upper: new Int32Array(MOST),
};

/** Finds the groups of a colour's cubes that are not buried. */
export const findGroups = (beside: Beside, own: Places, { free }: Room, snow: number): void => {
  found.count = 0;
  let lower = snow > 0 ? 0 : own[0] | 0;
  let middle = snow > 1 ? 0 : own[1] | 0;
  let upper = own[2] | 0;
  while ((lower | middle | upper) !== 0) {
    // From each cube to all cubes linked with it.
    let onLower = lower & -lower;
    let onMiddle = onLower === 0 ? middle & -middle : 0;
    let onUpper = (onLower | onMiddle) === 0 ? upper & -upper : 0;
    for (;;) {
      const grownLower = onLower | (lower & (around(beside, onLower) | onMiddle));
      const grownMiddle = onMiddle | (middle & (around(beside, onMiddle) | grownLower | onUpper));
      const grownUpper = onUpper | (upper & (around(beside, onUpper) | grownMiddle));
      if (grownLower === onLower && grownMiddle === onMiddle && grownUpper === onUpper) break;
      onLower = grownLower;
      onMiddle = grownMiddle;
      onUpper = grownUpper;
    }
    lower &= ~onLower;
    middle &= ~onMiddle;
    upper &= ~onUpper;
    const at = found.count++;
    found.sizes[at] = sizeOf(onLower) + sizeOf(onMiddle) + sizeOf(onUpper);
    found.lower[at] = around(beside, onLower) & free[0];
    found.middle[at] = (around(beside, onMiddle) | onLower) & free[1];
    found.upper[at] = (around(beside, onUpper) | onMiddle) & free[2];
  }
};

/** A copy of the groups found last. */
export const keepGroups = (): Group[] =>
  range(found.count).map(at => ({
    size: found.sizes[at] as number,
    frontier: [found.lower[at] as number, found.middle[at] as number, found.upper[at] as number],
  }));
