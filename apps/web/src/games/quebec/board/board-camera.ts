import { type Camera, fit, type Size } from '../../../table/camera.ts';
import { SHEET, TOWN, UNIT } from './geometry.ts';

/** If cells would be narrower than this, the board leaves out the margins around the town. */
const SMALL_CELL = 62;

/** The width of a cell on the screen, in pixels. */
export const cellWidth = ({ k }: Camera): number => k * 2 * UNIT;

/** The top of the river's name, with some water above it. */
const RIVER_NAME = -146;

/** Whether the screen has room for the whole sheet, with its margins. */
export const showsSheet = (size: Size): boolean => cellWidth(fit(size, SHEET)) >= SMALL_CELL;

/**
 * The first view, which shows everything: the whole sheet, or just the town on a small screen. There the town stands a
 * little higher than the middle, above the buttons in the corner.
 */
export const widestCamera = (size: Size): Camera => {
  if (showsSheet(size)) return fit(size, SHEET);
  const town = fit(size, TOWN);
  const spare = size.height - town.k * (TOWN.bottom - TOWN.top);
  return { ...town, dy: spare / 3 - town.k * TOWN.top };
};

/** Whether the river's name is in view as a whole, above the town. */
export const showsRiverName = (size: Size): boolean => {
  const { k, dy } = widestCamera(size);
  return -dy / k <= RIVER_NAME;
};
