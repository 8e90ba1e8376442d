import type { Components } from '../model/components.ts';
import type { Grid, Site } from '../model/vocabulary.ts';
import { firstSlabs, type Slabs, slabBit } from './slabs.ts';

/** The slabs of one site, numbered, and which of them adjoin. */
export interface Ground {
  readonly site: Site;
  readonly size: number;
  readonly all: Slabs;
  readonly grids: readonly { readonly id: Grid; readonly width: number; readonly depth: number }[];
  slabAt(grid: Grid, x: number, y: number): number | undefined;
  hasGrid(grid: Grid): boolean;
  /** The neighbours of each slab; the two slabs of a junction are neighbours as well (rules 7). */
  readonly beside: readonly Slabs[];
}

const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

const reach = (coordinates: readonly number[]): number => Math.max(...coordinates) + 1;

export const groundOf = (site: Components['sites'][number]): Ground => {
  const slabs = site.grids.flatMap(grid => grid.cells.map(([x, y]) => ({ grid: grid.id, x, y })));
  const numbers = new Map<Grid, (number | undefined)[][]>(site.grids.map(({ id }) => [id, []]));
  for (const [slab, { grid, x, y }] of slabs.entries()) {
    const columns = numbers.get(grid) ?? [];
    columns[x] ??= [];
    columns[x][y] = slab;
  }
  const slabAt = (grid: Grid, x: number, y: number): number | undefined => numbers.get(grid)?.[x]?.[y];
  const bit = (grid: Grid, x: number, y: number): Slabs => {
    const slab = slabAt(grid, x, y);
    return slab === undefined ? 0 : slabBit(slab);
  };
  const beside = slabs.map(({ grid, x, y }) => {
    const faces = STEPS.map(([dx, dy]) => bit(grid, x + dx, y + dy));
    const joined = site.junctions.flatMap(([a, b]) => [
      a.grid === grid && a.x === x && a.y === y ? bit(b.grid, b.x, b.y) : 0,
      b.grid === grid && b.x === x && b.y === y ? bit(a.grid, a.x, a.y) : 0,
    ]);
    return [...faces, ...joined].reduce((all, one) => (all | one) >>> 0, 0);
  });
  return {
    site: site.id,
    size: slabs.length,
    all: firstSlabs(slabs.length),
    grids: site.grids.map(({ id, cells }) => ({
      id,
      width: reach(cells.map(cell => cell[0])),
      depth: reach(cells.map(cell => cell[1])),
    })),
    slabAt,
    hasGrid: grid => numbers.has(grid),
    beside,
  };
};
