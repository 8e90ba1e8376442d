import { type Brick, sideBit } from './bricks.ts';
import type { Point } from './orbit-camera.ts';

export type Triple = readonly [number, number, number];

/** What the painter of faces needs to know of the camera. */
export interface CameraView {
  readonly position: Triple;
  seenAt(x: number, y: number, z: number): Point;
}

interface Side {
  /** Its number in `SIDES`. */
  readonly at: number;
  readonly normal: Triple;
  readonly across: Triple;
  readonly up: Triple;
  /** The sides beyond its four edges, as numbers in `SIDES`: lower, right, upper, left. */
  readonly beyond: readonly [number, number, number, number];
}

/** All sides but the lower one, which is never seen. */
const DRAWN_SIDES: readonly Side[] = [
  { at: 0, normal: [-1, 0, 0], across: [0, 0, 1], up: [0, 1, 0], beyond: [2, 5, 3, 4] },
  { at: 1, normal: [1, 0, 0], across: [0, 0, -1], up: [0, 1, 0], beyond: [2, 4, 3, 5] },
  { at: 3, normal: [0, 1, 0], across: [1, 0, 0], up: [0, 0, -1], beyond: [5, 1, 4, 0] },
  { at: 4, normal: [0, 0, -1], across: [-1, 0, 0], up: [0, 1, 0], beyond: [2, 0, 3, 1] },
  { at: 5, normal: [0, 0, 1], across: [1, 0, 0], up: [0, 1, 0], beyond: [2, 1, 3, 0] },
];

/** The corners of a face in the order of its edges: lower left, lower right, upper right, upper left. */
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** A face of a cube that is turned towards the camera, as it is seen. */
export interface Face {
  readonly corners: readonly [Point, Point, Point, Point];
  /** In the scene, not on the canvas. */
  readonly normal: Triple;
  /** Whether the same piece continues beyond each edge. */
  readonly joined: readonly boolean[];
}

const HALF = 0.49;

const bitOf = (bits: number, at: number): boolean => Math.floor(bits / 2 ** at) % 2 === 1;

const isCovered = ({ near, joins }: Brick, { at }: Side): boolean =>
  bitOf(joins, at) || Math.floor(near / sideBit(at)) % 2 === 1;

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The faces of a cube that the camera sees, if nothing is in front of it. */
export const facesOf = (brick: Brick, { position, seenAt }: CameraView): Face[] => {
  const [cos, sin] = [Math.cos(brick.angle), Math.sin(brick.angle)];
  const turned = ([x, y, z]: Triple): Triple => [cos * x - sin * z, y, sin * x + cos * z];
  return DRAWN_SIDES.flatMap((side): Face[] => {
    const normal = turned(side.normal);
    const [across, up] = [turned(side.across), turned(side.up)];
    const place = (along: number, high: number, out: number): Triple => [
      brick.x + normal[0] * out + across[0] * along + up[0] * high,
      brick.y + normal[1] * out + across[1] * along + up[1] * high,
      brick.z + normal[2] * out + across[2] * along + up[2] * high,
    ];
    const middle = place(0, 0, HALF);
    const towards: Triple = [position[0] - middle[0], position[1] - middle[1], position[2] - middle[2]];
    if (isCovered(brick, side) || dot(normal, towards) <= 0) return [];
    const joined = side.beyond.map(at => bitOf(brick.joins, at));
    const [below, right, above, left] = joined;
    const reach = {
      left: left ? 0.5 : HALF,
      right: right ? 0.5 : HALF,
      low: below ? 0.5 : HALF,
      top: above ? 0.5 : HALF,
    };
    const corners = CORNERS.map(([a, u]) =>
      seenAt(...place(a * (a < 0 ? reach.left : reach.right), u * (u < 0 ? reach.low : reach.top), HALF)),
    );
    return [{ corners: corners as unknown as Face['corners'], normal, joined }];
  });
};

export const distance = ({ position: [x, y, z] }: CameraView, brick: { x: number; y: number; z: number }): number =>
  Math.hypot(brick.x - x, brick.y - y, brick.z - z);
