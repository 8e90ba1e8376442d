import { nouvelleFrance } from '@cap-diamant/nouvelle-france';
import { quebec } from '@cap-diamant/quebec';
import { devices, type Locator } from '@playwright/test';
import { gameBefore, openGame, turnAfter } from './games.ts';
import { expect, test } from './page.ts';
import { againstBots, openFile } from './samples.ts';
import { nouvelleFranceBefore } from './sites.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {};

const expectInside = async (locator: Locator, width: number): Promise<void> => {
  const box = await locator.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? width + 1)).toBeLessThanOrEqual(width);
};

const QUEBEC = gameBefore({ players: 3 }, 'tips', turnAfter(0));
const SITES = nouvelleFranceBefore({ players: 3 }, 'tips', turnAfter(0));

for (const width of [390, 360])
  test.describe(`tips on a phone ${width} wide`, () => {
    test.use({ ...phone, viewport: { width, height: 844 }, locale: 'en-CA' });

    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() =>
        localStorage.setItem('cap-diamant/settings', '{"pace":"instant","tips":"on","sites":"plan"}'),
      );
    });

    for (const [name, open] of [
      ['Québec', (page: Parameters<typeof openGame>[0]) => openGame(page, againstBots(quebec, QUEBEC))],
      ['Nouvelle-France', (page: Parameters<typeof openGame>[0]) => openFile(page, againstBots(nouvelleFrance, SITES))],
    ] as const)
      test(`a tip is no wider than the screen, nor is a dialog over it: ${name}`, async ({ page }) => {
        await open(page);
        const tip = page.locator('.tip[data-tip]');
        await expect(tip).toBeVisible();
        await expectInside(tip, width);
        for (const button of await tip.getByRole('button').all()) await expectInside(button, width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await page.getByRole('button', { name: 'Game menu' }).tap();
        await page.getByRole('button', { name: 'Settings' }).tap();
        const dialog = page.getByRole('dialog', { name: 'Settings' });
        await expect(dialog).toBeInViewport({ ratio: 1 });
        await expectInside(dialog, width);
      });
  });
