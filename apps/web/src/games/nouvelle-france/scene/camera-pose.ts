import type { Site } from '@cap-diamant/nouvelle-france/vocabulary';
import { type Extent, FRAMED, WHOLE } from './layout.ts';

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

/** The height of a finished wall, and of the middle of the picture. */
const WALL = 3;
const MIDDLE = 1;

/** How much of the window a site fills at most. */
const FILLED = 0.94;

/** The distance from which every corner of an extent, walls included, is in a window of this aspect. */
const farFor = ({ left, right, back, front }: Extent, aspect: number, tilt: number, turn: number): number => {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [wide, deep] = [(right - left) / 2, (front - back) / 2];
  const tangent = Math.tan(HALF_FIELD) * FILLED;
  const corners = [-wide, wide].flatMap(x =>
    [-deep, deep].flatMap(z => [0, WALL].map(y => [x, y - MIDDLE, z] as const)),
  );
  return Math.max(
    ...corners.map(([x, y, z]) => {
      const along = x * s + z * c;
      const across = Math.abs(x * c - z * s);
      const up = Math.abs(y * Math.sin(tilt) - along * Math.cos(tilt));
      const nearer = y * Math.cos(tilt) + along * Math.sin(tilt);
      return nearer + Math.max(up, across / aspect) / tangent;
    }),
  );
};

/** A site is seen from high up, so that walls hide few slabs; all sites from lower, with the country behind them. */
const SITE_TILT = 0.7;
export const OVERVIEW_TILT = 0.99;
/** Where the camera stands when a game opens. */
export const OPENING_TURN = -0.32;

type Angles = Pick<Pose, 'turn' | 'tilt'>;

const poseOf = (extent: Extent, aspect: number, { turn, tilt }: Angles): Pose =>
  within({
    x: (extent.left + extent.right) / 2,
    y: MIDDLE,
    z: (extent.back + extent.front) / 2,
    turn,
    tilt,
    far: farFor(extent, aspect, tilt, turn),
  });

export const sitePose = (site: Site, aspect: number, { turn, tilt }: Angles): Pose =>
  poseOf(FRAMED[site], aspect, { turn, tilt: Math.min(tilt, SITE_TILT) });

export const overviewPose = (aspect: number, { turn, tilt }: Angles): Pose =>
  poseOf(FRAMED.all, aspect, { turn, tilt: Math.max(tilt, OVERVIEW_TILT) });

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
