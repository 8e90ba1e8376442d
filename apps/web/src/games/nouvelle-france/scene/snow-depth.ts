import { BENCH_TOP, FRAMES, type Frame, toGrid, WORLD } from './layout.ts';

/** Snow comes up from the bench almost to the top of a floor. */
export const ABOVE_BENCH = -BENCH_TOP - 0.1;

/** Smooth noise from 0 to 1. */
const speckle = (x: number, z: number): number => {
  const wild = Math.sin(x * 127.1 + z * 311.7) * 43758.5453;
  return wild - Math.floor(wild);
};

const ease = (t: number): number => t * t * (3 - 2 * t);

const noise = (x: number, z: number): number => {
  const [left, back] = [Math.floor(x), Math.floor(z)];
  const [u, v] = [ease(x - left), ease(z - back)];
  const near = speckle(left, back) * (1 - u) + speckle(left + 1, back) * u;
  const far = speckle(left, back + 1) * (1 - u) + speckle(left + 1, back + 1) * u;
  return near * (1 - v) + far * v;
};

/** Lumps of ground, snow and clouds, from 0 to 1. */
export const rough = (x: number, z: number): number =>
  0.6 * noise(x * 0.45, z * 0.45) + 0.4 * noise(x * 1.3 + 7, z * 1.3);

const fromFrame = (frame: Frame, x: number, z: number): number => {
  const [column, row] = toGrid(frame, { x, z });
  let nearest = Number.POSITIVE_INFINITY;
  for (const [slabX, slabY] of frame.slabs) {
    const [dx, dy] = [Math.abs(column - slabX) - 0.5, Math.abs(row - slabY) - 0.5];
    const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0));
    nearest = Math.min(nearest, outside + Math.min(Math.max(dx, dy), 0));
  }
  return nearest;
};

/** How far a place is from the slabs; negative on them. */
const fromSlabs = (x: number, z: number): number => Math.min(...FRAMES.map(frame => fromFrame(frame, x, z)));

const smooth = (from: number, to: number, value: number): number =>
  ease(Math.min(1, Math.max(0, (value - from) / (to - from))));

export interface Snow {
  /** How much of a floor's height it has here. */
  readonly drift: number;
  /** How deep it lies away from walls. */
  readonly dust: number;
  /** How far the slabs are; negative on them. */
  readonly away: number;
}

/** The shape of the snow: heaped against the walls, with a soft lip, thin in the open, and level where the yard ends. */
export const snowAt = (x: number, z: number): Snow => {
  const away = fromSlabs(x, z);
  const lumps = rough(x, z);
  const lip = 0.9 + 0.1 * smooth(-0.05, 0.3, away);
  const within = 1 - smooth(0.8, 1, Math.max(Math.abs(x) / WORLD.right, Math.abs(z) / WORLD.front));
  const drift = (within * lip) / (1 + (Math.max(away, 0) / (1.5 + lumps)) ** 2.4);
  return { drift: drift * (0.95 + 0.05 * lumps), dust: within * lumps * 0.34 * smooth(0, 0.5, away), away };
};

/** How far the ground is trodden here: bare next to the sites, untouched snow away from them. */
export const trodden = (x: number, z: number): number =>
  0.92 * (1 - smooth(0.9, 3.4, fromSlabs(x, z) + 2.2 * (rough(x * 1.1 + 40, z * 1.1) - 0.5)));

/** The depth of snow at a place and level; the ground shader computes the same. */
export const depthAt = (x: number, z: number, snow: number): number => {
  const { drift, dust } = snowAt(x, z);
  const begun = Math.min(snow, 1);
  return (snow + begun * ABOVE_BENCH) * drift + begun * (0.4 + 0.3 * snow) * dust;
};
