import type { Cell } from '../model/vocabulary.ts';

type Point = readonly [x: number, y: number];

/** Twice the area of the triangle; positive when the three points turn left. */
const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const byPlace = (a: Point, b: Point): number => a[0] - b[0] || a[1] - b[1];

const halfHull = (points: readonly Point[]): Point[] => {
  const hull: Point[] = [];
  for (const point of points) {
    for (;;) {
      const [last, before] = [hull.at(-1), hull.at(-2)];
      if (last === undefined || before === undefined || turn(before, last, point) > 0) break;
      hull.pop();
    }
    hull.push(point);
  }
  return hull.slice(0, -1);
};

/** The convex hull, turning left all the way. */
const hullOf = (points: readonly Point[]): Point[] => {
  const sorted = points.toSorted(byPlace);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
};

/**
 * Whether a piece stands on these of its columns. Its centre of mass must be inside or on the border of the hull of the
 * contact squares. Everything is multiplied by twice the number of cubes, so the numbers stay whole (rules 5.3).
 */
export const standsOn = (cells: readonly Cell[], contacts: readonly Point[]): boolean => {
  if (contacts.length === 0) return false;
  const scale = 2 * cells.length;
  const centre: Point = [
    cells.reduce((total, [x]) => total + 2 * x + 1, 0),
    cells.reduce((total, [, y]) => total + 2 * y + 1, 0),
  ];
  const hull = hullOf(
    contacts.flatMap(([x, y]): Point[] => [
      [scale * x, scale * y],
      [scale * (x + 1), scale * y],
      [scale * x, scale * (y + 1)],
      [scale * (x + 1), scale * (y + 1)],
    ]),
  );
  return hull.every((corner, at) => turn(corner, hull[(at + 1) % hull.length] ?? corner, centre) >= 0);
};
