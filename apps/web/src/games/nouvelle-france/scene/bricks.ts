import { STANDARD } from '@cap-diamant/nouvelle-france/standard';
import type { Placed } from '@cap-diamant/nouvelle-france/state';
import type { View } from '@cap-diamant/nouvelle-france/view';
import { type Cell, COLOURS, type Colour, SITES, SYMBOLS } from '@cap-diamant/nouvelle-france/vocabulary';
import type { Cube, Ghost } from '../sites/sites.ts';
import { OPENING_TURN } from './camera-pose.ts';
import { BESIDE, type Frame, frameOf, JUNCTIONS, toWorld } from './layout.ts';

export const SIZE = { cube: 0, stick: 1, rod: 2 } as const;

/** The tiles of the picture that is wrapped around bricks: four colours of cubes, three faces of sticks, iron. */
export const TILES = [...COLOURS, ...SYMBOLS, 'iron'] as const;
export type Tile = (typeof TILES)[number];

/** A brick as the GPU gets it. */
export interface Brick {
  /** The cell of a cube, as text; posts have none. */
  readonly key?: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly angle: number;
  readonly tile: Tile;
  readonly size: (typeof SIZE)[keyof typeof SIZE];
  /** Which of the 27 surrounding cells are filled, see `nearBit`. */
  readonly near: number;
  /** On which of the six sides the same piece continues, see `SIDES`. */
  readonly joins: number;
  readonly falling: boolean;
}

/** The sides of a cube in the order of their bits: -x +x, -y +y, -z +z of the scene's axes. */
export const SIDES: readonly Cell[] = [
  [-1, 0, 0],
  [1, 0, 0],
  [0, 0, -1],
  [0, 0, 1],
  [0, -1, 0],
  [0, 1, 0],
];

const AROUND = [-1, 0, 1].flatMap(z => [-1, 0, 1].flatMap(y => [-1, 0, 1].map((x): Cell => [x, y, z])));

/** The bit of a cell next to a cube; rows count towards the viewer, floors up. */
const nearBit = ([x, y, z]: Cell): number => 2 ** (x + 3 * z + 9 * y + 13);

/** The bit of the cell at a side. */
export const sideBit = (side: number): number => nearBit(SIDES[side] ?? [0, 0, 0]);

const DOWN = 2 ** 2;
const UP = 2 ** 3;

const shifted = ([x, y, z]: Cell, [dx, dy, dz]: Cell): Cell => [x + dx, y + dy, z + dz];

const keyOf = ({ site, grid }: Frame, cell: Cell): string => `${site} ${grid} ${cell}`;

const coloursOf = ({ piece, seat, cells }: Placed, view: View): readonly Colour[] =>
  STANDARD.pieces.find(({ id }) => id === piece)?.colours ?? cells.map(() => view.colours[seat] ?? 'brown');

/** The height of each column of a position, by frame and square. */
export class Columns {
  readonly #pieces = new Map<string, number>();
  readonly #heights = new Map<string, number>();

  constructor(placed: readonly Placed[]) {
    for (const [at, { site, grid, cells }] of placed.entries()) {
      const frame = frameOf(site, grid);
      for (const cell of cells) {
        this.#pieces.set(keyOf(frame, cell), at);
        const column = keyOf(frame, [cell[0], cell[1], 0]);
        this.#heights.set(column, Math.max(this.#heights.get(column) ?? 0, cell[2] + 1));
      }
    }
  }

  height(frame: Frame, x: number, y: number): number {
    return this.#heights.get(keyOf(frame, [x, y, 0])) ?? 0;
  }

  /** The height of what is under a cube: the next cube below it, or the slab. */
  floorBelow(frame: Frame, [x, y, z]: Cell): number {
    for (let floor = z - 1; floor >= 0; floor--) if (this.#pieces.has(keyOf(frame, [x, y, floor]))) return floor + 1;
    return 0;
  }

  near(frame: Frame, cell: Cell): number {
    let bits = 0;
    for (const step of AROUND) {
      const [x, y, z] = shifted(cell, step);
      if (z < 0 || this.#pieces.has(keyOf(frame, [x, y, z]))) bits += nearBit(step);
    }
    return bits;
  }
}

const joinsOf = (cells: readonly Cell[], cell: Cell): number => {
  let bits = 0;
  for (const [at, side] of SIDES.entries()) {
    const [x, y, z] = shifted(cell, side);
    if (cells.some(other => other[0] === x && other[1] === y && other[2] === z)) bits += 2 ** at;
  }
  return bits;
};

const centred = (frame: Frame, [x, y, z]: Cell): Pick<Brick, 'x' | 'y' | 'z' | 'angle'> => {
  const place = toWorld(frame, x, y);
  return { x: place.x, y: z + 0.5, z: place.z, angle: frame.angle };
};

const isSame = (one: Placed, other: Placed | undefined): boolean =>
  one.piece === other?.piece &&
  one.seat === other.seat &&
  one.site === other.site &&
  one.grid === other.grid &&
  one.cells.join() === other.cells.join();

/** Whether exactly one piece has been added. */
export const hasGrown = (before: readonly Placed[], after: readonly Placed[]): boolean =>
  after.length === before.length + 1 && before.every((placed, at) => isSame(placed, after[at]));

/** The cubes of all placed pieces; the last piece may be falling. */
export const placedBricks = (view: View, columns: Columns, falls: boolean): Brick[] =>
  view.placed.flatMap((placed, at) => {
    const frame = frameOf(placed.site, placed.grid);
    const colours = coloursOf(placed, view);
    return placed.cells.map(
      (cell, cube): Brick => ({
        ...centred(frame, cell),
        key: keyOf(frame, cell),
        tile: colours[cube] ?? 'brown',
        size: SIZE.cube,
        near: columns.near(frame, cell),
        joins: joinsOf(placed.cells, cell),
        falling: falls && at === view.placed.length - 1,
      }),
    );
  });

/** The keys of the bricks of some cubes. */
export const linkedKeys = (linked: readonly Cube[]): ReadonlySet<string> =>
  new Set(linked.map(({ site, grid, cell }) => keyOf(frameOf(site, grid), cell)));

export const ghostBricks = ({ site, grid, cells, colours }: Ghost): Brick[] => {
  const frame = frameOf(site, grid);
  return cells.map((cell, at) => ({
    ...centred(frame, cell),
    tile: colours[at] ?? 'brown',
    size: SIZE.cube,
    near: 0,
    joins: joinsOf(cells, cell),
    falling: false,
  }));
};

const upright = { near: 0, falling: false, angle: 0 } as const;

/** A post has three parts, each joined to the next. */
const postJoins = (floor: number): number => DOWN + (floor < 2 ? UP : 0);

/** The sticks: posts next to the sites that show, at each floor's height, what a cube there is worth. They face whoever opens a game. */
export const stickBricks = ({ sticks }: Pick<View, 'sticks'>): Brick[] =>
  SITES.flatMap(site =>
    sticks[site].map((tile, floor): Brick => {
      const { x, z } = BESIDE[site].stick;
      return {
        ...upright,
        angle: -OPENING_TURN,
        x,
        z,
        y: floor + 0.5,
        tile,
        size: SIZE.stick,
        joins: postJoins(floor),
      };
    }),
  );

const PIN_ASIDE = 0.31;

/** Iron pins where two grids meet, in the wedges on both sides of the shared edge. */
export const pinBricks = (): Brick[] =>
  JUNCTIONS.flatMap(ends => {
    const [from, to] = ends.map(({ frame, x, y }) => toWorld(frame, x, y));
    if (from === undefined || to === undefined) return [];
    const edge = { x: from.x + 0.5 + 0.13, z: to.z };
    return [-PIN_ASIDE, PIN_ASIDE].flatMap(aside =>
      [0, 1, 2].map(
        (floor): Brick => ({
          ...upright,
          x: edge.x,
          z: edge.z + aside,
          y: floor + 0.5,
          joins: postJoins(floor),
          tile: 'iron',
          size: SIZE.rod,
        }),
      ),
    );
  });
