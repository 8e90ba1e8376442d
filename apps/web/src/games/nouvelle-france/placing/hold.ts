import { type Axis, cornered, shifted, turned } from '@cap-diamant/nouvelle-france/geometry';
import type { Place } from '@cap-diamant/nouvelle-france/move';
import type { Cell } from '@cap-diamant/nouvelle-france/vocabulary';
import type { Square } from '../sites/sites.ts';

/** A piece in hand: how it is turned, and the square that one of its columns is over. */
export interface Hold {
  readonly piece: string;
  /** The cells of the turned piece, moved to the origin. */
  readonly cells: readonly Cell[];
  readonly square: Square;
}

/** The column a piece is held by: the one nearest its centre, so that it sits around the pointer. */
const gripOf = (cells: readonly Cell[]): readonly [x: number, y: number] => {
  const middle = (at: 0 | 1): number => cells.reduce((total, cell) => total + cell[at], 0) / cells.length;
  const [mx, my] = [middle(0), middle(1)];
  const distance = ([x, y]: Cell): number => (x - mx) ** 2 + (y - my) ** 2;
  const [first = [0, 0, 0] as Cell, ...rest] = cells;
  const [x, y] = rest.reduce((best, cell) => (distance(cell) < distance(best) - 1e-9 ? cell : best), first);
  return [x, y];
};

/** The placement of a held piece on the ground; it still has to drop. */
export const heldPlace = ({ piece, cells, square: { site, grid, x, y } }: Hold): Place => {
  const [gripX, gripY] = gripOf(cells);
  return { kind: 'place', piece, site, grid, cells: shifted(cells, [x - gripX, y - gripY, 0]) };
};

/** Turns the piece about an axis; it stays over the same square. */
export const turnedHold = (hold: Hold, axis: Axis, quarters: number): Hold => ({
  ...hold,
  cells: turned(hold.cells, axis, quarters),
});

/** The hold that gives this placement. */
export const holdOf = ({ piece, grid, cells }: Place, site: Square['site']): Hold => {
  const corner = cornered(cells);
  const [gripX, gripY] = gripOf(corner);
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  return { piece, cells: corner, square: { site, grid, x: left + gripX, y: top + gripY } };
};
