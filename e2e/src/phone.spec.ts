import { quebec } from '@cap-diamant/quebec';
import { devices } from '@playwright/test';
import { tooSmall } from './fingers.ts';
import { ENDS_CENTURY, ENDS_GAME, finish, gameBefore, make, openGame, turnAfter } from './games.ts';
import { expect, test } from './page.ts';
import { recordOf } from './play.ts';
import { againstBots } from './samples.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {};
test.use({ ...phone, viewport: { width: 390, height: 844 }, locale: 'en-CA' });

const SAMPLE = gameBefore({ edition: '2026', players: 4 }, 'phone', turnAfter(30));

test('a turn is played by touch, with the zones one tap away and a forecast on the way to them', async ({ page }) => {
  await openGame(page, SAMPLE.file);
  await page.locator('.cell.lit[data-target^="site"]').first().tap({ force: true });
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByRole('radio', { name: /^Zones of power \+\d+$/ }).tap();
  await page.locator('.lit[data-target="zone:citadelle"]').tap({ force: true });
  await page.getByRole('button', { name: 'Confirm turn' }).tap();
  expect((await recordOf(page)).moves).toEqual([...SAMPLE.record.moves, 'send citadelle']);
});

test('how many sites are left is in view in the town, where it covers none, and beside the wheel', async ({ page }) => {
  await openGame(page, SAMPLE.file);
  const left = page
    .getByText(/^\d+ sites? left$/)
    .filter({ visible: true })
    .first();
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 667 },
  ]) {
    await page.setViewportSize(size);
    await expect(left).toBeInViewport({ ratio: 1 });
    const box = await left.boundingBox();
    for (const place of await page.locator('.cell .halo').all()) {
      const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
      // Places are round: how far is the lower left corner from the middle of each?
      const away = Math.hypot(
        Math.max(0, (box?.x ?? 0) - x - width / 2),
        Math.max(0, y + height / 2 - (box?.y ?? 0) - (box?.height ?? 0)),
      );
      expect(away).toBeGreaterThan(width / 2);
    }
  }
  await page.getByRole('radio', { name: /^Zones of power/ }).tap();
  await expect(left).toBeInViewport({ ratio: 1 });
});

test('a site is picked in the town, where it lies, not from a list of names', async ({ page }) => {
  const isPut = (_effects: unknown, _at: number, fresh: boolean, move: string) => !fresh && move.startsWith('put');
  const { file, next } = gameBefore({ edition: '2011', level: 'family', players: 4 }, 'late', isPut);
  await openGame(page, file);
  await expect(page.locator('.cell.lit[data-target^="site"]').first()).toBeVisible();
  await expect(page.locator('.foot [data-move]')).toHaveCount(0);
  const board = await page.locator('main .board').boundingBox();
  expect(board?.height).toBeGreaterThan(300);
  expect(next).toMatch(/^put /);
});

test('a zone is picked on the wheel, which nothing covers, not from a list of names', async ({ page }) => {
  const isPlace = (_effects: unknown, _at: number, fresh: boolean, move: string) => !fresh && move.startsWith('place');
  const { file, next } = gameBefore({ edition: '2011', level: 'family', players: 4 }, 'any zone', isPlace);
  await openGame(page, file);
  const zones = page.locator('.lit[data-target^="zone"]');
  await expect(zones).toHaveCount(5);
  await expect(page.locator('.foot [data-move^="place"]')).toHaveCount(0);
  await expect(zones.filter({ visible: true }).last()).toBeInViewport({ ratio: 1 });
  expect(next).toMatch(/^place /);
});

test('a long press says what a place is and why it cannot be picked', async ({ page }) => {
  await openGame(page, SAMPLE.file);
  const place = page.locator('.cell[aria-label*="opens in century IV"]').first();
  await place.dispatchEvent('pointerdown', { pointerType: 'touch', pointerId: 7, button: 0, isPrimary: true });
  await expect(page.locator('[data-card="why-not"]')).toContainText('Opens in century IV.');
});

test('a long press on a zone or a leader asks and picks nothing', async ({ page }) => {
  await openGame(page, SAMPLE.file);
  const { moves } = SAMPLE.record;
  for (const [side, target] of [
    [/^Zones of power/, '.lit[data-target="zone:religion"]'],
    [/^Players$/, 'button[data-target^="leader"]'],
  ] as const) {
    await page.getByRole('radio', { name: side }).tap();
    const one = page.locator(target).first();
    await one.dispatchEvent('pointerdown', { pointerType: 'touch', pointerId: 7, button: 0, isPrimary: true });
    await expect(page.locator('[data-card]')).toBeAttached();
    await one.dispatchEvent('pointerup', { pointerType: 'touch', pointerId: 7, button: 0, isPrimary: true });
    await one.dispatchEvent('click');
  }
  expect((await recordOf(page)).moves).toEqual(moves);
});

test('the whole town is in view from the start, and one step closer every place is as large as a finger', async ({
  page,
}) => {
  await openGame(page, SAMPLE.file);
  const board = await page.locator('.plan .board').boundingBox();
  if (board === null) throw new Error('no board');
  const places = () =>
    page
      .locator('.cell .hit')
      .evaluateAll(hits =>
        hits.map(hit => hit.getBoundingClientRect()).map(({ x, y, width, height }) => ({ x, y, width, height })),
      );
  const whole = await places();
  expect(whole.length).toBeGreaterThan(50);
  for (const { x, y, width, height } of whole) {
    expect(x).toBeGreaterThanOrEqual(board.x - 1);
    expect(x + width).toBeLessThanOrEqual(board.x + board.width + 1);
    expect(y).toBeGreaterThanOrEqual(board.y - 1);
    expect(y + height).toBeLessThanOrEqual(board.y + board.height + 1);
    expect(width).toBeGreaterThanOrEqual(39);
    expect(height).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  await expect.poll(async () => Math.min(...(await places()).map(({ width }) => width))).toBeGreaterThanOrEqual(43.9);
});

test('touch targets are at least as large as a finger, and nothing overflows the screen', async ({ page }) => {
  await openGame(page, SAMPLE.file);
  for (const side of [/^Town$/, /^Zones of power/, /^Players$/]) {
    await page.getByRole('radio', { name: side }).tap();
    expect(await tooSmall(page), String(side)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});

test('with four players everybody is named, in whole', async ({ page }) => {
  await openGame(page, SAMPLE.file);
  const names = page.locator('.strip h3');
  await expect(names).toHaveText(['Player 1', 'Player 2', 'Player 3', 'Player 4']);
  const cut = await names.evaluateAll(
    all =>
      all.filter(one => one.scrollWidth > one.clientWidth || !one.checkVisibility({ opacityProperty: true })).length,
  );
  expect(cut).toBe(0);
});

test('text at twice its size stays usable', async ({ page }) => {
  await openGame(page, SAMPLE.file);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(page.getByRole('button', { name: 'What you can do' })).toBeInViewport();
  const board = await page.locator('.plan .board').boundingBox();
  expect(board?.height).toBeGreaterThan(150);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('once an action is chosen, the table says what to choose next, and the board stays where it is', async ({
  page,
}) => {
  await openGame(page, SAMPLE.file);
  const board = page.locator('.plan .board');
  const before = await board.boundingBox();
  await page.locator('[data-action="contribute"]').tap();
  const status = page.getByRole('region', { name: 'What you can do' });
  await expect(status.getByText('Your turn: choose a building.')).toBeVisible();
  await expect(status.getByText('choose an action')).toBeHidden();
  expect(await board.boundingBox()).toEqual(before);
});

test('a scoring keeps its totals in view, above its buttons', async ({ page }) => {
  const { file, next } = gameBefore({ edition: '2011', level: 'complete', players: 4 }, 'show', ENDS_CENTURY);
  await openGame(page, file);
  await make(page, next);
  const dialog = page.getByRole('dialog', { name: 'Scoring, century I' });
  await expect(dialog.locator('tfoot tr')).toBeInViewport({ ratio: 0.99 });
  const [totals, skip] = [dialog.locator('tfoot tr'), dialog.getByRole('button', { name: 'Skip to result' })];
  await expect(skip).toBeVisible();
  const [above, below] = [await totals.boundingBox(), await skip.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
});

test('the totals stay secret until the ranking; its title stays in view, and the town follows it', async ({ page }) => {
  const { file, next } = gameBefore({ edition: '2011', level: 'family', players: 3 }, 'review', ENDS_GAME);
  await openGame(page, file);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await finish(page, next);
  for (const name of ['Scoring, century IV', 'The final count']) {
    const show = page.getByRole('dialog', { name });
    await show.getByRole('button', { name: 'Skip to result' }).tap();
    await expect(show.locator('tfoot')).toHaveCount(name === 'The final count' ? 0 : 1);
    await show.getByRole('button', { name: 'Continue' }).tap();
  }
  await page.getByRole('button', { name: 'Show everything' }).tap();
  const result = page.getByRole('dialog', { name: /wins|share/ });
  await result.getByRole('button', { name: 'Save the picture (PNG)' }).scrollIntoViewIfNeeded();
  await expect(result.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  await result.getByRole('button', { name: 'Back to the table' }).tap();
  await expect(page.getByRole('button', { name: 'Result' })).toBeInViewport();
  await page.getByRole('radio', { name: 'Zones of power' }).tap();
  await expect(page.getByText('If the century ended now')).toHaveCount(0);
});

test('a choice of several actions leaves the town its room, and all of them are in view', async ({ page }) => {
  const isChoice = (_effects: unknown, _at: number, _fresh: boolean, move: string) => move.startsWith('do ');
  await openGame(page, gameBefore({ edition: '2026', players: 4 }, 'choice', isChoice).file);
  const choices = page.locator('.foot [data-move]');
  expect(await choices.count()).toBeGreaterThan(2);
  await expect(choices.last()).toBeInViewport({ ratio: 1 });
  const board = await page.locator('main .board').boundingBox();
  expect(board?.height).toBeGreaterThan(180);
});

test('a tab begins at its top, and the leaders are a tap away', async ({ page }) => {
  await openGame(page, againstBots(quebec, SAMPLE));
  await page.getByRole('button', { name: 'Leaders' }).tap();
  await expect(page.locator('aside [data-target^="leader:"]').first()).toBeInViewport({ ratio: 1 });
  const aside = page.locator('main aside');
  expect(await aside.evaluate(panels => panels.scrollTop)).toBeGreaterThan(100);
  await page.getByRole('radio', { name: /^Zones of power/ }).tap();
  for (const zone of await page.locator('aside [data-target^="zone:"]').all())
    await expect(zone).toBeInViewport({ ratio: 1 });
  await expect(aside.getByRole('button', { name: 'Hint' })).toBeInViewport({ ratio: 1 });
});

test('held sideways, a phone shows the whole wheel', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openGame(page, SAMPLE.file);
  await page.getByRole('radio', { name: /^Zones of power/ }).tap();
  for (const zone of await page.locator('aside [data-target^="zone:"]').all())
    await expect(zone).toBeInViewport({ ratio: 1 });
});
