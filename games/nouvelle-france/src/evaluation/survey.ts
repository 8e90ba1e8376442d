import { nth } from '@cap-diamant/kernel';
import type { Box } from '../box.ts';
import { type Places, type Slabs, sizeOf } from '../slabs.ts';
import { bySite, COLOURS, FLOORS, type Site } from '../vocabulary.ts';
import { occupied, type Walls } from '../walls.ts';
import { around, type Beside, fieldsOf, WIDTH } from './field.ts';

/** Linked cubes of one colour. */
export interface Group {
  readonly size: number;
  /** The free places beside it. */
  readonly frontier: Places;
}

/** What a colour has on a site, as far as it is not buried. */
export interface Holding {
  /** The most cubes one more cube would link, and the most another one elsewhere would. */
  best: number;
  second: number;
  /** How many places link nearly as many as the best one. */
  ways: number;
  /** The cubes of the largest group, and how many free places are beside it. */
  largest: number;
  reach: number;
  readonly groups: Group[];
}

/** A site as it stands. */
export interface Stand {
  /** Cubes by colour, then floor. */
  readonly cubes: readonly number[];
  /** Slabs that can still be seen from above. */
  readonly bare: number;
  readonly room: Room;
  /** By snowfalls, then colour, made when first asked for. */
  readonly holdings: (Holding | undefined)[];
}

/** Where cubes can still come down, by floor, and which of these places rest on something. */
export interface Room {
  readonly free: Places;
  readonly resting: Places;
}

const roomOf = (taken: Places, all: Slabs): Room => {
  const free: Places = [all & ~(taken[0] | taken[1] | taken[2]), all & ~(taken[1] | taken[2]), all & ~taken[2]];
  return { free, resting: [free[0], free[1] & taken[0], free[2] & taken[1]] };
};

/** A place in the air needs a piece that hangs over: it is worth less than one that rests on something. */
const IN_THE_AIR = 0.7;
/** Nearly as many. */
const NEARLY = 0.7;

/** What each free place would link, kept between calls so that nothing has to be made anew; all 0 in between. */
const links = new Float64Array(FLOORS.length * WIDTH);
const touched: number[] = [];

const add = (frontier: Slabs, resting: Slabs, floor: number, size: number): void => {
  for (let rest = frontier; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const place = floor * WIDTH + 31 - Math.clz32(bit);
    if (links[place] === 0) touched.push(place);
    links[place] = (links[place] as number) + ((bit & resting) === 0 ? IN_THE_AIR * size : size);
  }
};

const holdingOf = (beside: Beside, own: Places, { free, resting }: Room, snow: number): Holding => {
  const holding: Holding = { best: 0, second: 0, ways: 0, largest: 0, reach: 0, groups: [] };
  let lower = snow > 0 ? 0 : own[0] | 0;
  let middle = snow > 1 ? 0 : own[1] | 0;
  let upper = own[2] | 0;
  while ((lower | middle | upper) !== 0) {
    // One group: from any of its cubes to all that are linked with it.
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
    const size = sizeOf(onLower) + sizeOf(onMiddle) + sizeOf(onUpper);
    const freeLower = around(beside, onLower) & free[0];
    const freeMiddle = (around(beside, onMiddle) | onLower) & free[1];
    const freeUpper = (around(beside, onUpper) | onMiddle) & free[2];
    add(freeLower, resting[0], 0, size);
    add(freeMiddle, resting[1], 1, size);
    add(freeUpper, resting[2], 2, size);
    holding.groups.push({ size, frontier: [freeLower, freeMiddle, freeUpper] });
    if (size > holding.largest) {
      holding.largest = size;
      holding.reach = sizeOf(freeLower) + sizeOf(freeMiddle) + sizeOf(freeUpper);
    }
  }
  for (const place of touched) {
    const value = links[place] as number;
    if (value > holding.best) {
      holding.second = holding.best;
      holding.best = value;
    } else if (value > holding.second) holding.second = value;
  }
  for (const place of touched) {
    if ((links[place] as number) >= NEARLY * holding.best) holding.ways++;
    links[place] = 0;
  }
  touched.length = 0;
  return holding;
};

/** Looks at sites, and remembers what it saw while they stand: most moves leave two of them as they were. */
export interface Surveyor {
  stand(site: Site, walls: Walls): Stand;
  /** What a colour, by its number, has when so much snow has fallen. */
  holding(site: Site, walls: Walls, colour: number, snow: number): Holding;
}

export const surveyorOf = (box: Box): Surveyor => {
  const fields = fieldsOf(box);
  // Bare sites share their walls, so each site has a memory of its own.
  const stands = bySite(() => new WeakMap<Walls, Stand>());

  const stand = (site: Site, walls: Walls): Stand => {
    const known = stands[site].get(walls);
    if (known !== undefined) return known;
    const room = roomOf(occupied(walls), box.grounds[site].all);
    const cubes = COLOURS.flatMap(colour => walls[colour].map(sizeOf));
    const made: Stand = { cubes, bare: sizeOf(room.free[0]), room, holdings: [] };
    stands[site].set(walls, made);
    return made;
  };

  return {
    stand,
    holding(site, walls, colour, snow) {
      const { holdings, room } = stand(site, walls);
      const at = snow * COLOURS.length + colour;
      const known = holdings[at];
      if (known !== undefined) return known;
      const made = holdingOf(fields[site], walls[nth(COLOURS, colour)], room, snow);
      holdings[at] = made;
      return made;
    },
  };
};
