import { readFile } from 'node:fs/promises';
import { quebec } from '@cap-diamant/quebec';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { gameBefore, make, openGame, turnAfter } from './games.ts';
import { expect, test } from './page.ts';
import { drawAfter, nouvelleFranceBefore, openSites } from './sites.ts';

const row = (page: Page, move: string) => page.locator(`[data-study-move="${move}"]`);

/** Makes a move from the list and waits until it is in the tree. */
const play = async (page: Page, move: string): Promise<void> => {
  await make(page, move);
  await expect(row(page, move)).toHaveAttribute('aria-current', 'true');
};

const FAMILY = { edition: '2011', level: 'family', players: 2 };

/** Opens a running game at a turn of Anne and goes from its menu to the study board. */
const openStudy = async (page: Page): Promise<void> => {
  await openGame(page, gameBefore(FAMILY, 'study', turnAfter(6)).file);
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('button', { name: 'Study from here' }).click();
  await expect(page).toHaveURL(/#\/study\//);
  await expect(page.getByRole('region', { name: 'Study', exact: true })).toBeVisible();
};

test('any game opens on the study board: variations, notes, the bot, and a link with all of it', async ({ page }) => {
  await openStudy(page);
  await play(page, 'send culture');
  await page.keyboard.press('[');
  await play(page, 'send religion');
  await page.getByLabel('Comment on this position').fill('Quieter.');
  await page.getByRole('button', { name: 'Interesting' }).click();
  await page.getByRole('button', { name: 'Main line' }).click();
  await expect(page.locator('[data-study-move]').first()).toHaveAttribute('data-study-move', 'send religion');
  // The list of moves is one stop for Tab; arrow keys go through it.
  await row(page, 'send religion').press('ArrowDown');
  await expect(row(page, 'send culture')).toBeFocused();
  await expect(row(page, 'send culture')).toHaveAttribute('aria-current', 'true');
  await row(page, 'send culture').press('ArrowUp');

  await page.getByRole('button', { name: 'Ask the bot' }).click();
  const line = page.locator('[data-line]').first();
  await expect(line).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('heading', { name: 'Expected final scores' })).toBeVisible();
  const best = (await line.getAttribute('data-line')) ?? '';
  await expectAccessible(page);
  await line.getByRole('button', { name: 'Add to the study' }).click();
  await expect(row(page, best).last()).toBeVisible();

  await page.reload();
  await expect(page.getByText('Quieter.').first()).toBeAttached();
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('textbox', { name: 'Share' }).inputValue();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(quebec.notation.parsePosition(file.start.position).ok).toBe(true);

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await page.reload();
  await expect(row(page, 'send culture')).toBeVisible();
  await expect(page.getByText('Quieter.').first()).toBeAttached();
  await row(page, 'send religion').click();
  await page.getByRole('button', { name: 'Delete from here' }).click();
  await expect(row(page, 'send religion')).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'send religion')).toBeVisible();
});

test('a position is set up by hand, its faults are shown in place, and it is played on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStudy(page);
  await page.getByRole('button', { name: 'Show the notes' }).click();
  await page.getByRole('button', { name: 'Change the position' }).click();
  await expect(page.getByRole('heading', { name: 'Set up a position' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Century', exact: true }).selectOption('II');
  const first = page.getByRole('region', { name: 'Player 1' });
  await first.getByLabel('Culture').fill('30');
  await first.getByLabel('Culture').press('Tab');
  await expect(first.getByRole('alert')).toContainText('Too many workers');
  await expect(page.getByRole('button', { name: 'Study it' })).toBeDisabled();
  await first.getByLabel('Culture').fill('4');
  await first.getByLabel('Culture').press('Tab');
  await expect(first.getByRole('alert')).toHaveCount(0);
  await first.getByLabel('Points').fill('21');
  await first.getByLabel('Points').press('Tab');
  // A site is chosen on the plan, with the keyboard too.
  await page.locator('.cell:has(.site.available)').first().press('Enter');
  await page.getByRole('combobox', { name: 'State' }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: 'Stage 1' }).selectOption('Player 2');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Study it' }).click();
  await expect(page.getByRole('button', { name: 'Game menu' })).toBeVisible();
  await play(page, 'send citadelle');
  await page.reload();
  await expect(row(page, 'send citadelle')).toBeAttached();
});

test('a site of Nouvelle-France is built by hand, piece by piece', async ({ page }) => {
  const start = nouvelleFranceBefore({ players: 2 }, 'study', drawAfter(0), moves =>
    moves.filter(({ kind }) => kind === 'draw'),
  );
  await openSites(page, start.file);
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('button', { name: 'Study from here' }).click();
  await page.getByRole('button', { name: 'Change the position' }).click();
  await expect(page.getByRole('heading', { name: 'Set up a position' })).toBeVisible();
  // A beam on the church, turned once, then taken away again.
  await page.getByRole('combobox', { name: 'Piece', exact: true }).selectOption('beam');
  const square = page.locator('[data-square="church A 0 2"]').first();
  await square.click();
  await expect(page.locator('[data-ways]')).not.toHaveAttribute('data-ways', '0');
  await page.getByRole('button', { name: 'Another way' }).click();
  await page.getByRole('button', { name: 'Place it' }).click();
  const first = page.getByRole('region', { name: 'Player 1' });
  await expect(first.getByRole('switch', { name: 'the beam' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove the piece on this square' }).click();
  await expect(first.getByRole('switch', { name: 'the beam' })).toBeChecked();
  await page.getByRole('combobox', { name: 'Snowfalls so far' }).selectOption('1');
  await page.getByRole('combobox', { name: 'Piece', exact: true }).selectOption('stake');
  await page.getByRole('button', { name: 'Place it' }).click();
  // It has its place only after a snowfall: said where that is chosen.
  await page.getByRole('combobox', { name: 'Snowfalls so far' }).selectOption('0');
  await expect(page.getByRole('alert').filter({ hasText: 'too early: the stake' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Study it' })).toBeDisabled();
  await page.getByRole('combobox', { name: 'Snowfalls so far' }).selectOption('1');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Study it' }).click();
  await expect(page.getByRole('button', { name: 'Game menu' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Set up a position' })).toHaveCount(0);
});
