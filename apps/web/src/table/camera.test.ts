import { describe, expect, it } from 'vitest';
import { type Camera, clamp, fit, pan, reveal, zoomAt } from './camera.ts';

const onScreen = ({ k, dx, dy }: Camera, x: number, y: number) => ({ x: k * x + dx, y: k * y + dy });

describe('the camera', () => {
  const SHEET = { left: -200, top: -150, right: 1100, bottom: 800 };
  const TOWN = { left: 0, top: 0, right: 900, bottom: 650 };
  const desktop = { width: 1060, height: 800 };
  const phone = { width: 360, height: 420 };
  const frame = { size: desktop, subject: TOWN, closest: 2.6 };

  it('fits the whole sheet to the screen', () => {
    const camera = fit(desktop, SHEET);
    const [low, high] = [onScreen(camera, SHEET.left, SHEET.top), onScreen(camera, SHEET.right, SHEET.bottom)];
    expect(Math.min(low.x, low.y)).toBeGreaterThanOrEqual(-0.01);
    expect(high.x).toBeLessThanOrEqual(desktop.width + 0.01);
    expect(high.y).toBeLessThanOrEqual(desktop.height + 0.01);
    expect(Math.max(high.x - low.x - desktop.width, high.y - low.y - desktop.height)).toBeCloseTo(0);
  });

  it('keeps the point under the pointer where it is', () => {
    const camera = fit(desktop, SHEET);
    const before = { x: (300 - camera.dx) / camera.k, y: (200 - camera.dy) / camera.k };
    const after = onScreen(zoomAt(camera, { x: 300, y: 200 }, 1.7), before.x, before.y);
    expect(after.x).toBeCloseTo(300);
    expect(after.y).toBeCloseTo(200);
  });

  it('never loses the town, and never zooms out further than all of it', () => {
    const widest = fit(desktop, SHEET);
    expect(clamp(zoomAt(widest, { x: 0, y: 0 }, 0.2), { ...frame, widest })).toBe(widest);
    const far = clamp(pan(zoomAt(widest, { x: 500, y: 400 }, 2), 1e5, -1e5), { ...frame, widest });
    expect(onScreen(far, TOWN.left, 0).x).toBeLessThanOrEqual(desktop.width / 2 + 0.01);
    expect(onScreen(far, 0, TOWN.bottom).y).toBeGreaterThanOrEqual(desktop.height / 2 - 0.01);
  });

  it('pans just enough to show a place', () => {
    const widest = fit(phone, TOWN);
    const close = clamp(zoomAt(widest, { x: 0, y: 0 }, 3), { ...frame, size: phone, widest });
    const place = onScreen(reveal(close, { x: 850, y: 350 }, phone, 40), 850, 350);
    expect(place.x).toBeLessThanOrEqual(320.01);
    const central = { x: (180 - close.dx) / close.k, y: (210 - close.dy) / close.k };
    const still = reveal(close, central, phone, 40);
    expect(still.dx).toBeCloseTo(close.dx);
    expect(still.dy).toBeCloseTo(close.dy);
  });
});
