import { devices, type Page } from '@playwright/test';
import { ENDS_CENTURY, gameBefore, openGame, turnAfter } from './games.ts';
import { expect, test } from './page.ts';
import { nouvelleFranceBefore, openSites } from './sites.ts';

const OPTIONS = { edition: '2026', players: 3 };
const START = gameBefore(OPTIONS, 'acting', turnAfter(0));
const MIDDLE = gameBefore(OPTIONS, 'acting', ENDS_CENTURY);
/** In the second century. */
const LATER = gameBefore(OPTIONS, 'acting', turnAfter(MIDDLE.record.moves.length + 12));

const log = (page: Page) => page.getByRole('complementary', { name: 'Log' });
const built = (page: Page) => page.locator('.cell .built');

/** Whether the two overlap on the screen. */
const overlap = async (page: Page, one: string, other: string): Promise<boolean> => {
  const [a, b] = [await page.locator(one).boundingBox(), await page.locator(other).boundingBox()];
  if (a === null || b === null) throw new Error('nothing is drawn');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

test('the log is docked beside the board, covers nothing, and stays for the next game', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openGame(page, START.file);
  await page.getByRole('button', { name: 'Log' }).click();
  await expect(log(page)).toBeFocused();
  for (const part of ['.plan .board', 'main aside', 'section[aria-label="What you can do"]'])
    await expect.poll(() => overlap(page, '.log', part), part).toBe(false);
  // Nothing of the players and the cards is cut.
  for (const part of ['[data-event]', '.leaders li'])
    await expect(page.locator(`main aside ${part}`).last()).toBeInViewport({ ratio: 0.99 });
  await expect(page.locator('main aside .players > *').last()).toBeInViewport({ ratio: 0.99 });
  // The leaders are seals there: pointed at, each says who it is and what it does.
  for (const leader of await page.locator('main aside .leaders [data-target]').all())
    await expect(leader).toHaveAttribute('title', /leader.*: .{10,}\. .{10,}/i);
  // The game goes on beside it.
  await page.locator('.lit[data-target^="zone"]').first().click({ force: true });
  await expect(page.getByRole('button', { name: 'Confirm turn' })).toBeVisible();
  await page.reload();
  await expect(log(page).locator('li').first()).toBeVisible();
  await page.keyboard.press('l');
  await expect(log(page)).toHaveCount(0);
});

test('beside the log all players are in view, with two events and their whole texts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openGame(page, LATER.file);
  await page.keyboard.press('l');
  await expect(page.locator('main aside [data-event]')).toHaveCount(2);
  for (const cut of await page
    .locator('main aside [data-event] span')
    .evaluateAll(all => all.map(one => one.scrollHeight - one.clientHeight)))
    expect(cut).toBeLessThanOrEqual(1);
  await expect(page.locator('main aside .players > *').last()).toBeInViewport({ ratio: 0.99 });
});

test('it is grouped by century and turn, and names who plays once', async ({ page }) => {
  await openGame(page, LATER.file);
  await page.keyboard.press('l');
  await expect(log(page).getByRole('heading', { level: 3 })).toHaveText(['century II', 'century I']);
  const turn = log(page).locator('li').first();
  const [name = ''] = await turn.getByRole('heading').allInnerTexts();
  expect(name).toMatch(/^Player \d$/);
  for (const line of await log(page).locator('li button span').allTextContents())
    expect(line).not.toMatch(/’s turn\.$/);
  for (const line of await turn.locator('button span').allInnerTexts()) expect(line.startsWith(name)).toBe(false);
});

test('it can be searched, without accents too', async ({ page }) => {
  await openGame(page, LATER.file);
  await page.keyboard.press('l');
  const turns = log(page).locator('li');
  const all = await turns.count();
  await log(page).getByRole('searchbox', { name: 'Search the log' }).fill('CITADELLE');
  await expect.poll(() => turns.count()).toBeLessThan(all);
  for (const text of await turns.allTextContents()) expect(text).toContain('Citadelle');
  await log(page).getByRole('searchbox').fill('no such thing');
  await expect(log(page).getByText('Nothing found.')).toBeVisible();
});

test('a line shows the town as it was then: on the board when chosen, in small when pointed at', async ({ page }) => {
  await openGame(page, MIDDLE.file);
  const now = await built(page).count();
  await page.keyboard.press('l');
  const small = log(page).locator('.then svg');
  const before = await small.innerHTML();
  const oldest = log(page).locator('li button').last();
  await oldest.hover();
  await expect.poll(() => small.innerHTML()).not.toBe(before);
  await expect(built(page)).toHaveCount(now);
  await oldest.click();
  await expect(page.getByRole('button', { name: 'Continue from here' })).toBeVisible();
  await expect.poll(() => built(page).count()).toBeLessThan(now);
  await log(page).getByRole('button', { name: 'Back to now' }).click();
  await expect(page.getByRole('button', { name: 'What you can do' })).toBeVisible();
  await expect(built(page)).toHaveCount(now);
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {};
  test.use({ ...phone, viewport: { width: 390, height: 844 }, locale: 'en-CA' });

  test('it is a sheet that leaves the board visible', async ({ page }) => {
    await openGame(page, LATER.file);
    await page.getByRole('button', { name: 'Log' }).tap();
    await expect(log(page).locator('li').first()).toBeVisible();
    await expect.poll(() => overlap(page, '.log', '.plan .board')).toBe(false);
    const board = await page.locator('.plan .board').boundingBox();
    expect(board?.height).toBeGreaterThan(300);
    await log(page).locator('li button').nth(3).tap();
    await expect(log(page).getByRole('button', { name: 'Back to now' })).toBeVisible();
    await log(page).getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('slider')).toBeVisible();
  });

  test('it leaves the sites of Nouvelle-France visible too', async ({ page }) => {
    await openSites(page, nouvelleFranceBefore({ players: 2 }, 'thumbs', turnAfter(24)).file);
    await page.getByRole('button', { name: 'Log' }).tap();
    await expect(log(page).getByRole('heading', { level: 3 }).first()).toHaveText(/^phase \d$/);
    await expect.poll(() => overlap(page, '.log', 'section.sites')).toBe(false);
    expect((await page.locator('section.sites').boundingBox())?.height).toBeGreaterThan(300);
  });
});
