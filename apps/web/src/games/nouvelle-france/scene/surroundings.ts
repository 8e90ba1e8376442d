import { random } from '@cap-diamant/kernel';
import { BufferAttribute, BufferGeometry } from 'three';
import { BENCH_TOP, WORLD } from './layout.ts';

/** The country around the yard is a square this large each way; the haze hides its end. */
export const COUNTRY = 64;

const WATER = BENCH_TOP - 1.1;

const smooth = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** The banks of the river behind the yard: the near one, and the far shore. */
const nearBank = (x: number): number => -15.4 + 1.1 * Math.sin(x * 0.17) - 0.012 * (x - 6) ** 2;
const farBank = (x: number): number => nearBank(x) - 9.5 - 1.6 * Math.sin(x * 0.09 + 2);

/** How much of a place is under water, from 0 to 1. */
export const waterAt = (x: number, z: number): number =>
  smooth(0.25, -0.25, z - nearBank(x)) * smooth(-0.3, 0.3, z - farBank(x));

/** The height of the ground: level in the yard, down at the river, hills on the far shore and far away. */
export const landAt = (x: number, z: number): number => {
  const beyond = farBank(x) - z;
  const shore = smooth(0.4, -2.2, z - nearBank(x)) * (1 - smooth(-1.5, 2.5, beyond));
  const hills = 6.5 * smooth(2, 26, beyond) + 2.6 * smooth(26, 60, Math.hypot(x, Math.max(z, 0)));
  const rolling = 0.5 + 0.5 * Math.sin(x * 0.11 + 1) * Math.cos(z * 0.09);
  return BENCH_TOP + (WATER - BENCH_TOP) * shore + hills * (0.7 + 0.5 * rolling);
};

const LINES = [0, 3, 6, 9.5, 13.5, 18, 24, 32, 44, 70];
const INSIDE = [-0.67, -0.33, 0, 0.33, 0.67];

const linesOf = (from: number, to: number): number[] => [
  ...LINES.map(away => from - away).reverse(),
  ...INSIDE.map(share => (from + to) / 2 + (share * (to - from)) / 2),
  ...LINES.map(away => to + away),
];

/** The country as a mesh with a hole where the yard lies. */
export const country = (): BufferGeometry => {
  const columns = linesOf(WORLD.left, WORLD.right);
  const rows = linesOf(WORLD.back, WORLD.front);
  const places = rows.flatMap(z => columns.flatMap(x => [x, landAt(x, z), z]));
  const triangles: number[] = [];
  const inYard = (x: number, z: number): boolean =>
    x >= WORLD.left && x < WORLD.right && z >= WORLD.back && z < WORLD.front;
  for (const [row, z] of rows.slice(0, -1).entries()) {
    for (const [column, x] of columns.slice(0, -1).entries()) {
      const a = row * columns.length + column;
      if (!inYard(x, z))
        triangles.push(a, a + columns.length, a + 1, a + 1, a + columns.length, a + columns.length + 1);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(places), 3));
  geometry.setIndex(triangles);
  return geometry;
};

export interface Tree {
  readonly x: number;
  readonly z: number;
  /** Its height in units. */
  readonly high: number;
}

const TREES = 170;
/** Trees keep this far from the sites, so that none hides a slab. */
const CLEARING = 13.5;

const standsAt = (x: number, z: number): boolean =>
  Math.hypot(x / 1.15, z) > CLEARING && waterAt(x, z - 0.8) + waterAt(x, z + 0.8) === 0;

/** Spruces around the yard, dense on the far shore, thin near the sites. */
export const spruceTrees = (): readonly Tree[] => {
  const dice = random('spruces');
  const share = (): number => dice.below(10_000) / 10_000;
  const trees: Tree[] = [];
  while (trees.length < TREES) {
    const far = share() < 0.45;
    const x = (share() * 2 - 1) * (far ? 46 : 34);
    const z = far ? farBank(x) - 0.6 - share() ** 2 * 15 : (share() * 2 - 1) * 30;
    const open = Math.hypot(x, z) / 30;
    if (standsAt(x, z) && (far || share() < open)) trees.push({ x, z, high: 2.6 + 2.2 * share() });
  }
  return trees;
};
