import type { Site } from '@cap-diamant/nouvelle-france/vocabulary';
import { EXTENTS, type Extent, WHOLE } from './layout.ts';

/** An orbit: the point looked at, the distance from it, and two angles. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Around the upright axis; 0: from the front. */
  readonly turn: number;
  /** Away from straight above. */
  readonly tilt: number;
  readonly far: number;
}

/** Limits: from almost straight above to just above the ground; from one piece to all sites. */
const LEAST_TILT = 0.02;
const MOST_TILT = 1.32;
const NEAREST = 7;
const FARTHEST = 60;

export const FIELD = 30;
const HALF_FIELD = (FIELD / 2 / 180) * Math.PI;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export const within = (pose: Pose): Pose => ({
  x: clamp(pose.x, WHOLE.left, WHOLE.right),
  y: clamp(pose.y, 0, 3),
  z: clamp(pose.z, WHOLE.back, WHOLE.front),
  turn: pose.turn,
  tilt: clamp(pose.tilt, LEAST_TILT, MOST_TILT),
  far: clamp(pose.far, NEAREST, FARTHEST),
});

/** The distance at which an extent fills a window of this aspect, seen from this angle. */
const farFor = ({ left, right, back, front }: Extent, aspect: number, tilt: number, turn: number): number => {
  const [wide, deep] = [right - left + 1.6, front - back + 1.6];
  const [c, s] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const across = wide * c + deep * s;
  const along = wide * s + deep * c;
  const high = along * Math.cos(tilt) + 3 * Math.sin(tilt);
  const tangent = Math.tan(HALF_FIELD);
  return Math.max(high / 2 / tangent, across / 2 / (tangent * aspect)) + (along / 2) * Math.sin(tilt) * 0.75;
};

export const TILT = 0.78;

const poseOf = (extent: Extent, aspect: number, { turn, tilt }: Pick<Pose, 'turn' | 'tilt'>): Pose =>
  within({
    x: (extent.left + extent.right) / 2,
    y: 0.6,
    z: (extent.back + extent.front) / 2,
    turn,
    tilt,
    far: farFor(extent, aspect, tilt, turn),
  });

export const sitePose = (site: Site, aspect: number, kept: Pick<Pose, 'turn' | 'tilt'>): Pose =>
  poseOf(EXTENTS[site], aspect, kept);

export const overviewPose = (aspect: number, kept: Pick<Pose, 'turn' | 'tilt'>): Pose => poseOf(WHOLE, aspect, kept);

/** The angle equal to `to` that is nearest to `from`. */
const towards = (from: number, to: number): number => {
  const round = 2 * Math.PI;
  return from + ((((to - from + Math.PI) % round) + round) % round) - Math.PI;
};

const ease = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);

/** Interpolates between two poses with easing. */
export const flight = (from: Pose, to: Pose, share: number): Pose => {
  const t = ease(clamp(share, 0, 1));
  const mix = (a: number, b: number): number => a + (b - a) * t;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    z: mix(from.z, to.z),
    turn: mix(from.turn, towards(from.turn, to.turn)),
    tilt: mix(from.tilt, to.tilt),
    far: mix(from.far, to.far),
  };
};

export const cameraPosition = ({ x, y, z, turn, tilt, far }: Pose): readonly [number, number, number] => [
  x + far * Math.sin(tilt) * Math.sin(turn),
  y + far * Math.cos(tilt),
  z + far * Math.sin(tilt) * Math.cos(turn),
];
