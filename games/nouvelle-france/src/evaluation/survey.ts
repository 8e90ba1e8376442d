import { nth } from '@cap-diamant/kernel';
import type { Box } from '../geometry/box.ts';
import { type Places, type Slabs, sizeOf } from '../geometry/slabs.ts';
import { occupied, type Walls } from '../geometry/walls.ts';
import { BONUSES, bySite, COLOURS, FLOORS, type Site } from '../model/vocabulary.ts';
import { type Beside, fieldsOf, WIDTH } from './field.ts';
import { findGroups, found, type Group, keepGroups, type Room, roomOf } from './groups.ts';
import { type Reach, reachOn } from './reach.ts';

/** What a colour has on a site, without buried cubes. */
export interface Holding {
  /**
   * The most cubes one more cube would link, weighted by how likely a piece fits there, and the most at another place.
   */
  readonly best: number;
  readonly second: number;
  /** How many places link nearly as many as the best one. */
  readonly ways: number;
  /** The most cubes the bonus piece of the phase would link. */
  readonly bonus: number;
  /** The cubes of the largest group, and the number of free places next to it. */
  readonly largest: number;
  readonly reach: number;
}

/** A site as it stands. */
export interface Stand {
  readonly walls: Walls;
  readonly beside: Beside;
  readonly taken: Places;
  readonly room: Room;
  readonly reach: Reach;
  /** Cubes by colour, then floor. */
  readonly cubes: readonly number[];
  /** How many slabs are still visible from above. */
  readonly bare: number;
  /** By snowfalls, then colour, computed on first use. */
  readonly holdings: (Holding | undefined)[];
}

/** The share of the best that counts as nearly as many. */
const NEARLY = 0.7;

/** What each free place would link. Reused between calls to avoid allocation; all 0 in between. */
const links = new Float64Array(FLOORS.length * WIDTH);
const touched = new Int32Array(FLOORS.length * WIDTH);
let touches = 0;

const link = (frontier: Slabs, floor: number, size: number): void => {
  for (let rest = frontier; rest !== 0; rest &= rest - 1) {
    const place = floor * WIDTH + 31 - Math.clz32(rest & -rest);
    const known = links[place] as number;
    if (known === 0) touched[touches++] = place;
    links[place] = known + size;
  }
};

const linkGroups = ({ beside, room }: Stand, own: Places, snow: number): void => {
  findGroups(beside, own, room, snow);
  touches = 0;
  for (let at = 0; at < found.count; at++) {
    const size = found.sizes[at] as number;
    link(found.lower[at] as number, 0, size);
    link(found.middle[at] as number, 1, size);
    link(found.upper[at] as number, 2, size);
  }
};

const isAmong = (places: Places, place: number): boolean =>
  ((places[(place >> 5) as 0 | 1 | 2] >>> (place & 31)) & 1) === 1;

const NOTHING: Holding = { best: 0, second: 0, ways: 0, bonus: 0, largest: 0, reach: 0 };

const holdingOf = (stand: Stand, own: Places, snow: number): Holding => {
  linkGroups(stand, own, snow);
  if (found.count === 0) return NOTHING;
  let group = 0;
  for (let at = 1; at < found.count; at++) {
    if ((found.sizes[at] as number) > (found.sizes[group] as number)) group = at;
  }
  const { chances, places } = stand.reach;
  const piece = nth(places, places.length - BONUSES.length + snow);
  let [best, second, ways, bonus] = [0, 0, 0, 0];
  for (let at = 0; at < touches; at++) {
    const place = touched[at] as number;
    const all = links[place] as number;
    if (all > bonus && isAmong(piece, place)) bonus = all;
    const value = all * (chances[place] as number);
    links[place] = value;
    if (value > best) {
      second = best;
      best = value;
    } else if (value > second) second = value;
  }
  for (let at = 0; at < touches; at++) {
    const place = touched[at] as number;
    if (best > 0 && (links[place] as number) >= NEARLY * best) ways++;
    links[place] = 0;
  }
  const reach =
    sizeOf(found.lower[group] as number) + sizeOf(found.middle[group] as number) + sizeOf(found.upper[group] as number);
  return { best, second, ways, bonus, largest: found.sizes[group] as number, reach };
};

/** How likely the card still to be drawn fits where the visible ones do not. */
const THIRD_CARD = 0.35;

/** The most cubes one more cube would link with one of these forms, or with a card still to be drawn. */
export const bestWith = (
  stand: Stand,
  colour: number,
  snow: number,
  forms: readonly number[],
  drawn: boolean,
): number => {
  linkGroups(stand, stand.walls[nth(COLOURS, colour)], snow);
  const { places, chances } = stand.reach;
  let best = 0;
  for (let at = 0; at < touches; at++) {
    const place = touched[at] as number;
    const all = links[place] as number;
    links[place] = 0;
    if (all <= best) continue;
    let likely = drawn ? 0 : THIRD_CARD * (chances[place] as number);
    for (const form of forms) if (isAmong(nth(places, form), place)) likely = 1;
    best = Math.max(best, likely * all);
  }
  return best;
};

/** What a colour, by its number, has on a site after this many snowfalls. */
export const holdingOn = (stand: Stand, colour: number, snow: number): Holding => {
  const at = snow * COLOURS.length + colour;
  const known = stand.holdings[at];
  if (known !== undefined) return known;
  const made = holdingOf(stand, stand.walls[nth(COLOURS, colour)], snow);
  stand.holdings[at] = made;
  return made;
};

export const groupsOn = ({ walls, beside, room }: Stand, colour: number, snow: number): readonly Group[] => {
  findGroups(beside, walls[nth(COLOURS, colour)], room, snow);
  return keepGroups();
};

/** Surveys sites and caches the results: most moves leave two of the three sites unchanged. */
export type Surveyor = (site: Site, walls: Walls) => Stand;

const contains = (taken: Places, earlier: Places): boolean =>
  ((earlier[0] & ~taken[0]) | (earlier[1] & ~taken[1]) | (earlier[2] & ~taken[2])) === 0;

/** How many cubes may be added before the blocked places are searched again. */
const FEW = 8;
const cubesIn = (places: Places): number => sizeOf(places[0]) + sizeOf(places[1]) + sizeOf(places[2]);

const surveyorAt = (box: Box, site: Site) => {
  const beside = fieldsOf(box)[site];
  const reachOf = reachOn(box, site);
  const stands = new WeakMap<Walls, Stand>();
  /** An earlier state of the site from which most queries derive: what is blocked there stays blocked. */
  let earlier: Stand | undefined;

  return (walls: Walls): Stand => {
    const known = stands.get(walls);
    if (known !== undefined) return known;
    const taken = occupied(walls);
    const room = roomOf(taken, box.grounds[site].all);
    const grown = earlier !== undefined && contains(taken, earlier.taken) ? earlier : undefined;
    const reach = reachOf(taken, room, grown?.reach.unblocked);
    const cubes = COLOURS.flatMap(colour => walls[colour].map(sizeOf));
    const holdings: (Holding | undefined)[] = COLOURS.flatMap(() => FLOORS.map(() => undefined));
    const made: Stand = { walls, beside, taken, room, reach, cubes, bare: sizeOf(room.free[0]), holdings };
    if (grown === undefined || cubesIn(taken) > cubesIn(grown.taken) + FEW) earlier = made;
    stands.set(walls, made);
    return made;
  };
};

export const surveyorOf = (box: Box): Surveyor => {
  // Empty sites share their walls, so each site has its own cache.
  const sites = bySite(site => surveyorAt(box, site));
  return (site, walls) => sites[site](walls);
};
