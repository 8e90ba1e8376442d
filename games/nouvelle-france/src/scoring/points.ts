import { range } from '@cap-diamant/kernel';
import type { Box } from '../geometry/box.ts';
import { type Places, type Slabs, sizeOf } from '../geometry/slabs.ts';
import type { Walls } from '../geometry/walls.ts';
import {
  type BySite,
  bySite,
  type Colour,
  type Face,
  FLOORS,
  SITES,
  type Site,
  type Stick,
} from '../model/vocabulary.ts';

/** The slabs next to any of these. */
const around = (beside: readonly Slabs[], slabs: Slabs): Slabs => {
  let found = 0;
  for (let rest = slabs; rest !== 0; rest = (rest & (rest - 1)) >>> 0) {
    found |= beside[31 - Math.clz32(rest & -rest)] as Slabs;
  }
  return found >>> 0;
};

/** Buried cubes count for nothing and link nothing. */
const unburied = (places: Places, snow: number): Places => [
  snow > 0 ? 0 : places[0],
  snow > 1 ? 0 : places[1],
  snow > 2 ? 0 : places[2],
];

/**
 * The seat's cubes of the new piece and all its cubes linked to them, without buried ones (rules 6.2). `own` are all
 * the player's cubes on the site, including those of the piece.
 */
export const linkedCubes = (box: Box, site: Site, own: Places, piece: Places, snow: number): Places => {
  const { beside } = box.grounds[site];
  const open = unburied(own, snow);
  let [lower, middle, upper] = unburied(piece, snow);
  for (;;) {
    const grownLower = (lower | (open[0] & (around(beside, lower) | middle))) >>> 0;
    const grownMiddle = (middle | (open[1] & (around(beside, middle) | lower | upper))) >>> 0;
    const grownUpper = (upper | (open[2] & (around(beside, upper) | middle))) >>> 0;
    if (grownLower === lower && grownMiddle === middle && grownUpper === upper) return [lower, middle, upper];
    [lower, middle, upper] = [grownLower, grownMiddle, grownUpper];
  }
};

/** A point for each cube of the piece and each cube linked to it. */
export const turnPoints = (box: Box, site: Site, own: Places, piece: Places, snow: number): number => {
  const [lower, middle, upper] = linkedCubes(box, site, own, piece, snow);
  return sizeOf(lower) + sizeOf(middle) + sizeOf(upper);
};

interface FloorCount {
  /** Cubes on this floor by site and seat. */
  readonly cubes: BySite<readonly number[]>;
  /** Points by seat. */
  readonly points: readonly number[];
}

/** The points of a floor: the cubes of each seat, by site, times what the stick of the site shows for it. */
export const floorPoints = (box: Box, cubes: BySite<readonly number[]>, faces: BySite<Face>): number[] => {
  const { symbols } = box.components.sticks;
  return range(cubes.mill.length).map(seat =>
    SITES.reduce((total, site) => total + (cubes[site][seat] as number) * symbols[faces[site]], 0),
  );
};

/** Every cube on a floor counts, linked or not, times the value on the stick of its site (rules 8.1). */
export const countFloor = (
  box: Box,
  sites: BySite<Walls>,
  sticks: BySite<Stick>,
  colours: readonly Colour[],
  floor: number,
): FloorCount => {
  const at = FLOORS[floor] ?? 0;
  const cubes = bySite(site => colours.map(colour => sizeOf(sites[site][colour][at])));
  return {
    cubes,
    points: floorPoints(
      box,
      cubes,
      bySite(site => sticks[site][at]),
    ),
  };
};

/** The base points with the fille du Roy. */
export const doubledPoints = (base: number): number => 2 * base;

/** Half of the base points, rounded down, even if the scorer doubled them (rules 11.4). */
export const coureurPoints = (base: number): number => base >> 1;
