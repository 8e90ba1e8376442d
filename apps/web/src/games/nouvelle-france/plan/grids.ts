import type { Box, Grid, Site } from '@cap-diamant/nouvelle-france/table';

/** The slabs of one grid of a site, and how it lies on the ground; lengths in slabs. */
export interface LaidGrid {
  readonly id: Grid;
  readonly slabs: readonly (readonly [x: number, y: number])[];
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
}

export const gridsOf = (box: Box, site: Site): readonly LaidGrid[] =>
  (box.components.sites.find(({ id }) => id === site)?.grids ?? []).map(({ id, cells, transform }) => ({
    id,
    slabs: cells,
    x: transform?.origin[0] ?? 0,
    y: transform?.origin[1] ?? 0,
    degrees: transform?.rotationDeg ?? 0,
  }));

/** A point of a grid on the ground of its site. */
export const onGround = ({ x, y, degrees }: LaidGrid, [px, py]: readonly [number, number]): [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  return [x + px * Math.cos(angle) - py * Math.sin(angle), y + px * Math.sin(angle) + py * Math.cos(angle)];
};
