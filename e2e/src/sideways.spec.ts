import { nouvelleFrance } from '@cap-diamant/nouvelle-france';
import { quebec } from '@cap-diamant/quebec';
import { devices, type Locator, type Page } from '@playwright/test';
import { gameBefore, openGame, turnAfter } from './games.ts';
import { expect, test } from './page.ts';
import { recordOf } from './play.ts';
import { againstBots } from './samples.ts';
import { drawAfter, nouvelleFranceBefore, openSites } from './sites.ts';

/** A phone held sideways. */
const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {};
const SCREEN = { width: 844, height: 390 };
test.use({ ...phone, viewport: SCREEN, screen: SCREEN, locale: 'en-CA' });

const QUEBEC = gameBefore({ edition: '2026', players: 4 }, 'sideways', turnAfter(30));
const SITES = nouvelleFranceBefore({ players: 3 }, 'sideways', drawAfter(24));

/** How much of an element's box is on the screen and under nothing else, from 0 to 1, seen at a grid of points. */
const shareSeen = (locator: Locator): Promise<number> =>
  locator.evaluate(one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    const points = shares.flatMap(x => shares.map(y => [left + x * width, top + y * height] as const));
    const seen = points.filter(([x, y]) => one.contains(document.elementFromPoint(x, y)));
    return seen.length / points.length;
  });

/** The buttons that are shown, each whole and as large as a finger. */
const expectWhole = async (page: Page, selector: string): Promise<void> => {
  const buttons = await page.locator(`${selector} >> visible=true`).all();
  expect(buttons.length).toBeGreaterThan(0);
  for (const button of buttons) {
    await expect(button).toBeInViewport({ ratio: 0.99 });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(43.5);
    expect(await shareSeen(button), (await button.textContent()) ?? '').toBeGreaterThan(0.9);
  }
};

test('Québec: the town and the actions are on the screen, and a turn is played', async ({ page }) => {
  await openGame(page, againstBots(quebec, QUEBEC));
  const board = page.locator('main .board');
  expect((await board.boundingBox())?.height).toBeGreaterThan(200);
  expect(await shareSeen(board)).toBeGreaterThan(0.6);
  await expectWhole(page, '[data-action]');
  await page.locator('[data-action="start"], [data-action="contribute"]').first().tap();
  await page.locator('.cell.lit[data-target^="site"]').first().tap();
  await expectWhole(page, '[data-confirm]');
  await page.locator('[data-confirm]').tap();
  await expect.poll(async () => (await recordOf(page)).moves.length).toBeGreaterThan(QUEBEC.record.moves.length);
});

test('Nouvelle-France: site, question and cards are on the screen, and a piece is placed', async ({ page }) => {
  await openSites(page, againstBots(nouvelleFrance, SITES));
  const board = page.locator('main section.sites');
  const isLarge = async () => {
    const box = await board.boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThan(200);
    expect(await shareSeen(board)).toBeGreaterThan(0.9);
  };
  await isLarge();
  await expectWhole(page, '[data-ask] [data-move]');
  await page.locator('[data-move="draw"]:visible').first().tap();
  await page.locator('[data-card]:visible').first().tap();
  await isLarge();
  await page.getByRole('button', { name: 'Next best place' }).tap();
  for (const name of ['Turn right', 'Next best place', 'Place here'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 0.99 });
  const placed = (await page.locator('[data-place]').getAttribute('data-place')) ?? '';
  await page.getByRole('button', { name: 'Place here' }).tap();
  await expect(page.locator('[data-place]')).toHaveCount(0);
  expect((await recordOf(page)).moves.slice(SITES.record.moves.length, SITES.record.moves.length + 2)).toEqual([
    'draw',
    placed,
  ]);
});

test('nothing is wider than the screen', async ({ page }) => {
  await openGame(page, againstBots(quebec, QUEBEC));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SCREEN.width);
  await openSites(page, againstBots(nouvelleFrance, SITES));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SCREEN.width);
});
