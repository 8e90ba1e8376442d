import { make } from './games.ts';
import { expect, playNow, test } from './page.ts';
import { decide, recordOf, shareLink } from './play.ts';

test('a reload in the middle of a turn loses nothing', async ({ page }) => {
  await playNow(page);
  await decide(page);
  const before = await recordOf(page);
  await page.reload();
  expect((await recordOf(page)).moves).toEqual(before.moves);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await recordOf(page)).moves.length).toBe(before.moves.length - 1);
});

test('a game saved as a file is opened again, here or on another device', async ({ page, browser, baseURL }) => {
  await playNow(page);
  await decide(page);
  const record = await recordOf(page);
  const elsewhere = await (await browser.newContext({ locale: 'en' })).newPage();
  await elsewhere.goto(baseURL ?? '');
  await elsewhere
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
  await expect(elsewhere).toHaveURL(/#\/game\//);
  expect((await recordOf(elsewhere)).moves.slice(0, record.moves.length)).toEqual(record.moves);
  await elsewhere.context().close();
});

test('a link carries the whole game', async ({ page, browser }) => {
  await playNow(page);
  await decide(page);
  const { moves } = await recordOf(page);
  const link = await shareLink(page);
  const elsewhere = await (await browser.newContext({ locale: 'en' })).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere).toHaveURL(/#\/game\//);
  expect((await recordOf(elsewhere)).moves.slice(0, moves.length)).toEqual(moves);
  await elsewhere.context().close();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after the first visit the page needs no network', async ({ page, context }) => {
    await page.goto('/');
    await expect(page.getByText('Ready to play offline.')).toBeVisible({ timeout: 20_000 });
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Play now' }).click();
    await decide(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    // The texts of a table in the other languages were kept as well.
    await page.getByRole('button', { name: 'Game menu' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Русский' }).check();
    await expect(page.getByRole('heading', { name: 'Настройки' })).toBeVisible();
    await expect(page.locator('.cell[aria-label*="столетие"]').first()).toBeAttached();
    await context.setOffline(false);
  });
});

test('the past is shown, replayed, and continued as a game of its own', async ({ page }) => {
  await playNow(page);
  await decide(page);
  const { moves } = await recordOf(page);
  await page.keyboard.press('[');
  await expect(page.getByText(`Move ${moves.length - 1} of ${moves.length}`)).toBeVisible();
  const old = page.url();
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await expect(page).not.toHaveURL(old);
  await expect(page.getByText('This is a new game that starts here.')).toBeVisible();
  await expect.poll(async () => (await recordOf(page)).moves.slice(0, moves.length - 1)).toEqual(moves.slice(0, -1));
});

test('storage that is cleared in mid-game is filled again, with a warning', async ({ page }) => {
  const send = async (): Promise<void> => {
    await expect(page.getByRole('button', { name: 'What you can do' })).toBeVisible();
    await make(page, 'send citadelle');
    await page.getByRole('button', { name: 'Confirm turn' }).click();
  };
  await playNow(page);
  await send();
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('cap-diamant');
        deleting.onsuccess = () => resolve();
        deleting.onerror = () => reject(deleting.error);
      }),
  );
  await send();
  await expect(page.getByText('The saved games were deleted in this browser.')).toBeVisible();
  const { moves } = await recordOf(page);
  await page.reload();
  expect((await recordOf(page)).moves.slice(0, moves.length)).toEqual(moves);
});
