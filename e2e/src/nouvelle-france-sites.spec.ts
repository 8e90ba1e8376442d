import { expect, test } from './page.ts';
import { recordOf } from './play.ts';
import { drawAfter, openSites, yardBefore } from './sites.ts';

const SAMPLE = yardBefore({ players: 2, allies: 'none' }, 'boards', drawAfter(12));

test('a reload in the middle of a turn loses nothing, and a drawn card stays drawn', async ({ page }) => {
  await openSites(page, SAMPLE.file);
  await page.locator('[data-move="draw"]:visible').first().click();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.keyboard.press('1');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Confirm turn' })).toBeVisible();
  const { moves } = await recordOf(page);
  expect(moves.length).toBe(SAMPLE.record.moves.length + 2);
  await page.reload();
  expect((await recordOf(page)).moves).toEqual(moves);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await recordOf(page)).moves).toEqual(moves.slice(0, -1));
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('a piece that cannot stay says why, and its squares have names', async ({ page }) => {
  await openSites(page, SAMPLE.file);
  await page.locator('[data-move="draw"]:visible').first().click();
  const corner = page.getByRole('button', { name: /^the church, column 2, row 1: / });
  await page.locator('[data-card]').first().click();
  await corner.hover();
  await expect(page.locator('[data-ghost="outside"]')).toHaveText(
    'Not here: the piece sticks out over the slabs of the site.',
  );
  await expect(page.getByRole('button', { name: 'Place it here' })).toBeDisabled();
});

test('the view of the sites is changed at any time, and remembered', async ({ page }) => {
  await openSites(page, SAMPLE.file, { sites: 'plan' });
  const plans = page.getByRole('group', { name: 'Floor plans of the three sites' });
  await expect(plans).toBeVisible();
  await page.getByRole('radio', { name: 'In space' }).check();
  await expect(page.locator('.yard canvas')).toBeVisible();
  await expect(plans).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('cap-diamant/settings') ?? '{}').sites);
  expect(kept).toBe('yard');
  await page.keyboard.press('v');
  await expect(plans).toBeVisible();
});

test('where space cannot be drawn there are plans, and no switch', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openSites(page, SAMPLE.file, { sites: 'yard' });
  await expect(page.getByRole('group', { name: 'Floor plans of the three sites' })).toBeVisible();
  await expect(page.getByText('In space')).toHaveCount(0);
});

test.describe('without a network', () => {
  test.use({ strict: false, serviceWorkers: 'block' });

  test('what cannot be fetched is made up for by plans', async ({ page }) => {
    await page.route(/Yard-.*\.js/, route => route.abort());
    await openSites(page, SAMPLE.file, { sites: 'yard' });
    await expect(page.getByText('Space cannot be drawn here: these are the floor plans.')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Floor plans of the three sites' })).toBeVisible();
  });
});
