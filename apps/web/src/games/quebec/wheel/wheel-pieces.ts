import type { Seat } from '@cap-diamant/kernel';
import type { ZoneForecast } from '@cap-diamant/quebec/rules';
import type { View } from '@cap-diamant/quebec/view';
import { ZONES, type Zone } from '@cap-diamant/quebec/vocabulary';
import type { Point } from '../../../table/camera.ts';
import { wayOn, workerPlace } from './wheel-geometry.ts';

/** The workers of one player in one zone. */
interface Stand {
  readonly zone: Zone;
  readonly seat: Seat;
  readonly workers: number;
  /** After the previewed move. */
  readonly after: number;
  readonly leads: boolean;
  readonly place: Point;
}

/** The players with workers in a zone, now or after the previewed move. */
const standingIn = (zone: Zone, now: View['zones'], then: View['zones']): Stand[] => {
  const most = Math.max(1, ...now[zone]);
  const present = now[zone]
    .map((workers, seat) => ({ zone, seat, workers, after: then[zone][seat] ?? workers, leads: workers === most }))
    .filter(({ workers, after }) => workers > 0 || after > 0);
  return present.map((one, index) => ({ ...one, place: workerPlace(zone, index, present.length) }));
};

export const standing = (now: View['zones'], then: View['zones'] = now): readonly Stand[] =>
  ZONES.flatMap(zone => standingIn(zone, now, then));

/** Workers that would move on: a bubble between two zones, with an arrowhead. */
interface OnTheWay {
  readonly zone: Zone;
  readonly seat: Seat;
  readonly workers: number;
  readonly heading: number;
  readonly place: Point;
  readonly head: Point;
}

export const movingOn = (zones: readonly ZoneForecast[]): readonly OnTheWay[] =>
  zones.flatMap(({ zone, moving }) =>
    moving.map(({ seat, to, workers }, index) => {
      const { over, heading } = wayOn(zone, to);
      const radians = (heading * Math.PI) / 180;
      const sideways = Math.abs(Math.sin(radians)) > 0.5;
      const aside = index - (moving.length - 1) / 2;
      return {
        zone,
        seat,
        workers,
        heading,
        place: sideways ? { x: over.x, y: over.y + aside * 24 } : { x: over.x + aside * 42, y: over.y },
        head: { x: Math.sin(radians) * 23, y: -Math.cos(radians) * (sideways ? 17 : 15.5) },
      };
    }),
  );
