import type { Page } from '@playwright/test';
import { closeLastScorings, ENDS_GAME, finish, gameBefore, openGame } from './games.ts';
import { expect, test } from './page.ts';

const { file, next } = gameBefore({ edition: '2011', level: 'complete', players: 3 }, 'end', ENDS_GAME);
const NAMES = ['Anne', 'Bastien', 'Chloé'];
const NAMED = { ...file, table: NAMES.map(name => ({ name, random: false })) };

/** Plays the last move and closes the last scorings. */
const endGame = async (page: Page): Promise<void> => {
  await finish(page, next);
  await closeLastScorings(page);
};

test('the ranking is revealed place by place, and nothing tells the winner before', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cap-diamant/show', '"slow"'));
  await openGame(page, NAMED);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const before = await page.locator('aside [data-anchor^="score:"]').allInnerTexts();
  await endGame(page);
  const result = page.getByRole('dialog', { name: 'The result' });
  await expect(result.locator('[data-ranking="1"]')).toBeVisible({ timeout: 15_000 });
  await expect(result.getByText(/Anne|Bastien|Chloé/)).toHaveCount(1);
  await expect(page.getByText(/wins\./)).toHaveCount(0);
  // The table is still there, as it was before the last move.
  await expect(page.locator('main section.plan')).toBeVisible();
  expect(await page.locator('aside [data-anchor^="score:"]').allInnerTexts()).toEqual(before);
  await result.getByRole('button', { name: 'Show everything' }).click();
  const after = page.getByRole('dialog', { name: /(Anne|Bastien|Chloé) wins/ });
  await expect(after.getByRole('list', { name: 'Ranking' }).getByRole('listitem')).toHaveCount(3);
});

test('the end is counted source by source, the buildings player by player', async ({ page }) => {
  await openGame(page, NAMED);
  await finish(page, next);
  const scoring = page.getByRole('dialog', { name: 'Scoring, century IV' });
  await scoring.getByRole('button', { name: 'Skip to result' }).click();
  await scoring.getByRole('button', { name: 'Continue' }).click();
  const count = page.getByRole('dialog', { name: 'The final count' });
  const cells = count.locator('tbody tr').last().getByRole('cell');
  const goOn = count.getByRole('button', { name: 'Next' });
  for (const row of ['points of the four centuries', 'unfinished', 'pairs of active workers']) {
    await expect(count.locator('tr.current')).toContainText(row);
    await expect(cells.filter({ hasText: '+' })).toHaveCount(0);
    await goOn.click();
  }
  for (let counted = 1; counted <= NAMES.length; counted++) {
    await expect(cells.filter({ hasText: '+' })).toHaveCount(counted);
    await expect(count.locator('[data-counted]').first()).toBeAttached();
    await expect(count.locator('[data-parts]').filter({ hasText: /^\d+ \+ \d+$/ })).toHaveCount(counted);
    await goOn.click();
  }
  const totals = await count.locator('tfoot td').allInnerTexts();
  await count.getByRole('button', { name: 'Continue' }).click();
  for (const [seat, total] of totals.entries())
    await expect(page.locator(`[data-score="${seat}"]`)).toHaveText(total.trim());
  await page.getByRole('dialog').getByRole('button', { name: 'The final count' }).click();
  await expect(count).toBeVisible();
});

test('with reduced motion everything is there at once: ranking, picture, medals, points', async ({ page }) => {
  await openGame(page, NAMED);
  await endGame(page);
  const result = page.getByRole('dialog', { name: /wins/ });
  await expect(result.getByRole('list', { name: 'Ranking' }).getByRole('listitem')).toHaveCount(3);
  await expect(result.getByRole('region', { name: 'The table at the end' }).locator('svg').first()).toBeVisible();
  await expect(result.getByRole('region', { name: 'Medals' }).getByRole('listitem').first()).toBeVisible();
  await expect(result.locator('[data-score]')).toHaveCount(3);
});

test('a bot looks for turning points in the background, and can be stopped', async ({ page }) => {
  await openGame(page, NAMED);
  await endGame(page);
  const section = page.getByRole('region', { name: 'Turning points' });
  await section.getByRole('button', { name: 'Stop' }).click();
  const progress = section.getByRole('progressbar');
  const done = await progress.getAttribute('value');
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(progress).not.toHaveAttribute('value', done ?? '', { timeout: 30_000 });
  const point = section.getByRole('button', { name: 'See this moment' }).first();
  await expect(point).toBeVisible({ timeout: 60_000 });
  // Its own page goes on with what was found here.
  await page.getByRole('dialog').getByRole('button', { name: 'Review the game' }).click();
  await expect(page).toHaveURL(/#\/review\//);
  await expect(page.locator('[data-review="sketch"], [data-review="all"]')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await expect(page).toHaveURL(/#\/game\//);
});

test('the result can be saved and shared', async ({ page }) => {
  await openGame(page, NAMED);
  await endGame(page);
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^cap-diamant-quebec/);
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('textbox', { name: 'Share' })).toHaveValue(/#\/shared\//);
});
