import type { Page } from '@playwright/test';

/** Interactive elements smaller than a fingertip. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], input, select')]
      .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map(one => (one.matches('input') ? (one.closest('label') ?? one) : one))
      .map(one => ({ name: one.outerHTML.slice(0, 80), box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && (box.width < 43.5 || box.height < 43.5))
      .map(({ name, box }) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`),
  );

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Touch events of fingers that move at the same time. */
export const slide = async (page: Page, ...fingers: readonly (readonly [from: Point, to: Point])[]): Promise<void> => {
  const screen = await page.context().newCDPSession(page);
  const STEPS = 6;
  const at = (share: number) =>
    fingers.map(([from, to], id) => ({
      id,
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    }));
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= STEPS; step++) {
    await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / STEPS) });
  }
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await screen.detach();
};
