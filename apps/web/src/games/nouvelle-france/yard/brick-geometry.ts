import { BufferAttribute, DynamicDrawUsage, InstancedBufferAttribute, InstancedBufferGeometry } from 'three';
import { type Brick, TILES } from './bricks.ts';

type Triple = readonly [number, number, number];

const AXES = [0, 1, 2] as const;
const SIGNS = [-1, 1] as const;

interface Corner {
  /** On which side of the middle, axis by axis. */
  readonly at: Triple;
  /** The face it belongs to; there it reaches to the very side, on the other axes the bevel takes a little. */
  readonly face: Triple;
}

const along = (axis: number, sign: number): Triple => [
  axis === 0 ? sign : 0,
  axis === 1 ? sign : 0,
  axis === 2 ? sign : 0,
];

const plus = (a: Triple, b: Triple): Triple => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const BEVEL = 0.2;
const whereabouts = ({ at, face }: Corner): Triple => [
  at[0] * (face[0] === 0 ? 1 - BEVEL : 1),
  at[1] * (face[1] === 0 ? 1 - BEVEL : 1),
  at[2] * (face[2] === 0 ? 1 - BEVEL : 1),
];

/** A flat bit of the surface, its corners in a ring; turned around if it would look inwards. */
interface Facet {
  readonly normal: Triple;
  readonly bevel: number;
  readonly corners: readonly Corner[];
}

const outwards = (facet: Facet): Facet => {
  const [a, b, c] = facet.corners.map(whereabouts) as [Triple, Triple, Triple];
  const turn = cross([b[0] - a[0], b[1] - a[1], b[2] - a[2]], [c[0] - b[0], c[1] - b[1], c[2] - b[2]]);
  return dot(turn, facet.normal) > 0 ? facet : { ...facet, corners: facet.corners.toReversed() };
};

const normalised = (triple: Triple): Triple => {
  const length = Math.hypot(...triple);
  return [triple[0] / length, triple[1] / length, triple[2] / length];
};

/** A cube with bevelled edges: six faces, twelve edges, eight corners. */
const facets = (): Facet[] => {
  const found: Facet[] = [];
  for (const axis of AXES) {
    const [u, v] = AXES.filter(other => other !== axis) as [number, number];
    for (const sign of SIGNS) {
      const face = along(axis, sign);
      const ring = (
        [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ] as const
      ).map(
        ([a, b]): Corner => ({
          at: plus(face, plus(along(u, a), along(v, b))),
          face,
        }),
      );
      found.push({ normal: face, bevel: 0, corners: ring });
    }
    for (const a of SIGNS) {
      for (const b of SIGNS) {
        const [one, two] = [along(u, a), along(v, b)];
        const end = (sign: number, face: Triple): Corner => ({ at: plus(along(axis, sign), plus(one, two)), face });
        found.push({
          normal: normalised(plus(one, two)),
          bevel: 1,
          corners: [end(-1, one), end(1, one), end(1, two), end(-1, two)],
        });
      }
    }
  }
  for (const x of SIGNS) {
    for (const y of SIGNS) {
      for (const z of SIGNS) {
        const at: Triple = [x, y, z];
        const faces: Triple[] = [
          [x, 0, 0],
          [0, y, 0],
          [0, 0, z],
        ];
        found.push({ normal: normalised(at), bevel: 1, corners: faces.map(face => ({ at, face })) });
      }
    }
  }
  return found.map(outwards);
};

const vertices = facets().flatMap(({ normal, bevel, corners }) => {
  const [first, ...rest] = corners.map(corner => ({ ...corner, normal, bevel }));
  if (first === undefined) return [];
  return rest.slice(1).flatMap((corner, at) => [first, rest[at] ?? first, corner]);
});

const attribute = (triples: readonly Triple[]): BufferAttribute =>
  new BufferAttribute(new Float32Array(triples.flat()), 3);

/** Bricks by the hundred in one call: the bevelled cube once, and of each brick where it lies and what it is. */
export class BrickGeometry extends InstancedBufferGeometry {
  readonly #places: InstancedBufferAttribute;
  readonly #bits: InstancedBufferAttribute;

  constructor(most: number) {
    super();
    this.setAttribute('position', attribute(vertices.map(({ at }) => at)));
    this.setAttribute('aFace', attribute(vertices.map(({ face }) => face)));
    this.setAttribute('aNormal', attribute(vertices.map(({ normal }) => normal)));
    this.setAttribute('aBevel', new BufferAttribute(new Float32Array(vertices.map(({ bevel }) => bevel)), 1));
    this.#places = new InstancedBufferAttribute(new Float32Array(most * 4), 4).setUsage(DynamicDrawUsage);
    this.#bits = new InstancedBufferAttribute(new Uint32Array(most * 2), 2).setUsage(DynamicDrawUsage);
    this.setAttribute('iPlace', this.#places);
    this.setAttribute('iBits', this.#bits);
    this.instanceCount = 0;
  }

  show(bricks: readonly Brick[]): void {
    for (const [at, { x, y, z, angle, near, joins, tile, size, lit, falling }] of bricks.entries()) {
      this.#places.setXYZW(at, x, y, z, angle);
      const flags = TILES.indexOf(tile) + (lit ? 16 : 0) + (falling ? 32 : 0) + (size << 6) + (joins << 8);
      this.#bits.setXY(at, near, flags);
    }
    this.#places.needsUpdate = true;
    this.#bits.needsUpdate = true;
    this.instanceCount = bricks.length;
  }
}
