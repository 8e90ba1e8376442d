import { nth } from '@cap-diamant/kernel';
import { coloursOf, pieceOf, STANDARD_BOX } from '@cap-diamant/nouvelle-france/geometry';
import type { View } from '@cap-diamant/nouvelle-france/view';
import {
  type Cell,
  type Colour,
  FLOORS,
  type Floor,
  type Grid,
  type Site,
} from '@cap-diamant/nouvelle-france/vocabulary';
import type { Cube } from '../sites/sites.ts';
import type { Level } from './layout.ts';

/** The cubes of every placed piece, the latest piece last. */
export const cubesOf = ({ placed, colours }: View): readonly Cube[] =>
  placed.flatMap(({ piece, seat, site, grid, cells }) => {
    const own = coloursOf(pieceOf(STANDARD_BOX, piece), nth(colours, seat));
    return cells.map((cell, at) => ({ site, grid, cell, colour: nth(own, at) }));
  });

/**
 * What a square of a plan shows: a cube, a surface to build on, air, or a gap under an overhang that can't be filled
 * any more.
 */
export type Place =
  | { readonly kind: 'cube'; readonly colour: Colour; readonly floor: Floor }
  | { readonly kind: 'ground' | 'carried' | 'air' | 'lost' };

type Column = readonly (Colour | undefined)[];

/** Everything placed, indexed by column. */
export class CubeColumns {
  readonly #columns = new Map<string, (Colour | undefined)[]>();

  constructor(cubes: readonly Cube[]) {
    for (const { site, grid, cell, colour } of cubes) {
      const key = columnKey(site, grid, cell[0], cell[1]);
      const column = this.#columns.get(key) ?? [];
      column[cell[2]] = colour;
      this.#columns.set(key, column);
    }
  }

  column(site: Site, grid: Grid, x: number, y: number): Column {
    return this.#columns.get(columnKey(site, grid, x, y)) ?? [];
  }

  place(site: Site, grid: Grid, x: number, y: number, level: Level): Place {
    const column = this.column(site, grid, x, y);
    const floor = level === 'roof' ? FLOORS.findLast(z => column[z] !== undefined) : level;
    const colour = floor === undefined ? undefined : column[floor];
    if (floor !== undefined && colour !== undefined) return { kind: 'cube', colour, floor };
    if (floor === undefined || column.slice(floor + 1).every(above => above === undefined)) {
      if (floor === undefined || floor === 0) return { kind: 'ground' };
      return { kind: column[floor - 1] === undefined ? 'air' : 'carried' };
    }
    return { kind: 'lost' };
  }
}

const columnKey = (site: Site, grid: Grid, x: number, y: number): string => `${site} ${grid} ${x} ${y}`;

export const cubeKey = (site: Site, grid: Grid, [x, y, z]: Cell): string => `${columnKey(site, grid, x, y)} ${z}`;
