import { nth } from '@cap-diamant/kernel';
import { type Box, FLOORS, type Floor, type Site } from '@cap-diamant/nouvelle-france/table';
import { gridsOf, onGround } from './grids.ts';

/** Where the plan of one floor of one site is drawn; lengths in slabs. */
export interface FloorPlan {
  readonly site: Site;
  readonly floor: Floor;
  /** The corner of the ground, not of the label above it. */
  readonly x: number;
  readonly y: number;
}

/** The sheet with the floor plans of one or more sites. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly plans: readonly FloorPlan[];
  readonly titles: readonly { readonly site: Site; readonly x: number; readonly y: number }[];
}

export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly depth: number;
}

/** What a site covers, its turned grids included. */
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
const LABEL = 1;
const GAP = 1.2;
const MARGIN = 0.6;

type Direction = 'across' | 'down';

/** The floors of a site in a row, or one above the other as they stand. */
const stacked = (box: Box, site: Site, direction: Direction, x: number, y: number) => {
  const { left, top, width, depth } = extentOf(box, site);
  const floors = direction === 'across' ? FLOORS : FLOORS.toReversed();
  const [stepX, stepY] = direction === 'across' ? [width + GAP, 0] : [0, depth + LABEL];
  const plans = floors.map((floor, at) => ({
    site,
    floor,
    x: x - left + at * stepX,
    y: y + TITLE + LABEL - top + at * stepY,
  }));
  const size = {
    width: width + stepX * (floors.length - 1),
    height: TITLE + LABEL + depth + stepY * (floors.length - 1),
  };
  return { plans, size, title: { site, x, y: y + TITLE - 0.4 } };
};

/** All three sites on one sheet: the redoubt at the left, the church and the mill beside it. */
export const wideSheet = (box: Box): Sheet => {
  const redoubt = stacked(box, 'redoubt', 'down', MARGIN, 0);
  const right = MARGIN + redoubt.size.width + GAP;
  const church = stacked(box, 'church', 'across', right, 0);
  const mill = stacked(box, 'mill', 'across', right, church.size.height + 0.3);
  const all = [redoubt, church, mill];
  return {
    width: right + Math.max(church.size.width, mill.size.width) + MARGIN,
    height: Math.max(redoubt.size.height, church.size.height + 0.3 + mill.size.height) + MARGIN,
    plans: all.flatMap(({ plans }) => plans),
    titles: all.map(({ title }) => title),
  };
};

/** One site alone, for small screens: whichever way of laying out its floors leaves them larger. */
export const narrowSheet = (
  box: Box,
  site: Site,
  screen: { readonly width: number; readonly height: number },
): Sheet => {
  const ways = (['across', 'down'] as const).map(direction => {
    const { plans, size, title } = stacked(box, site, direction, MARGIN, 0);
    const [width, height] = [size.width + 2 * MARGIN, size.height + MARGIN];
    return { width, height, plans, titles: [title], scale: Math.min(screen.width / width, screen.height / height) };
  });
  const [across, down] = [nth(ways, 0), nth(ways, 1)];
  return across.scale > down.scale ? across : down;
};
