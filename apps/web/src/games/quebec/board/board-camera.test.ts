import { describe, expect, it } from 'vitest';
import type { Bounds, Camera, Size } from '../../../table/camera.ts';
import { cellWidth, showsRiverName, showsSheet, widestCamera } from './board-camera.ts';
import { CELLS, SHEET, TOWN } from './geometry.ts';

/** Common screens: a phone in portrait and landscape, a tablet, a laptop next to its panels. */
const PHONES: readonly Size[] = [
  { width: 360, height: 420 },
  { width: 560, height: 300 },
];
const LARGE: readonly Size[] = [
  { width: 820, height: 700 },
  { width: 1060, height: 800 },
];

const isInside = ({ k, dx, dy }: Camera, { width, height }: Size, { left, top, right, bottom }: Bounds): boolean =>
  k * left + dx > -0.5 && k * top + dy > -0.5 && k * right + dx < width + 0.5 && k * bottom + dy < height + 0.5;

describe('the first view of the board', () => {
  it.each(PHONES)('is the town, as large as it can be, on a screen of $width × $height', size => {
    const { k, dx, dy } = widestCamera(size);
    expect(k * ((TOWN.left + TOWN.right) / 2) + dx).toBeCloseTo(size.width / 2);
    expect(k * TOWN.top + dy).toBeGreaterThanOrEqual(-0.001);
    expect(k * TOWN.bottom + dy).toBeLessThanOrEqual(size.height + 0.001);
    const fills = Math.max((k * (TOWN.right - TOWN.left)) / size.width, (k * (TOWN.bottom - TOWN.top)) / size.height);
    expect(fills).toBeCloseTo(1);
    expect(showsSheet(size)).toBe(false);
  });

  it('names the river only where the name is not cut', () => {
    for (const size of LARGE) expect(showsRiverName(size)).toBe(true);
    expect(showsRiverName({ width: 390, height: 560 })).toBe(true);
    expect(showsRiverName({ width: 390, height: 340 })).toBe(false);
  });

  it.each(LARGE)('shows the whole sheet on a screen of $width × $height', size => {
    expect(cellWidth(widestCamera(size))).toBeGreaterThan(62);
    expect(isInside(widestCamera(size), size, SHEET)).toBe(true);
  });
});

describe('the widest view of the board', () => {
  it.each([...PHONES, ...LARGE])('shows every cell on a screen of $width × $height', size => {
    const camera = widestCamera(size);
    const outside = CELLS.filter(
      ({ x, y }) => !isInside(camera, size, { left: x - 50, right: x + 50, top: y - 50, bottom: y + 50 }),
    );
    expect(outside).toEqual([]);
  });

  it.each(PHONES)('leaves out the margins of the sheet on a screen of $width × $height', size => {
    expect(isInside(widestCamera(size), size, SHEET)).toBe(false);
  });
});
