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

  it('goes on past what it must not cover, below or above', () => {
    const [low, lower] = [placeAt(500, 400), placeAt(520, 480)];
    expect(popoverPosition(placeAt(500, 300), size, screen, [low, lower])).toEqual({ x: 400, y: 530 });
    const bottom = placeAt(450, 640);
    expect(popoverPosition(placeAt(500, 300), size, screen, [low, lower, bottom])).toEqual({ x: 400, y: 150 });
    expect(popoverPosition(placeAt(500, 300), size, screen, [placeAt(900, 400)])).toEqual({ x: 400, y: 350 });
  });

  it('covers something where there is no room', () => {
    const all = Array.from({ length: 9 }, (_, row) => placeAt(500, row * 80));
    expect(popoverPosition(placeAt(500, 300), size, screen, all)).toEqual({ x: 400, y: 350 });
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
