import { BufferAttribute, BufferGeometry } from 'three';
import { BENCH_TOP, FRAMES, type Frame, toWorld, WHOLE, WORLD } from './layout.ts';
import { type Snow, snowAt } from './snow-depth.ts';

const COARSE = 2.5;
const AROUND = 1.5;

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * The lines of the mesh along an axis: one for each unit around the sites, where slabs have their edges, few beyond, and
 * more where a grid lies askew and its edges cross the mesh.
 */
const lines = (scene: Span, sites: Span, askew: readonly Span[], finest: number): number[] => {
  const [first, last] = [Math.floor(sites.from - AROUND), Math.ceil(sites.to + AROUND)];
  const found: number[] = [];
  const before = Math.max(1, Math.round((first - scene.from) / COARSE));
  for (let at = 0; at < before; at++) found.push(scene.from + ((first - scene.from) * at) / before);
  for (let at = first; at < last; ) {
    found.push(at);
    at += askew.some(({ from, to }) => at >= from - 1 && at < to + 1) ? 0.5 : finest;
  }
  const after = Math.max(1, Math.round((scene.to - last) / COARSE));
  for (let at = 0; at <= after; at++) found.push(last + ((scene.to - last) * at) / after);
  return found;
};

const ASKEW = FRAMES.filter(({ angle }) => angle !== 0).map(frame => frame.slabs.map(([x, y]) => toWorld(frame, x, y)));
const spans = (axis: 'x' | 'z'): Span[] =>
  ASKEW.map(places => ({
    from: Math.floor(Math.min(...places.map(place => place[axis]))),
    to: Math.ceil(Math.max(...places.map(place => place[axis]))),
  }));

interface Mesh {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
}

const meshOf = (finest: number): Mesh => ({
  columns: lines({ from: WORLD.left, to: WORLD.right }, { from: WHOLE.left, to: WHOLE.right }, spans('x'), finest),
  rows: lines({ from: WORLD.back, to: WORLD.front }, { from: WHOLE.back, to: WHOLE.front }, spans('z'), finest),
});

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

interface Cover {
  /** Mesh that is drawn as it is, and mesh that lies askew to slabs and is cut along them point by point. */
  readonly whole: readonly number[];
  readonly cut: readonly number[];
}

/** The cover of snow; where it would lie on slabs it is left out. */
const cover = (corners: Corners, { columns, rows }: Mesh): Cover => {
  const away: number[] = [];
  for (const z of rows) {
    for (const x of columns) {
      const { here, drift, dust } = laidAt(x, z);
      away.push(here.away);
      corners.add(x, z, drift, dust, [here.away, 1]);
    }
  }
  const across = columns.length;
  const whole: number[] = [];
  const cut: number[] = [];
  for (let row = 0; row + 1 < rows.length; row++) {
    for (let column = 0; column + 1 < across; column++) {
      const first = row * across + column;
      const ring = [first, first + across, first + 1, first + across + 1];
      if (ring.every(corner => (away[corner] ?? 0) < 0.001)) continue;
      const [a, b, c, d] = ring as [number, number, number, number];
      const isCut = ring.some(corner => (away[corner] ?? 0) < -0.001);
      (isCut ? cut : whole).push(a, b, c, c, b, d);
    }
  }
  return { whole, cut };
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
  for (const along of [-0.5, 0.5]) {
    const place = toWorld(frame, x + dx / 2 + dy * along, y + dy / 2 + dx * along);
    const beyond = toWorld(frame, x + dx * 0.62 + dy * along, y + dy * 0.62 + dx * along);
    const { drift, dust } = snowAt(place.x, place.z);
    // Instead of slopes, which a cut has not: where the light on it is looked up.
    const out = [beyond.x - place.x, beyond.z - place.z];
    const first = corners.count;
    corners.add(place.x, place.z, [drift, 0, 0], [dust, ...out], [1, 0.94]);
    corners.add(place.x, place.z, [0, 0, 0], [0, ...out], [1, 0.62]);
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

export interface Terrain {
  readonly plain: BufferGeometry;
  /** The part that is cut along slabs point by point. */
  readonly trimmed: BufferGeometry;
}

/**
 * The ground with its snow, which rises in the shader without a new mesh. A coarse mesh is enough to draw; a fine one
 * is needed to bake the light.
 */
export const terrain = (finest: number): Terrain => {
  const corners = new Corners();
  const { whole, cut } = cover(corners, meshOf(finest));
  const edges = cuts(corners);
  const plain = corners.geometry([...whole, ...edges]);
  const trimmed = plain.clone();
  trimmed.setIndex([...cut]);
  return { plain, trimmed };
};
