import { type Axis, cornered, shifted, turned } from '@cap-diamant/nouvelle-france/geometry';
import type { Place } from '@cap-diamant/nouvelle-france/move';
import type { Cell } from '@cap-diamant/nouvelle-france/vocabulary';
import type { Square } from '../sites/sites.ts';

/** A piece as it is held: turned some way, with one of its columns over a square. */
export interface Hold {
  readonly piece: string;
  /** The cells of the piece as it is turned, in the corner of space. */
  readonly cells: readonly Cell[];
  readonly square: Square;
}

/** The column a piece is held by: the one nearest to its middle, so that it lies around the pointer. */
const gripOf = (cells: readonly Cell[]): readonly [x: number, y: number] => {
  const middle = (at: 0 | 1): number => cells.reduce((total, cell) => total + cell[at], 0) / cells.length;
  const [mx, my] = [middle(0), middle(1)];
  const distance = ([x, y]: Cell): number => (x - mx) ** 2 + (y - my) ** 2;
  const [first = [0, 0, 0] as Cell, ...rest] = cells;
  const [x, y] = rest.reduce((best, cell) => (distance(cell) < distance(best) - 1e-9 ? cell : best), first);
  return [x, y];
};

/** The placement a held piece stands for, on the ground; it has yet to fall to where it lies. */
export const heldPlace = ({ piece, cells, square: { site, grid, x, y } }: Hold): Place => {
  const [gripX, gripY] = gripOf(cells);
  return { kind: 'place', piece, site, grid, cells: shifted(cells, [x - gripX, y - gripY, 0]) };
};

/** The piece turned about an axis, held by the square it was held over. */
export const turnedHold = (hold: Hold, axis: Axis, quarters: number): Hold => ({
  ...hold,
  cells: turned(hold.cells, axis, quarters),
});

/** How a piece is held that would come to lie like this. */
export const holdOf = ({ piece, grid, cells }: Place, site: Square['site']): Hold => {
  const corner = cornered(cells);
  const [gripX, gripY] = gripOf(corner);
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  return { piece, cells: corner, square: { site, grid, x: left + gripX, y: top + gripY } };
};
