import { COLOURED, type Coloured, type Zone } from '@cap-diamant/quebec/table';
import { type Point, round } from './geometry.ts';

/** The wheel around the origin: four quarters clockwise from the upper left, the Citadelle in the middle. */
export const RIM = { outer: 196, inner: 168, hub: 74 } as const;

const quarterOf = (zone: Coloured): number => COLOURED.indexOf(zone);

/** Degrees clockwise from the top at which a zone's quarter begins; Religion is the upper left one. */
const beginOf = (zone: Coloured): number => quarterOf(zone) * 90 - 90;

const on = (degrees: number, radius: number): Point => {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return { x: round(radius * Math.cos(radians)), y: round(radius * Math.sin(radians)) };
};

const text = ({ x, y }: Point): string => `${x} ${y}`;

const GAP = 1.2;

/** The piece of a ring between two radii. */
export const quarterShape = (zone: Coloured, inner: number, outer: number): string => {
  const [from, to] = [beginOf(zone) + GAP, beginOf(zone) + 90 - GAP];
  return [
    `M${text(on(from, outer))}A${outer} ${outer} 0 0 1 ${text(on(to, outer))}`,
    `L${text(on(to, inner))}A${inner} ${inner} 0 0 0 ${text(on(from, inner))}Z`,
  ].join('');
};

/** The line a zone's name is written on: read from the left, so the lower names run the other way round. */
export const nameLine = (zone: Coloured): string => {
  const begin = beginOf(zone);
  const upper = quarterOf(zone) < 2;
  const radius = upper ? RIM.inner + 9 : RIM.outer - 9;
  const [from, to] = upper ? [begin, begin + 90] : [begin + 90, begin];
  return `M${text(on(from, radius))}A${radius} ${radius} 0 0 ${upper ? 1 : 0} ${text(on(to, radius))}`;
};

const SLOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [27, 122],
    [63, 122],
  ],
  3: [
    [20, 126],
    [45, 122],
    [70, 126],
  ],
  4: [
    [17, 134],
    [36, 108],
    [54, 134],
    [73, 108],
  ],
  5: [
    [15, 138],
    [30, 103],
    [45, 138],
    [60, 103],
    [75, 138],
  ],
};

/** Where the workers of a seat stand in a zone. */
export const workerPlace = (zone: Zone, seat: number, players: number): Point => {
  if (zone === 'citadelle') return on(360 * ((seat + 0.5) / players) - (players === 2 ? 0 : 90), players === 2 ? 38 : 45);
  const [degrees, radius] = SLOTS[players]?.[seat] ?? [45, 120];
  return on(beginOf(zone) + degrees, radius);
};

/** A zone's symbol: on the rim where its name begins, and large in the depth of its quarter. */
export const symbolPlaces = (zone: Coloured): { readonly mark: Point; readonly deep: Point } => {
  const begin = beginOf(zone);
  const upper = quarterOf(zone) < 2;
  return { mark: on(upper ? begin + 13 : begin + 77, (RIM.inner + RIM.outer) / 2), deep: on(begin + 45, 121) };
};

/** Where the number for the order of scoring hangs. */
export const orderPlace = (zone: Zone): Point => (zone === 'citadelle' ? { x: 0, y: -RIM.hub } : on(beginOf(zone) + 45, RIM.hub));

/** The way of workers that move on: from the hub out, along the ring, and at last out of the wheel. */
export const wayOn = (from: Zone, to: Zone | 'active'): { readonly path: string; readonly middle: Point } => {
  if (from === 'citadelle') {
    const towardsZone = to === 'active' || to === 'citadelle' ? 45 : beginOf(to) + 45;
    return { path: `M${text(on(towardsZone, 60))}L${text(on(towardsZone, 92))}`, middle: on(towardsZone, 88) };
  }
  const edge = beginOf(from) + 90;
  if (to === 'active')
    return { path: `M${text(on(edge - 16, 156))}L${text(on(edge - 16, 212))}`, middle: on(edge - 16, 200) };
  return {
    path: `M${text(on(edge - 11, 152))}A152 152 0 0 1 ${text(on(edge + 11, 152))}`,
    middle: on(edge, 152),
  };
};
