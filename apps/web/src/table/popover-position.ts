import type { Bounds, Point, Size } from './camera.ts';

const GAP = 10;
const EDGE = 12;

/** The visible part of the page. */
interface Screen {
  readonly clientWidth: number;
  readonly clientHeight: number;
}

const within = (n: number, most: number): number => Math.max(EDGE, Math.min(n, most - EDGE));

/** The position of a popover: below its anchor or above it, past what it must not cover if there is room. */
export const popoverPosition = (
  { left, top, right, bottom }: Bounds,
  { width, height }: Size,
  { clientWidth, clientHeight }: Screen,
  avoid: readonly Bounds[] = [],
): Point => {
  const x = within((left + right - width) / 2, clientWidth - width);
  const covered = avoid.filter(place => place.left < x + width && place.right > x);
  const hits = (y: number) => covered.find(place => place.top < y + height && place.bottom > y);
  const fits = (y: number): boolean => y >= EDGE && y + height + EDGE <= clientHeight;
  const [below, above] = [bottom + GAP, top - GAP - height];
  let [down, up] = [below, above];
  for (let hit = hits(down); hit !== undefined; hit = hits(down)) down = hit.bottom + GAP;
  for (let hit = hits(up); hit !== undefined; hit = hits(up)) up = hit.top - GAP - height;
  const y = [down, up, below].find(fits) ?? above;
  return { x, y: within(y, clientHeight - height) };
};
