import { range } from '@cap-diamant/kernel';

/** The rule grows in steps of this many points. */
const LENGTH = 40;
/** Markers closer than this share of the rule are stacked. */
const NEAR = 0.05;

/** A marker on the rule: its position from 0 to 1, and how many markers are below it. */
interface Marker {
  readonly along: number;
  readonly row: number;
}

/** All scores on one rule: its range and the markers. Scores can be negative, because floors may cost points. */
export const trackOf = (scores: readonly number[]) => {
  const from = Math.min(0, Math.floor(Math.min(...scores) / LENGTH) * LENGTH);
  const to = Math.max(LENGTH, Math.ceil(Math.max(...scores) / LENGTH) * LENGTH);
  const along = (points: number): number => (points - from) / (to - from);
  const markers: Marker[] = [];
  for (const points of scores) {
    const row = markers.filter(one => Math.abs(one.along - along(points)) < NEAR).length;
    markers.push({ along: along(points), row });
  }
  const ticks = range((to - from) / 5 + 1).map(step => from + 5 * step);
  return { from, to, along, markers, ticks };
};
