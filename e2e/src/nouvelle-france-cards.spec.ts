import { FILLE, withPlayers } from './nouvelle-france-samples.ts';
import { expect, test } from './page.ts';
import { drawAfter, ghostIn, nouvelleFranceBefore, openSites } from './sites.ts';

test('characters, allies and bonus pieces open as cards with effect and history', async ({ page }) => {
  await openSites(page, withPlayers(FILLE, 'Anne', 'Bastien'));
  const card = page.locator('[data-reading]');
  await page.locator('aside [data-anchor="character:mill"]').click();
  await expect(page.getByRole('dialog', { name: 'Miller' })).toContainText('12 points at the end');
  await expect(card).toContainText('one sack in fourteen');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await page.locator('aside').getByRole('button', { name: 'Innu' }).first().click();
  await expect(card).toContainText('put them back in any order');
  await expect(card).toContainText('Once per phase');
  await page.keyboard.press('Escape');
  await page.locator('aside').getByRole('button', { name: 'peg' }).first().click();
  await expect(card).toContainText('after the second snowfall');
});

const SAMPLE = nouvelleFranceBefore({ players: 2, allies: 'none' }, 'boards', drawAfter(12));

test('from a place that is refused, the arrows lead to the nearest and to the best', async ({ page }) => {
  await openSites(page, SAMPLE.file);
  await page.locator('[data-move="draw"]:visible').first().click();
  await page.locator('[data-card]').first().click();
  const corner = page.getByRole('button', { name: /^the church, column 2, row 1: / });
  await corner.hover();
  await expect(page.locator('[data-ghost="outside"]')).toBeVisible();
  await page.getByRole('button', { name: 'Nearest place' }).click();
  await expect(page.locator('[data-ghost="legal"]')).toBeVisible();
  const { place } = await ghostIn(page);
  expect(place.site).toBe('church');
  expect(Math.min(...place.cells.map(([, y]) => y))).toBeLessThan(4);
  // The nearest place may have turned the piece.
  await page.getByRole('button', { name: 'Put the piece back' }).click();
  await page.locator('[data-card]').first().click();
  await corner.hover();
  await expect(page.locator('[data-ghost="outside"]')).toBeVisible();
  await page.getByRole('button', { name: 'Next best place' }).click();
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Better place' })).toBeDisabled();
});
