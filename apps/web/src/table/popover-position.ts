import type { Bounds, Point, Size } from './camera.ts';

const GAP = 10;
const EDGE = 12;

/** The visible part of the page. */
interface Screen {
  readonly clientWidth: number;
  readonly clientHeight: number;
}

const within = (n: number, most: number): number => Math.max(EDGE, Math.min(n, most - EDGE));

/** The position of a popover: below its anchor, above if there is no room, never off the screen. */
export const popoverPosition = (
  { left, top, right, bottom }: Bounds,
  { width, height }: Size,
  { clientWidth, clientHeight }: Screen,
): Point => {
  const below = bottom + GAP;
  const y = below + height + EDGE <= clientHeight ? below : top - GAP - height;
  return {
    x: within((left + right - width) / 2, clientWidth - width),
    y: within(y, clientHeight - height),
  };
};
