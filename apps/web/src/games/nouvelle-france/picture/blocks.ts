import { nth } from '@cap-diamant/kernel';
import { coloursOf, pieceOf, STANDARD_BOX } from '@cap-diamant/nouvelle-france/geometry';
import type { View } from '@cap-diamant/nouvelle-france/view';
import type { Colour } from '@cap-diamant/nouvelle-france/vocabulary';
import { FRAMES, type Frame, frameOf, toWorld } from '../scene/layout.ts';

/** Drawing units per cube. */
export const UNIT = 24;

/** How the yard is turned before it is drawn from above and in front, and how much it is foreshortened. */
const TURN = 0.42;
const DEPTH = 0.6;
const HEIGHT = 0.78;

type Point = readonly [x: number, y: number];

const onPaper = (x: number, z: number, high: number): Point => [
  UNIT * (x * Math.cos(TURN) - z * Math.sin(TURN)),
  UNIT * ((x * Math.sin(TURN) + z * Math.cos(TURN)) * DEPTH - high * HEIGHT),
];

const depthOf = (x: number, z: number): number => x * Math.sin(TURN) + z * Math.cos(TURN);

const drawn = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

const RING = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
] as const;

const cornersAt = (frame: Frame, x: number, y: number, high: number): readonly Point[] =>
  RING.map(([dx, dy]) => {
    const place = toWorld(frame, x + dx, y + dy);
    return onPaper(place.x, place.z, high);
  });

/** A cube as it is drawn: its top, the sides that can be seen, and how a mark lies on the top. */
export interface Block {
  readonly key: string;
  readonly colour: Colour;
  readonly floor: number;
  readonly top: string;
  readonly sides: readonly { readonly d: string; readonly shade: 'light' | 'dark' }[];
  /** Undefined if another cube stands on it. */
  readonly mark: string | undefined;
}

/** The sides of a cube that face the viewer; the one that looks to the left is in the light. */
const sidesOf = (frame: Frame, x: number, y: number, floor: number): Block['sides'] => {
  const [below, above] = [cornersAt(frame, x, y, floor), cornersAt(frame, x, y, floor + 1)];
  const middle = toWorld(frame, x, y);
  return RING.flatMap(([dx, dy], at) => {
    const [nextX, nextY] = nth(RING, (at + 1) % 4);
    const edge = toWorld(frame, x + (dx + nextX) / 2, y + (dy + nextY) / 2);
    if (depthOf(edge.x, edge.z) <= depthOf(middle.x, middle.z) + 0.01) return [];
    const [from, to] = [at, (at + 1) % 4];
    const d = drawn([nth(below, from), nth(below, to), nth(above, to), nth(above, from)]);
    return [
      { d, shade: onPaper(edge.x, edge.z, 0)[0] < onPaper(middle.x, middle.z, 0)[0] ? 'light' : 'dark' } as const,
    ];
  });
};

/** Puts a drawing of 12 × 12 units flat on the top of a cube. */
const markOn = (frame: Frame, x: number, y: number, floor: number): string => {
  const at = (dx: number, dy: number): Point => {
    const place = toWorld(frame, x + dx, y + dy);
    return onPaper(place.x, place.z, floor + 1);
  };
  const [centre, right, down] = [at(0, 0), at(1, 0), at(0, 1)];
  const share = (to: Point, axis: 0 | 1): string => ((to[axis] - centre[axis]) / 12).toFixed(3);
  return `matrix(${share(right, 0)} ${share(right, 1)} ${share(down, 0)} ${share(down, 1)} ${centre.map(part => part.toFixed(1)).join(' ')})`;
};

/** All cubes, those farthest away and lowest first: what comes later hides what came before. */
export const blocksOf = ({ placed, colours }: View): readonly Block[] => {
  const cubes = placed.flatMap(({ piece, seat, site, grid, cells }) => {
    const frame = frameOf(site, grid);
    const own = coloursOf(pieceOf(STANDARD_BOX, piece), nth(colours, seat));
    return cells.map(([x, y, floor], at) => ({
      frame,
      x,
      y,
      floor,
      colour: nth(own, at),
      where: toWorld(frame, x, y),
    }));
  });
  const keyOf = ({ site, grid }: Frame, x: number, y: number, floor: number): string =>
    `${site} ${grid} ${x} ${y} ${floor}`;
  const taken = new Set(cubes.map(({ frame, x, y, floor }) => keyOf(frame, x, y, floor)));
  return cubes
    .toSorted((a, b) => depthOf(a.where.x, a.where.z) - depthOf(b.where.x, b.where.z) || a.floor - b.floor)
    .map(({ frame, x, y, floor, colour }) => ({
      key: keyOf(frame, x, y, floor),
      colour,
      floor,
      top: drawn(cornersAt(frame, x, y, floor + 1)),
      sides: sidesOf(frame, x, y, floor),
      mark: taken.has(keyOf(frame, x, y, floor + 1)) ? undefined : markOn(frame, x, y, floor),
    }));
};

/** The slabs of all sites, as one path. */
export const SLABS = FRAMES.flatMap(frame => frame.slabs.map(([x, y]) => drawn(cornersAt(frame, x, y, 0)))).join('');

const corners = FRAMES.flatMap(frame => frame.slabs.flatMap(([x, y]) => cornersAt(frame, x, y, 0)));
const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
const MARGIN = UNIT;

/** The part of the paper the sites need, with room for three floors above them. */
export const EXTENT = {
  left: Math.min(...across) - 2 * MARGIN,
  top: Math.min(...down) - 3 * HEIGHT * UNIT - 2 * MARGIN,
  right: Math.max(...across) + 2 * MARGIN,
  bottom: Math.max(...down) + MARGIN,
} as const;
