/**
 * Sets of slabs of one site: bit n is slab n. All 32 bits are used, so a set is always kept unsigned; JavaScript's
 * bitwise operators return signed numbers.
 */
export type Slabs = number;

/** A set of slabs for each floor, the lower one first: a set of cube places. */
export type Places = readonly [lower: Slabs, middle: Slabs, upper: Slabs];

export const NOWHERE: Places = [0, 0, 0];

export const slabBit = (slab: number): Slabs => (1 << slab) >>> 0;

/** The first `count` slabs, 32 at most. */
export const firstSlabs = (count: number): Slabs => (count === 32 ? 0xffffffff : (1 << count) - 1) >>> 0;

export const sizeOf = (slabs: Slabs): number => {
  let rest = slabs - ((slabs >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

export const union = (a: Places, b: Places): Places => [(a[0] | b[0]) >>> 0, (a[1] | b[1]) >>> 0, (a[2] | b[2]) >>> 0];

/** The slabs that are no longer visible from above. */
export const hiddenSlabs = (places: Places): Slabs => (places[0] | places[1] | places[2]) >>> 0;
