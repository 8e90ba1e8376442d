import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SIZES = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };

/** Axe finds nothing, and nothing has to be scrolled sideways. */
export const expectAccessible = async (page: Page, rules?: string, screen = ''): Promise<void> => {
  // Otherwise axe opens an empty page for every look, which takes longer than the look itself. We have no foreign frames.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  const found = violations.map(({ id, nodes }) => [
    id,
    nodes.slice(0, 3).map(({ html, failureSummary }) => [html, failureSummary]),
  ]);
  expect(found, screen).toEqual([]);
  // Not the inner width: on a phone it grows with a page that is too wide.
  const overhang =
    (await page.evaluate(() => document.documentElement.scrollWidth)) - (page.viewportSize()?.width ?? 0);
  expect(overhang, screen).toBeLessThanOrEqual(0);
};

/** The same on a desktop and a phone, by day and by night. */
export const expectAccessibleEverywhere = async (page: Page): Promise<void> => {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page, undefined, `${size}, by day`);
    await page.emulateMedia({ colorScheme: 'dark' });
    // By night only the colours are different.
    await expectAccessible(page, 'color-contrast', `${size}, by night`);
  }
};
