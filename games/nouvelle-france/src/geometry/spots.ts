import { range } from '@cap-diamant/kernel';
import { type Cell, FLOORS, type Grid, type Site } from '../model/vocabulary.ts';
import type { Ground } from './ground.ts';
import { orientationsOf, shifted } from './rotations.ts';
import { type Places, type Slabs, slabBit } from './slabs.ts';
import { standsOn } from './standing.ts';

/**
 * One way to place a form: a rotation at a position, inside the slabs and the three floors. A piece comes from above,
 * so only the lowest cube of each column matters: the column must not be higher than that cube, and if they touch, the
 * piece rests on it.
 */
export interface Spot {
  /** Its index in the list of all spots of its form. */
  readonly index: number;
  readonly site: Site;
  readonly grid: Grid;
  /** In the order of the cells of the form. */
  readonly cells: readonly Cell[];
  /** The slab below each cell. */
  readonly slabs: readonly number[];
  readonly places: Places;
  /** The columns by the floor of their lowest cube. */
  readonly lowest: Places;
  /** The slabs of the columns. */
  readonly columns: readonly number[];
  /** Bit n is set when the piece stands on the columns in n (bit i of n: column i of `columns`). */
  readonly carrying: number;
}

/**
 * The spots of a form on one site. Spots that take the same places (a symmetric form the other way round) are stored
 * together, and the lowest cubes of each set are in flat arrays: they alone rule out most sets.
 */
export interface SpotList {
  readonly sets: readonly (readonly [Spot, ...Spot[]])[];
  readonly lowest: readonly [lower: Int32Array, middle: Int32Array, upper: Int32Array];
}

export const spotList = (spots: readonly Spot[]): SpotList => {
  const byPlaces = new Map<string, [Spot, ...Spot[]]>();
  for (const spot of spots) {
    const key = spot.places.join();
    const set = byPlaces.get(key);
    if (set === undefined) byPlaces.set(key, [spot]);
    else set.push(spot);
  }
  const sets = [...byPlaces.values()];
  return {
    sets,
    lowest: [
      Int32Array.from(sets, ([spot]) => spot.lowest[0]),
      Int32Array.from(sets, ([spot]) => spot.lowest[1]),
      Int32Array.from(sets, ([spot]) => spot.lowest[2]),
    ],
  };
};

const placesOf = (marks: readonly (readonly [slab: number, floor: number])[]): Places => {
  const at = (floor: number): Slabs =>
    marks.reduce((slabs, [slab, level]) => (level === floor ? (slabs | slabBit(slab)) >>> 0 : slabs), 0);
  return [at(0), at(1), at(2)];
};

/** The columns of a piece in the order of its cells, each with the floor of its lowest cube. */
const columnsOf = (cells: readonly Cell[], slabs: readonly number[]): [slab: number, floor: number][] => {
  const columns: [slab: number, floor: number][] = [];
  for (let at = 0; at < cells.length; at++) {
    const [slab, floor] = [slabs[at] as number, cells[at]?.[2] as number];
    const column = columns.find(([other]) => other === slab);
    if (column === undefined) columns.push([slab, floor]);
    else column[1] = Math.min(column[1], floor);
  }
  return columns;
};

/** Tries every subset of the columns as the set of contacts. */
const carryingOf = (cells: readonly Cell[], corners: readonly (readonly [number, number])[]): number => {
  let carrying = 0;
  for (const subset of range(1 << corners.length)) {
    const contacts = corners.filter((_, column) => (subset >> column) & 1);
    if (standsOn(cells, contacts)) carrying |= 1 << subset;
  }
  return carrying >>> 0;
};

/** The slabs below the cells of an orientation moved to x, y; undefined if one has no slab. */
const slabsBelow = (ground: Ground, grid: Grid, cells: readonly Cell[], x: number, y: number): number[] | undefined => {
  const below: number[] = [];
  for (const cell of cells) {
    const slab = ground.slabAt(grid, cell[0] + x, cell[1] + y);
    if (slab === undefined) return undefined;
    below.push(slab);
  }
  return below;
};

const spotAt = (ground: Ground, grid: Grid, cells: readonly Cell[], slabs: readonly number[], carrying: number) => {
  const columns = columnsOf(cells, slabs);
  return {
    site: ground.site,
    grid,
    cells,
    slabs,
    places: placesOf(cells.map((cell, at) => [slabs[at] as number, cell[2]])),
    lowest: placesOf(columns),
    columns: columns.map(([slab]) => slab),
    carrying,
  };
};

/** The columns of a piece seen from above, in the order of `columnsOf`. */
const cornersOf = (cells: readonly Cell[]): [number, number][] => {
  const corners = new Map(cells.map(([x, y]): [string, [number, number]] => [`${x},${y}`, [x, y]]));
  return [...corners.values()];
};

/** Every spot of a form on the given grounds. */
export const spotsOf = (form: readonly Cell[], grounds: readonly Ground[]): readonly Spot[] => {
  const spots: Spot[] = [];
  const orientations = orientationsOf(form).map(cells => ({
    cells,
    height: Math.max(...cells.map(cell => cell[2])),
    carrying: carryingOf(cells, cornersOf(cells)),
  }));
  for (const ground of grounds) {
    for (const { id, width, depth } of ground.grids) {
      for (const { cells, height, carrying } of orientations) {
        const levels = FLOORS.filter(floor => floor + height < FLOORS.length);
        for (let y = 0; y < depth; y++) {
          for (let x = 0; x < width; x++) {
            const slabs = slabsBelow(ground, id, cells, x, y);
            if (slabs === undefined) continue;
            for (const z of levels) {
              const spot = spotAt(ground, id, shifted(cells, [x, y, z]), slabs, carrying);
              spots.push({ index: spots.length, ...spot });
            }
          }
        }
      }
    }
  }
  return spots;
};
