import { COLOURED, type Coloured, type Zone } from '@cap-diamant/quebec/vocabulary';
import type { Point } from '../../../table/camera.ts';
import { round } from '../art/round.ts';

/** The wheel, centred on the origin: four quarters clockwise from the upper left, and the Citadelle in the middle. */
export const RIM = { outer: 196, inner: 159, hub: 74 } as const;

const quarterOf = (zone: Coloured): number => COLOURED.indexOf(zone);

/** The angle at which a zone's quarter starts, in degrees clockwise from the top; Religion is at the upper left. */
const beginOf = (zone: Coloured): number => quarterOf(zone) * 90 - 90;

const on = (degrees: number, radius: number): Point => {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return { x: round(radius * Math.cos(radians)), y: round(radius * Math.sin(radians)) };
};

const text = ({ x, y }: Point): string => `${x} ${y}`;

const GAP = 1.2;

/** A zone's quarter of the ring between two radii. */
export const quarterShape = (zone: Coloured, inner: number, outer: number): string => {
  const [from, to] = [beginOf(zone) + GAP, beginOf(zone) + 90 - GAP];
  return [
    `M${text(on(from, outer))}A${outer} ${outer} 0 0 1 ${text(on(to, outer))}`,
    `L${text(on(to, inner))}A${inner} ${inner} 0 0 0 ${text(on(from, inner))}Z`,
  ].join('');
};

/** Half of the room around the number on the rim of the Citadelle, in degrees. */
const NUMBER = 15;

/** The rim of the Citadelle, open where its number stands. */
export const hubShape = (radius: number): string =>
  `M${text(on(NUMBER, radius))}A${radius} ${radius} 0 1 1 ${text(on(360 - NUMBER, radius))}`;

/** The path of a zone's name. It reads from the left, so the lower names run counterclockwise. */
export const nameLine = (zone: Coloured): string => {
  const begin = beginOf(zone);
  const upper = quarterOf(zone) < 2;
  const radius = upper ? RIM.inner + 10.5 : RIM.outer - 10.5;
  const [from, to] = upper ? [begin, begin + 90] : [begin + 90, begin];
  return `M${text(on(from, radius))}A${radius} ${radius} 0 0 ${upper ? 1 : 0} ${text(on(to, radius))}`;
};

/** Angles within a quarter and distances from the centre, by how many players have workers there. */
const SLOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[45, 124]],
  2: [
    [24, 124],
    [66, 124],
  ],
  3: [
    [17, 128],
    [45, 132],
    [73, 128],
  ],
  4: [
    [13, 128],
    [33, 140],
    [57, 140],
    [77, 128],
  ],
  5: [
    [10, 138],
    [27, 116],
    [45, 141],
    [65, 113],
    [80, 140],
  ],
};

/** The same around the Citadelle's star: the first angle, then clockwise. */
const FIRST: Readonly<Record<number, number>> = { 1: 180, 2: 270, 3: 60, 4: 45, 5: 36 };

/** The position of workers in a zone: the `index`-th of the players who have some there. */
export const workerPlace = (zone: Zone, index: number, present: number): Point => {
  if (zone === 'citadelle') return on((FIRST[present] ?? 0) + (360 * index) / present, 42);
  const [degrees, radius] = SLOTS[present]?.[index] ?? [45, 124];
  return on(beginOf(zone) + degrees, radius);
};

/** The positions of a zone's symbol: small on the rim, where its name starts, and large in its quarter. */
export const symbolPlaces = (zone: Coloured): { readonly mark: Point; readonly deep: Point } => {
  const begin = beginOf(zone);
  const upper = quarterOf(zone) < 2;
  return { mark: on(upper ? begin + 13 : begin + 77, (RIM.inner + RIM.outer) / 2), deep: on(begin + 45, 121) };
};

/** The position of the scoring order's number: at the far end of the rim. */
export const orderPlace = (zone: Zone): Point => {
  if (zone === 'citadelle') return { x: 0, y: 4 - RIM.hub };
  const upper = quarterOf(zone) < 2;
  return on(beginOf(zone) + (upper ? 77 : 13), (RIM.inner + RIM.outer) / 2);
};

/** Where workers cross to the next zone, and in which direction (degrees clockwise from the top). */
export interface Way {
  readonly over: Point;
  readonly heading: number;
}

export const wayOn = (from: Zone, to: Zone | 'active'): Way => {
  if (from === 'citadelle') {
    const heading = to === 'active' || to === 'citadelle' ? 45 : beginOf(to) + 45;
    return { over: on(heading, RIM.hub + 2), heading };
  }
  const edge = beginOf(from) + 90;
  return to === 'active' ? { over: on(edge, 182), heading: edge } : { over: on(edge, 100), heading: edge + 90 };
};
