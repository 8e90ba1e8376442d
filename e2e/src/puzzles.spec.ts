import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { devices, type Page } from '@playwright/test';
import { tooSmall } from './fingers.ts';
import { expect, test } from './page.ts';

interface Shipped {
  readonly id: string;
  readonly line: readonly string[];
  readonly rival: readonly string[];
}

/** The first puzzle stays the first: new ones are added at the end. Both of its lines are whole turns. */
const [puzzle] = JSON.parse(readFileSync('games/quebec/puzzles/puzzles.json', 'utf8')).puzzles as [Shipped];

const TODAY = new Date('2026-11-17T12:00:00Z');

const open = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/#/puzzles/quebec/${puzzle.id}`);
  await expect(page.locator('[data-puzzle="asking"]')).toBeVisible();
};

/** Plays a whole turn with the keyboard, from the list of moves. */
const answer = async (page: Page, moves: readonly string[]): Promise<void> => {
  for (const move of moves) {
    await page.keyboard.press('m');
    await page.locator(`dialog [data-move="${move}"]`).press('Enter');
    await expect(page.locator('dialog [data-move]')).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: 'Confirm turn' })).toBeFocused();
  await page.keyboard.press('Enter');
};

const expectClean = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
};

test('a puzzle says its goal and the rules it is played with', async ({ page }) => {
  await open(page);
  const task = page.locator('[data-puzzle="asking"]');
  await expect(task).toContainText('Find the turn with the best chance to win.');
  await expect(task).toContainText('2011, family');
});

test('a wrong answer says what it loses, a right one counts, all by keyboard', async ({ page }) => {
  await open(page);
  await answer(page, puzzle.rival);
  const verdict = page.locator('[data-verdict="wrong"]');
  await expect(verdict).toContainText('Not the best turn.');
  await expect(verdict).toContainText('of the chance to win');
  await expectClean(page);
  await page.getByRole('button', { name: 'See what follows' }).press('Enter');
  await expect(page.getByRole('button', { name: 'See what follows' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.locator('[data-puzzle="asking"]')).toBeVisible();
  await answer(page, puzzle.line);
  await expect(page.locator('[data-verdict="right"]')).toContainText('Right!');
  await expect(page.getByRole('button', { name: 'Next puzzle' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(`${puzzle.id}$`));
  await expect(page.locator('[data-puzzle="asking"]')).toBeVisible();

  await page.goto('/#/puzzles');
  await expect(page.locator('dl div').last().locator('b')).toHaveText('1');
  await expect(page.locator('dl div').first().locator('b')).not.toHaveText('1500');
});

test('a solution names a district once, where its action is chosen and taken', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#/puzzles/quebec/50-38');
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('button', { name: 'Show the solution' }).click();
  const said = await page.locator('[data-verdict="shown"]').textContent();
  expect(said?.match(/Entertainment district:/g)).toHaveLength(1);
});

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {};

test.describe('on a phone', () => {
  test.use({ ...phone, viewport: { width: 390, height: 844 }, locale: 'en-CA' });

  test('today has a puzzle and a challenge, and a puzzle shows its solution', async ({ page }) => {
    await page.clock.setFixedTime(TODAY);
    await page.goto('/');
    await page.getByRole('link', { name: 'Puzzle of the day' }).tap();
    await expect(page.locator('[data-puzzle="asking"]')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.goto('/#/puzzles');
    await expect(page.getByRole('heading', { name: 'Train a theme' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Challenge of the day' })).toBeVisible();
    await expectClean(page);
    expect(await tooSmall(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await page.goto('/');
    await page.getByRole('link', { name: 'Challenge of the day' }).tap();
    await expect(page).toHaveURL(/#\/game\/challenge-\d+-/);
    await expect(page.getByRole('button', { name: 'Game menu' })).toBeVisible();
    await page.goto('/#/puzzles');
    await expect(page.getByRole('button', { name: 'Challenge of the day' })).toContainText('Continue');

    await open(page);
    await page.getByRole('button', { name: 'Game menu' }).tap();
    await page.getByRole('button', { name: 'Show the solution' }).tap();
    await expect(page.locator('[data-verdict="shown"]')).toContainText('Theme');
    expect(await tooSmall(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
