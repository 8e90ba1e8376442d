import { type Camera, fit, type Size, zoomAt } from '../../../table/camera.ts';
import { SHEET, TOWN, UNIT } from './geometry.ts';

/** If cells would be narrower than this, the widest view leaves out the margins around the town. */
const SMALL_CELL = 62;
/** The width of a cell that a finger hits reliably. */
const FINGER = 44;

/** The width of a cell on the screen, in pixels. */
export const cellWidth = ({ k }: Camera): number => k * 2 * UNIT;

/** The view that shows everything: the whole sheet, or just the town on a small screen. */
export const widestCamera = (size: Size): Camera => {
  const sheet = fit(size, SHEET);
  return cellWidth(sheet) < SMALL_CELL ? fit(size, TOWN) : sheet;
};

/** The initial view: on a phone close enough for fingers, otherwise the widest. */
export const homeCamera = (size: Size): Camera => {
  const widest = widestCamera(size);
  const middle = { x: size.width / 2, y: size.height / 2 };
  return zoomAt(widest, middle, Math.max(1, FINGER / cellWidth(widest)));
};
