import type { Page } from '@playwright/test';

/** What can be touched and is smaller than a finger. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], input, select')]
      .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map(one => (one.matches('input') ? (one.closest('label') ?? one) : one))
      .map(one => ({ name: one.outerHTML.slice(0, 80), box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && (box.width < 43.5 || box.height < 43.5))
      .map(({ name, box }) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`),
  );
