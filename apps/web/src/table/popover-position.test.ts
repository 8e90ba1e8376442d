import { describe, expect, it } from 'vitest';
import { popoverPosition } from './popover-position.ts';

const screen = { clientWidth: 1000, clientHeight: 700 };
const size = { width: 200, height: 100 };
const placeAt = (x: number, y: number) => ({ left: x - 40, top: y - 40, right: x + 40, bottom: y + 40 });

describe('a popover', () => {
  it('is below its anchor, centred', () => {
    expect(popoverPosition(placeAt(500, 300), size, screen)).toEqual({ x: 400, y: 350 });
  });

  it('is above it if there is no room below', () => {
    const { y } = popoverPosition(placeAt(500, 640), size, screen);
    expect(y + size.height).toBeLessThan(600);
  });

  it('never leaves the screen', () => {
    for (const [x, y] of [
      [0, 0],
      [1000, 700],
      [0, 700],
      [1000, 0],
    ] as const) {
      const at = popoverPosition(placeAt(x, y), size, screen);
      expect(at.x).toBeGreaterThanOrEqual(0);
      expect(at.y).toBeGreaterThanOrEqual(0);
      expect(at.x + size.width).toBeLessThanOrEqual(1000);
      expect(at.y + size.height).toBeLessThanOrEqual(700);
    }
  });
});
