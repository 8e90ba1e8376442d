import { nth } from '@cap-diamant/kernel';
import type { Box } from '@cap-diamant/nouvelle-france/geometry';
import type { Site } from '@cap-diamant/nouvelle-france/vocabulary';
import type { Square } from '../sites/sites.ts';

/** Where the ghost first appears on a site: the slab nearest the middle of the front row. */
export const firstSquare = (box: Box, site: Site): Square => {
  const { grids, slabAt } = box.grounds[site];
  const { id, width, depth } = nth(grids, 0);
  const middle = width >> 1;
  const y = depth - 1;
  return { site, grid: id, x: slabAt(id, middle, y) === undefined ? 0 : middle, y };
};

/**
 * The next square in a direction. Steps stay on the site; a step off one grid enters the grid next to it, so that keys
 * reach every slab.
 */
export const stepped = (box: Box, { site, grid, x, y }: Square, dx: number, dy: number): Square => {
  const { grids } = box.grounds[site];
  const at = grids.findIndex(({ id }) => id === grid);
  const { width, depth } = nth(grids, at);
  const beyond = x + dx >= width ? grids[at + 1] : x + dx < 0 ? grids[at - 1] : undefined;
  if (beyond !== undefined) {
    return { site, grid: beyond.id, x: dx > 0 ? 0 : beyond.width - 1, y: Math.min(y, beyond.depth - 1) };
  }
  const within = (value: number, size: number): number => Math.max(0, Math.min(size - 1, value));
  return { site, grid, x: within(x + dx, width), y: within(y + dy, depth) };
};
