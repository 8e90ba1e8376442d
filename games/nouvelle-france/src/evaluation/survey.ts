import { nth } from '@cap-diamant/kernel';
import type { Box } from '../box.ts';
import { type Places, type Slabs, sizeOf } from '../slabs.ts';
import { bySite, COLOURS, FLOORS, type Site } from '../vocabulary.ts';
import { occupied, type Walls } from '../walls.ts';
import { type Beside, fieldsOf, WIDTH } from './field.ts';
import { findGroups, found, type Group, keepGroups, type Room, roomOf } from './groups.ts';

/** What a colour has on a site, as far as it is not buried. */
export interface Holding {
  /** The most cubes one more cube would link, and the most another one elsewhere would. */
  readonly best: number;
  readonly second: number;
  /** How many places link nearly as many as the best one. */
  readonly ways: number;
  /** The cubes of the largest group, and how many free places are beside it. */
  readonly largest: number;
  readonly reach: number;
}

/** A site as it stands. */
export interface Stand {
  readonly walls: Walls;
  readonly beside: Beside;
  readonly room: Room;
  /** Cubes by colour, then floor. */
  readonly cubes: readonly number[];
  /** How many slabs can still be seen from above. */
  readonly bare: number;
  /** By snowfalls, then colour, made when first asked for. */
  readonly holdings: (Holding | undefined)[];
}

/** A place in the air needs a piece that hangs over: it is worth less than one that rests on something. */
const IN_THE_AIR = 0.7;
/** Nearly as many. */
const NEARLY = 0.7;

/** What each free place would link, kept between calls so that nothing has to be made anew; all 0 in between. */
const links = new Float64Array(FLOORS.length * WIDTH);
const touched = new Int32Array(FLOORS.length * WIDTH);
let touches = 0;

const link = (frontier: Slabs, resting: Slabs, floor: number, size: number): void => {
  for (let rest = frontier; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const place = floor * WIDTH + 31 - Math.clz32(bit);
    const known = links[place] as number;
    if (known === 0) touched[touches++] = place;
    links[place] = known + ((bit & resting) === 0 ? IN_THE_AIR * size : size);
  }
};

const NOTHING: Holding = { best: 0, second: 0, ways: 0, largest: 0, reach: 0 };

const holdingOf = (beside: Beside, own: Places, room: Room, snow: number): Holding => {
  findGroups(beside, own, room, snow);
  if (found.count === 0) return NOTHING;
  const [onLower, onMiddle, onUpper] = room.resting;
  touches = 0;
  let [largest, reach] = [0, 0];
  for (let at = 0; at < found.count; at++) {
    const size = found.sizes[at] as number;
    const lower = found.lower[at] as number;
    const middle = found.middle[at] as number;
    const upper = found.upper[at] as number;
    link(lower, onLower, 0, size);
    link(middle, onMiddle, 1, size);
    link(upper, onUpper, 2, size);
    if (size <= largest) continue;
    largest = size;
    reach = sizeOf(lower) + sizeOf(middle) + sizeOf(upper);
  }
  let [best, second, ways] = [0, 0, 0];
  for (let at = 0; at < touches; at++) {
    const value = links[touched[at] as number] as number;
    if (value > best) {
      second = best;
      best = value;
    } else if (value > second) second = value;
  }
  for (let at = 0; at < touches; at++) {
    const place = touched[at] as number;
    if ((links[place] as number) >= NEARLY * best) ways++;
    links[place] = 0;
  }
  return { best, second, ways, largest, reach };
};

/** What a colour, by its number, has on a site when so much snow has fallen. */
export const holdingOn = ({ walls, beside, room, holdings }: Stand, colour: number, snow: number): Holding => {
  const at = snow * COLOURS.length + colour;
  const known = holdings[at];
  if (known !== undefined) return known;
  const made = holdingOf(beside, walls[nth(COLOURS, colour)], room, snow);
  holdings[at] = made;
  return made;
};

export const groupsOn = ({ walls, beside, room }: Stand, colour: number, snow: number): readonly Group[] => {
  findGroups(beside, walls[nth(COLOURS, colour)], room, snow);
  return keepGroups();
};

/** Looks at sites, and remembers what it saw while they stand: most moves leave two of them as they were. */
export type Surveyor = (site: Site, walls: Walls) => Stand;

export const surveyorOf = (box: Box): Surveyor => {
  const fields = fieldsOf(box);
  // Bare sites share their walls, so each site has a memory of its own.
  const stands = bySite(() => new WeakMap<Walls, Stand>());
  return (site, walls) => {
    const known = stands[site].get(walls);
    if (known !== undefined) return known;
    const room = roomOf(occupied(walls), box.grounds[site].all);
    const cubes = COLOURS.flatMap(colour => walls[colour].map(sizeOf));
    const holdings: (Holding | undefined)[] = COLOURS.flatMap(() => FLOORS.map(() => undefined));
    const made: Stand = { walls, beside: fields[site], room, cubes, bare: sizeOf(room.free[0]), holdings };
    stands[site].set(walls, made);
    return made;
  };
};
