import { nth } from '@cap-diamant/kernel';
import type { Square } from '../sites/sites.ts';
import type { Columns } from './bricks.ts';
import { EXTENTS, FRAMES, type Frame, toGrid } from './layout.ts';

type Triple = readonly [number, number, number];

/** A ray into the scene. */
export interface Ray {
  readonly from: Triple;
  readonly way: Triple;
}

/** The ray in the coordinates of a grid: columns, height, rows. */
const inFrame = (frame: Frame, { from, way }: Ray): Ray => {
  const [x, z] = toGrid(frame, { x: from[0], z: from[2] });
  const { cos, sin } = frame;
  return { from: [x, from[1], z], way: [cos * way[0] + sin * way[2], way[1], cos * way[2] - sin * way[0]] };
};

/** How far along the ray a box begins, if it is met. */
const boxAlong = ({ from, way }: Ray, low: Triple, high: Triple): number | undefined => {
  let [enter, leave] = [0, Number.POSITIVE_INFINITY];
  for (const axis of [0, 1, 2] as const) {
    const inverse = 1 / way[axis];
    const [one, two] = [(low[axis] - from[axis]) * inverse, (high[axis] - from[axis]) * inverse];
    enter = Math.max(enter, Math.min(one, two));
    leave = Math.min(leave, Math.max(one, two));
  }
  return enter <= leave ? enter : undefined;
};

interface Hit {
  readonly along: number;
  readonly square: Square;
}

const columnHits = (frame: Frame, ray: Ray, columns: Columns): Hit[] => {
  const own = inFrame(frame, ray);
  return frame.slabs.flatMap(([x, y]): Hit[] => {
    const high = columns.height(frame, x, y);
    const along = boxAlong(own, [x - 0.5, -0.1, y - 0.5], [x + 0.5, high, y + 0.5]);
    return along === undefined ? [] : [{ along, square: { site: frame.site, grid: frame.grid, x, y } }];
  });
};

/** How far around its slabs the ground belongs to a site. */
const AROUND = 1.2;

const groundHit = (ray: Ray): Square | undefined => {
  const along = -ray.from[1] / ray.way[1];
  if (!(along > 0)) return undefined;
  const place = { x: ray.from[0] + ray.way[0] * along, z: ray.from[2] + ray.way[2] * along };
  let best: { readonly away: number; readonly square: Square } | undefined;
  for (const frame of FRAMES) {
    const { left, right, back, front } = EXTENTS[frame.site];
    if (place.x < left - AROUND || place.x > right + AROUND) continue;
    if (place.z < back - AROUND || place.z > front + AROUND) continue;
    const [column, row] = toGrid(frame, place);
    const away = Math.min(...frame.slabs.map(([x, y]) => Math.hypot(column - x, row - y)));
    const square = { site: frame.site, grid: frame.grid, x: Math.round(column), y: Math.round(row) };
    if (best === undefined || away < best.away) best = { away, square };
  }
  return best?.square;
};

/** The square a ray hits: the nearest column, or the ground around a site. */
export const squareAt = (ray: Ray, columns: Columns): Square | undefined => {
  const hits = FRAMES.flatMap(frame => columnHits(frame, ray, columns)).sort((a, b) => a.along - b.along);
  return hits.length > 0 ? nth(hits, 0).square : groundHit(ray);
};

/** Whether a ray hits one of these cubes. */
export const meetsCubes = (ray: Ray, frame: Frame, cells: readonly Triple[]): boolean => {
  const own = inFrame(frame, ray);
  return cells.some(([x, y, z]) => boxAlong(own, [x - 0.5, z, y - 0.5], [x + 0.5, z + 1, y + 0.5]) !== undefined);
};
