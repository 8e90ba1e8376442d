import { STANDARD } from '@cap-diamant/nouvelle-france/standard';
import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';
import { seenAt } from './scene.ts';
import { drawAfter, ghostIn, nouvelleFranceBefore, openSites } from './sites.ts';

const SAMPLE = nouvelleFranceBefore({ players: 2, allies: 'none' }, 'boards', drawAfter(12));

/** The corners of each grid of a site, which the camera has to show. */
const cornersOf = (site: string) =>
  STANDARD.sites
    .filter(({ id }) => id === site)
    .flatMap(({ grids }) =>
      grids.flatMap(({ id: grid, cells }) =>
        [cells[0], cells.at(-1)].flatMap(cell => (cell === undefined ? [] : [{ site, grid, x: cell[0], y: cell[1] }])),
      ),
    );

const showsSite = async (page: Page, site: string): Promise<void> => {
  const box = await page.locator('.scene [role=img] canvas').boundingBox();
  if (box === null) throw new Error('nothing is drawn');
  for (const square of cornersOf(site)) {
    const { x, y } = await seenAt(page, square);
    expect(x, JSON.stringify(square)).toBeGreaterThan(box.x);
    expect(x, JSON.stringify(square)).toBeLessThan(box.x + box.width);
    expect(y, JSON.stringify(square)).toBeGreaterThan(box.y);
    expect(y, JSON.stringify(square)).toBeLessThan(box.y + box.height);
  }
};

for (const [name, viewport] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`on ${name} the opening shows all sites, and a piece in hand the site in play`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openSites(page, SAMPLE.file, { sites: 'scene' });
    await expect(page.locator('.scene [role=img] canvas')).toBeVisible();
    for (const site of ['redoubt', 'church', 'mill']) await showsSite(page, site);
    await page.locator('[data-move="draw"]:visible').first().click();
    await page.keyboard.press('1');
    await page.keyboard.press('n');
    await showsSite(page, (await ghostIn(page)).place.site);
  });
}
