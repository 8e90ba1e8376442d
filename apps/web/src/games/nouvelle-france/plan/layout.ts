import type { Box } from '@cap-diamant/nouvelle-france/geometry';
import { FLOORS, type Floor, type Site } from '@cap-diamant/nouvelle-france/vocabulary';
import { gridsOf, onGround } from './grids.ts';

/** Drawing units per slab. */
export const UNIT = 40;

/** One floor, or the site from above: the highest cube of each column. */
export type Level = Floor | 'roof';

/** The position of a plan on the sheet, in slabs of the sheet. */
interface PlacedPlan {
  readonly site: Site;
  readonly level: Level;
  /** The corner of the ground, without the label above it. */
  readonly x: number;
  readonly y: number;
  /** The scale of a slab. */
  readonly scale: number;
}

/** The plans of one or more sites on one sheet. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly plans: readonly PlacedPlan[];
  readonly titles: readonly { readonly site: Site; readonly x: number; readonly y: number }[];
  /** Where the meaning of the hatchings is explained, if there is room for it. */
  readonly key?: { readonly x: number; readonly y: number };
  /** The level whose squares are named buttons, so that each column has one button. */
  readonly named: Level;
}

interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly depth: number;
}

/** The bounds of a site, rotated grids included. */
export const extentOf = (box: Box, site: Site): Extent => {
  const corners = gridsOf(box, site).flatMap(grid =>
    grid.slabs
      .flatMap(([x, y]) => [0, 1].flatMap(dx => [0, 1].map(dy => [x + dx, y + dy] as const)))
      .map(corner => onGround(grid, corner)),
  );
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, depth: Math.max(...ys) - top };
};

const TITLE = 1.5;
const LABEL = 1.05;
const GAP = 1;
const MARGIN = 0.6;

interface Row {
  readonly direction: 'across' | 'down';
  readonly x?: number;
  readonly y?: number;
  readonly gap?: number;
  readonly label?: number;
  readonly scale?: number;
}

/** The floors of a site in a row from the lowest, or stacked as in the building. */
const floorsOf = (box: Box, site: Site, row: Row) => {
  const { direction, x = 0, y = 0, gap = GAP, label = LABEL, scale = 1 } = row;
  const { left, top, width, depth } = extentOf(box, site);
  const floors = direction === 'across' ? FLOORS : FLOORS.toReversed();
  const [stepX, stepY] = direction === 'across' ? [width * scale + gap, 0] : [0, depth * scale + label];
  const plans = floors.map((level, at) => ({
    site,
    level,
    x: x - left * scale + at * stepX,
    y: y + label - top * scale + at * stepY,
    scale,
  }));
  const steps = floors.length - 1;
  return { plans, width: width * scale + stepX * steps, height: label + depth * scale + stepY * steps };
};

/** All three sites on one sheet, each with its floors from left to right: the redoubt above, the others below it. */
export const wideSheet = (box: Box): Sheet => {
  const top = TITLE + 0.3;
  const redoubt = floorsOf(box, 'redoubt', { direction: 'across', x: MARGIN, y: top });
  const below = top + redoubt.height + TITLE;
  const church = floorsOf(box, 'church', { direction: 'across', x: MARGIN, y: below });
  const right = MARGIN + church.width + 1.6 * GAP;
  const mill = floorsOf(box, 'mill', { direction: 'across', x: right, y: below });
  return {
    width: Math.max(redoubt.width + MARGIN, right + mill.width) + MARGIN,
    height: below + Math.max(church.height, mill.height) + MARGIN,
    plans: [redoubt, church, mill].flatMap(({ plans }) => plans),
    titles: [
      { site: 'redoubt', x: MARGIN, y: top - 0.3 },
      { site: 'church', x: MARGIN, y: below - 0.3 },
      { site: 'mill', x: right, y: below - 0.3 },
    ],
    key: { x: right, y: below + mill.height + 1 },
    named: 0,
  };
};

/** One site for small screens: a large view from above, for fingers, and small floors next to it or below. */
export interface NarrowSheets {
  readonly roof: Sheet;
  readonly floors: Sheet;
  /** True: the floors are in a row below. False: they are stacked next to the site. */
  readonly broad: boolean;
}

const NARROW = 0.2;
/** The length of the row or stack of floors, in slabs of the large plan: about the width of a phone. */
const ALONG = 8.4;
const SMALL_LABEL = 0.7;
/** Around the small floors: a line on the edge of the sheet would lose half its width. */
const EDGE = 0.1;

export const narrowSheets = (box: Box, site: Site): NarrowSheets => {
  const { left, top, width, depth } = extentOf(box, site);
  const broad = width > depth * 1.3;
  const share = ALONG / FLOORS.length;
  const scale = broad ? (share - GAP / 2) / width : (share - SMALL_LABEL) / depth;
  const roof: PlacedPlan = { site, level: 'roof', x: NARROW - left, y: NARROW - top, scale: 1 };
  const direction = broad ? 'across' : 'down';
  const floors = floorsOf(box, site, { direction, x: EDGE, gap: GAP / 2, label: SMALL_LABEL, scale });
  const sheet = { titles: [], named: 'roof' } as const;
  return {
    roof: { ...sheet, width: width + 2 * NARROW, height: depth + 2 * NARROW, plans: [roof] },
    floors: { ...sheet, ...floors, width: floors.width + 2 * EDGE, height: floors.height + EDGE },
    broad,
  };
};
