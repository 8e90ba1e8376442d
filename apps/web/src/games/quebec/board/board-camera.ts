import { type Camera, fit, type Size, zoomAt } from '../../../table/camera.ts';
import { SHEET, TOWN, UNIT } from './geometry.ts';

/** If a cell would be narrower than this, the widest view shows the town without the margins of the sheet. */
const SMALL_CELL = 62;
/** The width of a cell that a finger hits reliably. */
const FINGER = 44;

/** How wide a cell appears, in pixels. */
export const cellWidth = ({ k }: Camera): number => k * 2 * UNIT;

/** The view that shows everything: the whole sheet, or the town alone on a small screen. */
export const widestCamera = (size: Size): Camera => {
  const sheet = fit(size, SHEET);
  return cellWidth(sheet) < SMALL_CELL ? fit(size, TOWN) : sheet;
};

/** The first view: on a phone so close that a finger hits every cell, else the widest. */
export const homeCamera = (size: Size): Camera => {
  const widest = widestCamera(size);
  const middle = { x: size.width / 2, y: size.height / 2 };
  return zoomAt(widest, middle, Math.max(1, FINGER / cellWidth(widest)));
};
