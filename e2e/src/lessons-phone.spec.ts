import { devices, type Page } from '@playwright/test';
import { expect, test } from './page.ts';
import { settle } from './sites.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {};
test.use({ ...phone, viewport: { width: 390, height: 844 }, locale: 'en-CA' });

/** Opens a guided game at a step, skipping what comes before it in its part. */
const openStep = async (page: Page, game: string, part: string, step: string): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settle(page);
  await page.goto(`/#/learn/${game}/first-game`);
  await page.locator('[data-part]').selectOption({ label: part });
  const panel = page.locator('[data-lesson]');
  const at = async (): Promise<number> => Number(await panel.getAttribute('data-lesson'));
  while ((await panel.getAttribute('data-step')) !== step) {
    const here = await at();
    await page.locator('[data-skip], [data-next]').first().dispatchEvent('click');
    await expect.poll(at).toBeGreaterThan(here);
    await page.keyboard.press('Escape');
  }
};

const hold = (page: Page, place: string): Promise<void> =>
  page
    .locator(place)
    .first()
    .dispatchEvent('pointerdown', { pointerType: 'touch', pointerId: 7, button: 0, isPrimary: true });

test('what a district asks is said below the board, and the board stays where it is', async ({ page }) => {
  await openStep(page, 'quebec', 'The end of a century', 'free-turn');
  const board = page.locator('.plan .board');
  const before = await board.boundingBox();
  await page.locator('.cell.lit[aria-label^="Jacquet House"]').tap({ force: true });
  const question = page.locator('[data-question]');
  await expect(question).toHaveText('Which of your tokens gets another star?');
  await expect(question).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.foot [data-move="skip"]')).toBeInViewport({ ratio: 1 });
  const after = await board.boundingBox();
  expect(after?.y).toBe(before?.y);
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(6);
  await page.locator('.foot [data-move="skip"]').tap();
  await expect(page.locator('[data-lesson]')).toHaveAttribute('data-phase', 'done');
  await expect(question).toHaveCount(0);
});

test('holding a finger on a site or a medal, or tapping a closed site, explains it in a lesson too', async ({
  page,
}) => {
  await openStep(page, 'quebec', 'Contributions', 'contribute');
  const board = await page.locator('.plan .board').boundingBox();
  const card = page.locator('[data-card]');
  await expect(card).toHaveCount(0);
  for (const [place, says] of [
    ['.cell.lit[aria-label^="Dumont House"]', 'Dumont House'],
    ['.cell[data-target="district:entertainment"]', 'by contributing to another player’s building there'],
  ] as const) {
    await hold(page, place);
    await expect(card).toContainText(says);
    await expect(card).toBeInViewport({ ratio: 1 });
  }
  await page.locator('.cell[aria-label*="opens in century IV"]').first().tap({ force: true });
  await expect(card).toContainText('Opens in century IV.');
  await expect(card).toBeInViewport({ ratio: 1 });
  expect(await page.locator('.plan .board').boundingBox()).toEqual(board);
});

test('a ring lies around its disc and leaves what its neighbours show legible', async ({ page }) => {
  await openStep(page, 'quebec', 'Contributions', 'others-start');
  await expect(page.locator('[data-pointers]')).toHaveAttribute('data-pointers', '2');
  const rings = await page.locator('[data-pointers] .ring').evaluateAll(all =>
    all.map(ring => {
      const { x, y, width, height } = ring.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
  const discs = await page
    .locator(':is([data-target="district:entertainment"], .cell[aria-label^="Louis Jolliet House"]) .halo')
    .evaluateAll(all => all.map(disc => disc.getBoundingClientRect().width));
  for (const { width, height } of rings) {
    expect(width).toBeCloseTo(height, 0);
    expect(width).toBeGreaterThan(Math.max(...discs));
    expect(width).toBeLessThan(Math.max(...discs) + 5);
  }
});

test('a ring around a button stays on the screen and off the button beside it', async ({ page }) => {
  await openStep(page, 'quebec', 'The end of a century', 'end-century');
  const ring = page.locator('[data-pointers] .ring');
  await expect(ring).toHaveCount(1);
  const [around, beside] = [await ring.boundingBox(), await page.locator('[data-action="contribute"]').boundingBox()];
  expect(around?.x).toBeGreaterThanOrEqual(0);
  expect((around?.x ?? 0) + (around?.width ?? 0)).toBeLessThan((beside?.x ?? 0) + 1);
});

test('a whole site is in view where its slabs are judged', async ({ page }) => {
  await openStep(page, 'nouvelle-france', 'Characters and the end', 'complete');
  for (const site of ['Church', 'Mill']) {
    await page.getByRole('radio', { name: site }).tap();
    const sheet = page.locator('.sheets .large');
    expect(await sheet.evaluate(one => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
  }
});

test('both games are one tap away on the page about learning', async ({ page }) => {
  await page.goto('/#/learn');
  const heading = page.getByRole('heading', { name: 'Nouvelle-France' });
  await expect(heading).not.toBeInViewport();
  await page.getByRole('navigation', { name: 'The games' }).getByRole('button', { name: 'Nouvelle-France' }).tap();
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
});
