import { devices } from '@playwright/test';
import { tooSmall } from './fingers.ts';
import { expect, test } from './page.ts';
import { recordOf } from './play.ts';
import { drawAfter, openSites, yardBefore } from './sites.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {};
test.use({ ...phone, viewport: { width: 390, height: 844 }, locale: 'en-CA' });

const SAMPLE = yardBefore({ players: 2 }, 'thumbs', drawAfter(24));

test('a turn is played by touch on a small screen', async ({ page }) => {
  await openSites(page, SAMPLE.file);
  await page.locator('[data-move="draw"]:visible').first().tap();
  await page.locator('[data-card]:visible').first().tap();
  const note = page.locator('[data-ghost]');
  await page.getByRole('button', { name: 'Next best place' }).tap();
  await expect(note).toHaveAttribute('data-ghost', 'legal');
  await page.getByRole('button', { name: 'Turn right' }).tap();
  await page.getByRole('radio', { name: 'Mill' }).tap();
  // The first tap brings the piece, on the second it would be placed.
  await page.locator('[data-floor="mill roof"] [data-square="mill A 2 4"]').tap();
  await expect(note).toHaveAttribute('data-held', 'mill A 2 4');
  await page.getByRole('button', { name: 'Next best place' }).tap();
  const placed = (await note.getAttribute('data-place')) ?? '';
  await page.getByRole('button', { name: 'Place it here' }).tap();
  await expect(note).toHaveCount(0);
  const { moves } = await recordOf(page);
  expect(moves.slice(SAMPLE.record.moves.length, SAMPLE.record.moves.length + 2)).toEqual(['draw', placed]);
});

test('nothing to be touched is smaller than a finger, and nothing runs out of the screen', async ({ page }) => {
  await openSites(page, SAMPLE.file);
  await page.locator('[data-move="draw"]:visible').first().tap();
  for (const step of ['cards', 'piece', 'players']) {
    if (step === 'piece') await page.locator('[data-card]:visible').first().tap();
    if (step === 'players') await page.getByRole('radio', { name: 'Players' }).tap();
    expect(await tooSmall(page), step).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
