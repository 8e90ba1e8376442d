import type { Page } from '@playwright/test';

export interface Square {
  readonly site: string;
  readonly grid: string;
  readonly x: number;
  readonly y: number;
}

/** Where a square is in the scene once the camera is at rest, in whole pixels. */
export const seenAt = (page: Page, square: Square): Promise<{ x: number; y: number }> =>
  page.locator('.scene').evaluate(async (scene, asked) => {
    const look = async (): Promise<{ x: number; y: number }> => {
      await new Promise(requestAnimationFrame);
      const detail: Square & { at?: { x: number; y: number } } = { ...asked };
      scene.dispatchEvent(new CustomEvent('locate', { detail }));
      return { x: Math.round(detail.at?.x ?? 0), y: Math.round(detail.at?.y ?? 0) };
    };
    let [before, now] = [await look(), await look()];
    while (before.x !== now.x || before.y !== now.y) [before, now] = [now, await look()];
    return now;
  }, square);
