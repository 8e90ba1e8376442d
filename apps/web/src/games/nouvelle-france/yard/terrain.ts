import { BufferAttribute, BufferGeometry } from 'three';
import { type Snow, snowAt } from './drifts.ts';
import { BENCH_TOP, FRAMES, type Frame, toYard, WHOLE, YARD } from './layout.ts';

/** Around the sites the mesh is fine, farther out coarse. */
const FINE = 0.5;
const COARSE = 1.75;
const AROUND = 1.5;

/** The lines of the mesh along an axis: all halves around the sites, and few beyond. */
const lines = (from: number, to: number, fineFrom: number, fineTo: number): number[] => {
  const [first, last] = [Math.floor(fineFrom - AROUND), Math.ceil(fineTo + AROUND)];
  const fine = Array.from({ length: (last - first) / FINE + 1 }, (_, at) => first + at * FINE);
  const before = Math.max(1, Math.round((first - from) / COARSE));
  const after = Math.max(1, Math.round((to - last) / COARSE));
  return [
    ...Array.from({ length: before }, (_, at) => from + ((first - from) * at) / before),
    ...fine,
    ...Array.from({ length: after }, (_, at) => last + ((to - last) * (at + 1)) / after),
  ];
};

const COLUMNS = lines(YARD.left, YARD.right, WHOLE.left, WHOLE.right);
const ROWS = lines(YARD.back, YARD.front, WHOLE.back, WHOLE.front);

/** Corners of the mesh with what the shader needs of each. */
class Corners {
  readonly #places: number[] = [];
  readonly #drifts: number[] = [];
  readonly #dusts: number[] = [];
  readonly #edges: number[] = [];

  get count(): number {
    return this.#places.length / 3;
  }

  add(x: number, z: number, drift: readonly number[], dust: readonly number[], edge: readonly number[]): void {
    this.#places.push(x, BENCH_TOP, z);
    this.#drifts.push(...drift);
    this.#dusts.push(...dust);
    this.#edges.push(...edge);
  }

  geometry(triangles: readonly number[]): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.#places), 3));
    geometry.setAttribute('aDrift', new BufferAttribute(new Float32Array(this.#drifts), 3));
    geometry.setAttribute('aDust', new BufferAttribute(new Float32Array(this.#dusts), 3));
    geometry.setAttribute('aEdge', new BufferAttribute(new Float32Array(this.#edges), 2));
    geometry.setIndex([...triangles]);
    return geometry;
  }
}

const STEP = 0.12;

/** How the snow lies at a place, with its slopes there. */
const laidAt = (x: number, z: number): { here: Snow; drift: number[]; dust: number[] } => {
  const here = snowAt(x, z);
  const [left, right, back, front] = [
    snowAt(x - STEP, z),
    snowAt(x + STEP, z),
    snowAt(x, z - STEP),
    snowAt(x, z + STEP),
  ];
  const slope = (from: number, to: number): number => (to - from) / (2 * STEP);
  return {
    here,
    drift: [here.drift, slope(left.drift, right.drift), slope(back.drift, front.drift)],
    dust: [here.dust, slope(left.dust, right.dust), slope(back.dust, front.dust)],
  };
};

/** The cover of snow; where it would lie on slabs it is left out. */
const cover = (corners: Corners): number[] => {
  const away: number[] = [];
  for (const z of ROWS) {
    for (const x of COLUMNS) {
      const { here, drift, dust } = laidAt(x, z);
      away.push(here.away);
      corners.add(x, z, drift, dust, [here.away, 1]);
    }
  }
  const across = COLUMNS.length;
  const triangles: number[] = [];
  for (let row = 0; row + 1 < ROWS.length; row++) {
    for (let column = 0; column + 1 < across; column++) {
      const first = row * across + column;
      const ring = [first, first + across, first + 1, first + across + 1];
      if (ring.every(corner => (away[corner] ?? 0) < 0.001)) continue;
      const [a, b, c, d] = ring as [number, number, number, number];
      triangles.push(a, b, c, c, b, d);
    }
  }
  return triangles;
};

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

const cutSide = (corners: Corners, frame: Frame, [x, y]: readonly [number, number], side: (typeof SIDES)[number]) => {
  const [dx, dy] = side;
  const triangles: number[] = [];
  for (const along of [-0.5, 0, 0.5]) {
    const place = toYard(frame, x + dx / 2 + dy * along, y + dy / 2 + dx * along);
    const { drift, dust } = snowAt(place.x, place.z);
    const first = corners.count;
    corners.add(place.x, place.z, [drift, 0, 0], [dust, 0, 0], [1, 0.96]);
    corners.add(place.x, place.z, [0, 0, 0], [0, 0, 0], [1, 0.68]);
    if (along < 0.5) triangles.push(first, first + 1, first + 2, first + 2, first + 1, first + 3);
  }
  return triangles;
};

/** Where the cover ends above the slabs it is cut off: these are the faces of the cut, slab by slab. */
const cuts = (corners: Corners): number[] =>
  FRAMES.flatMap(frame =>
    frame.slabs.flatMap(([x, y]) =>
      SIDES.filter(([dx, dy]) => !frame.slabs.some(slab => slab[0] === x + dx && slab[1] === y + dy)).flatMap(side =>
        cutSide(corners, frame, [x, y], side),
      ),
    ),
  );

/** The ground with the snow that may come to lie on it; it can rise without being reckoned again. */
export const terrain = (): BufferGeometry => {
  const corners = new Corners();
  return corners.geometry([...cover(corners), ...cuts(corners)]);
};
