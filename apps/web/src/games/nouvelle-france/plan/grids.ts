import { type Box, STANDARD_BOX } from '@cap-diamant/nouvelle-france/geometry';
import { bySite, type Grid, type Site } from '@cap-diamant/nouvelle-france/vocabulary';

/** The slabs of one grid of a site and the grid's position on the ground, in slabs. */
export interface LaidGrid {
  readonly id: Grid;
  readonly slabs: readonly (readonly [x: number, y: number])[];
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
}

/** The component list gives the centre of the first square; drawing starts at its corner. */
export const gridsOf = (box: Box, site: Site): readonly LaidGrid[] =>
  (box.components.sites.find(({ id }) => id === site)?.grids ?? []).map(({ id, cells, transform }) => {
    const [left, top] = transform?.origin ?? [0, 0];
    const degrees = transform?.rotationDeg ?? 0;
    const [dx, dy] = turnedBy(degrees, [0.5, 0.5]);
    return { id, slabs: cells, x: left + 0.5 - dx, y: top + 0.5 - dy, degrees };
  });

const turnedBy = (degrees: number, [x, y]: readonly [number, number]): readonly [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
};

/** Converts a point of a grid to the ground of its site. */
export const onGround = ({ x, y, degrees }: LaidGrid, point: readonly [number, number]): readonly [number, number] => {
  const [dx, dy] = turnedBy(degrees, point);
  return [x + dx, y + dy];
};

/** The grids of the sites in the box as shipped. */
export const GROUNDS = bySite(site => gridsOf(STANDARD_BOX, site));
