import type { Ghost } from '../sites/sites.ts';
import type { Columns } from './bricks.ts';
import type { Triple } from './cube-faces.ts';
import { frameOf, toWorld } from './layout.ts';

const HALF = 0.5;
/** A little above what it lies on. */
const LIFT = 0.015;

/** A square in the scene under a column of the piece in hand. */
export interface Mark {
  readonly centre: Triple;
  readonly corners: readonly Triple[];
}

/** Where the piece in hand would land: on the slab or on the cube under each of its columns. */
export const ghostMarks = ({ site, grid, cells }: Ghost, columns: Columns): Mark[] => {
  const frame = frameOf(site, grid);
  const lowest = cells.filter(([x, y, z]) => cells.every(other => other[0] !== x || other[1] !== y || other[2] >= z));
  return lowest.map(cell => {
    const [x, y] = cell;
    const high = columns.floorBelow(frame, cell) + LIFT;
    const at = (column: number, row: number): Triple => {
      const place = toWorld(frame, column, row);
      return [place.x, high, place.z];
    };
    return {
      centre: at(x, y),
      corners: [at(x - HALF, y + HALF), at(x + HALF, y + HALF), at(x + HALF, y - HALF), at(x - HALF, y - HALF)],
    };
  });
};
