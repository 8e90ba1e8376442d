import { nth, range } from '@cap-diamant/kernel';
import { COLOURS, DISTRICTS, type District, SPACES, SPACES_OF, type Space } from '@cap-diamant/quebec/board';
import type { Coloured } from '@cap-diamant/quebec/vocabulary';
import type { Point } from '../../../table/camera.ts';
import type { Direction } from '../../../table/keys.ts';
import { round } from '../art/round.ts';
import { districtTarget, siteTarget, type Target } from '../targets/targets.ts';

/** Half the distance between horizontal neighbours, in units of the plan. Sites are discs of about this radius. */
export const UNIT = 50;
const ROW = UNIT * Math.sqrt(3);

const at = ({ col, row }: { readonly col: number; readonly row: number }): Point => ({
  x: col * UNIT,
  y: round(row * ROW),
});

export const SITES: readonly Point[] = SPACES.map(at);

interface Place extends Point {
  readonly target: Target;
  readonly zone: Coloured;
  readonly col: number;
  readonly row: number;
}

interface SiteCell extends Place {
  readonly kind: 'site';
  readonly space: Space;
  readonly district: District;
}

export interface DistrictCell extends Place {
  readonly kind: 'district';
  readonly district: District;
  readonly cost: number;
}

/** A site or a district: one cell of the hexagonal grid. */
export type Cell = SiteCell | DistrictCell;

export const SITE_CELLS: readonly SiteCell[] = SPACES.map((plot, space) => ({
  kind: 'site',
  ...at(plot),
  target: siteTarget(space),
  zone: nth(COLOURS, space),
  col: plot.col,
  row: plot.row,
  space,
  district: plot.district,
}));

const DISTRICT_CELLS: readonly DistrictCell[] = DISTRICTS.map(({ id, zone, col, row, cost }) => ({
  kind: 'district',
  ...at({ col, row }),
  target: districtTarget(id),
  zone,
  col,
  row,
  district: id,
  cost,
}));

/** All cells in reading order. */
export const CELLS: readonly Cell[] = [...SITE_CELLS, ...DISTRICT_CELLS].sort((a, b) => a.row - b.row || a.col - b.col);

const STEP: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The cost of going to a cell in a direction: sideways costs more, backwards is impossible. */
const reach = (from: Cell, to: Cell, direction: Direction): number => {
  const step = STEP[direction];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const ahead = dx * step.x + dy * step.y;
  // Prefers the left on a tie, so that up and down zigzag straight through the town.
  const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x) + (dx > 0 ? 0.1 : 0);
  return ahead < 1 || aside > 2 * ahead ? Number.POSITIVE_INFINITY : ahead + 1.5 * aside;
};

/** The cell an arrow key leads to; at the edge of the town, the same cell. */
export const towards = (from: Cell, direction: Direction): Cell => {
  let [best, least] = [from, Number.POSITIVE_INFINITY];
  for (const cell of CELLS) {
    const far = reach(from, cell, direction);
    if (far < least) [best, least] = [cell, far];
  }
  return best;
};

/** The cells of one district: the medallion first, then its sites. */
export const QUARTERS: readonly {
  readonly district: District;
  readonly zone: Coloured;
  readonly places: readonly Point[];
}[] = DISTRICT_CELLS.map(({ district, zone, x, y }) => ({
  district,
  zone,
  places: [{ x, y }, ...SPACES_OF[district].map(space => nth(SITES, space))],
}));

const FILLET = 15;
const touching = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 2 * UNIT + 1;

/** The neck between two touching discs, with rounded corners. */
const neck = (a: Point, b: Point, radius: number): string => {
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / distance, (b.y - a.y) / distance];
  const height = Math.sqrt((radius + FILLET) ** 2 - (distance / 2) ** 2);
  const share = radius / (radius + FILLET);
  const corner = (from: Point, along: number, side: number): string => {
    const [ax, ay] = [along * (distance / 2) * share, side * height * share];
    return `${round(from.x + ux * ax - uy * ay)} ${round(from.y + uy * ax + ux * ay)}`;
  };
  const arc = `A${FILLET} ${FILLET} 0 0 `;
  return `M${corner(a, 1, -1)}${arc}0 ${corner(b, -1, -1)}L${corner(b, -1, 1)}${arc}0 ${corner(a, 1, 1)}Z`;
};

const disc = ({ x, y }: Point, r: number): string =>
  `M${round(x - r)} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

const pairsOf = (points: readonly Point[]): (readonly [Point, Point])[] =>
  points.flatMap((a, index) =>
    points
      .slice(index + 1)
      .filter(b => touching(a, b))
      .map(b => [a, b] as const),
  );

/** Always clockwise, like the discs: opposite directions would cut holes into each other. */
const triangle = (a: Point, b: Point, c: Point): string => {
  const clockwise = (b.x - a.x) * (c.y - a.y) > (b.y - a.y) * (c.x - a.x);
  const [second, third] = clockwise ? [b, c] : [c, b];
  return `M${a.x} ${a.y}L${second.x} ${second.y}L${third.x} ${third.y}Z`;
};

/** Fills the gap between three discs that touch each other. */
const gaps = (points: readonly Point[]): string[] =>
  pairsOf(points).flatMap(([a, b]) =>
    points
      .slice(points.indexOf(b) + 1)
      .filter(c => touching(a, c) && touching(b, c))
      .map(c => triangle(a, b, c)),
  );

/** One outline around touching discs: for a district or a main group. */
export const shapeAround = (points: readonly Point[], radius: number): string =>
  [
    ...points.map(point => disc(point, radius)),
    ...pairsOf(points).map(([a, b]) => neck(a, b, radius)),
    ...gaps(points),
  ].join('');

/** The positions of the workers of three stages, `cost` workers each, relative to the site's centre. */
export const stagePlaces = (cost: number): readonly (readonly Point[])[] =>
  range(3).map(stage => {
    const x = (stage - 1) * (cost === 1 ? 22 : 25);
    const lower = stage === 1 ? 3 : 0; // the disc is tallest in the middle
    if (cost === 1) return [{ x, y: 19 + lower }];
    if (cost === 2)
      return [
        { x, y: 10 + lower },
        { x, y: 24.5 + lower },
      ];
    return [
      { x, y: 6.5 + lower },
      { x: x - 6.6, y: 19.7 + lower },
      { x: x + 6.6, y: 19.7 + lower },
    ];
  });

/** The bounds of the whole sheet, and of the town on it. Small screens show only the town. */
export const SHEET = { left: -132, top: -152, right: 978, bottom: 722 } as const;
export const TOWN = { left: -58, top: -72, right: 908, bottom: 668 } as const;

/** The hexagon of points nearer to a cell than to any other. */
export const HEXAGON = (() => {
  const corner = (UNIT * 2) / Math.sqrt(3);
  const [half, side] = [round(UNIT), round(corner / 2)];
  return `M0 ${-round(corner)}L${half} ${-side}V${side}L0 ${round(corner)}L${-half} ${side}V${-side}Z`;
})();
