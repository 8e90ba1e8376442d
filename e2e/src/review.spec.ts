import { nth, replay, unwrap } from '@cap-diamant/kernel';
import { nouvelleFrance } from '@cap-diamant/nouvelle-france';
import { quebec } from '@cap-diamant/quebec';
import { devices, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { ENDS_GAME, gameBefore } from './games.ts';
import { END, NAMES, withPlayers } from './nouvelle-france-samples.ts';
import { expect, leaveTable, test } from './page.ts';
import { openFile } from './samples.ts';

/** How many decisions are left to judge: a whole game would take a slow machine a while. */
const LAST = 24;

/** The end of a random game: Anne and Bastien make mistakes enough. */
const finished = (): object => {
  const { record, next } = gameBefore({ edition: '2011', level: 'family', players: 2 }, 'review', ENDS_GAME);
  const states = unwrap(replay(quebec, record));
  const from = record.moves.length - LAST;
  const [last] = quebec.actors(nth(states, states.length - 1));
  const { options: _options, seed: _seed, ...rest } = record;
  return {
    ...rest,
    position: quebec.notation.formatPosition(nth(states, from)),
    seats: [...record.seats.slice(from), last],
    moves: [...record.moves.slice(from), next],
    table: [{ name: 'Anne' }, { name: 'Bastien' }],
  };
};

/** How many reviews are stored on this device. */
const storedReviews = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('cap-diamant-reviews');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('reviews').objectStore('reviews').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

test('a finished game is reviewed, kept, and its mistakes can be tried again with the keyboard', async ({ page }) => {
  test.slow();
  await openFile(page, finished());
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('button', { name: 'Review the game' }).click();
  const review = page.getByRole('complementary', { name: 'Review of the game' });
  await expect(review.getByRole('img', { name: 'Chances of winning' })).toBeVisible();
  await expect(page.locator('[data-review="all"]')).toBeVisible({ timeout: 120_000 });
  await expect(review.locator('[data-accuracy]')).toHaveCount(2);
  await expect(review.getByText(/Strong bot, version \d/)).toBeVisible();

  await page.reload();
  await expect(page.locator('[data-review="all"]')).toBeVisible();
  expect(await storedReviews(page)).toBe(1);

  const mistake = review.locator('ol button[data-grade]').first();
  await mistake.focus();
  await page.keyboard.press('Enter');
  await expect(mistake).toHaveAttribute('aria-current', 'true');
  await expect(review.locator('[data-reason]')).toHaveText(/\.$/);
  const better = await review.locator('[data-better]').getAttribute('data-better');
  await expectAccessible(page);

  await review.getByRole('button', { name: 'Show it on the board' }).press('Enter');
  await expect(review.locator('[data-step="1"]')).toBeVisible();
  await review.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(review.getByRole('status')).toHaveText('Find something better: play on the board.');
  await expect(review.locator('[data-better]')).toHaveCount(0);
  await page.locator('main').focus();
  await page.keyboard.press('m');
  await page.locator(`dialog [data-move="${better}"]`).press('Enter');
  // The rest of the turn is played for as long as the table asks: any move will do.
  const confirm = page.locator('[data-confirm]');
  const status = review.getByRole('status');
  await expect(async () => {
    if (await confirm.isVisible()) await confirm.click();
    await expect(status).toHaveText(/The bot judges|Well played|Not yet|play on the board/, { timeout: 1000 });
  }).toPass();

  // With the game, its review goes; undo brings both back.
  await review.getByRole('link', { name: 'Back to the game' }).click();
  await leaveTable(page);
  await page.getByRole('button', { name: /^Delete: Québec/ }).click();
  await expect.poll(() => storedReviews(page)).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => storedReviews(page)).toBe(1);
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {};
  test.use({ ...phone, viewport: { width: 390, height: 844 }, locale: 'en-CA' });

  /** The end of a game of Nouvelle-France. */
  const finishedSites = (): object => {
    const { record, next } = END;
    const [last] = nouvelleFrance.actors(nth(unwrap(replay(nouvelleFrance, record)), record.moves.length));
    return { ...withPlayers(END, ...NAMES), seats: [...record.seats, last], moves: [...record.moves, next] };
  };

  for (const [game, file, board] of [
    ['Québec', finished, '.plan .board'],
    ['Nouvelle-France', finishedSites, '.sites .large'],
  ] as const)
    test(`${game}: the whole board is in view, and what leads through the decisions right below it`, async ({
      page,
    }) => {
      await openFile(page, file());
      await page.getByRole('button', { name: 'Game menu' }).tap();
      await page.getByRole('button', { name: 'Review the game' }).tap();
      const slider = page.getByRole('slider', { name: 'Chances of winning' });
      await expect(slider).toBeInViewport({ ratio: 1 });
      await expect(page.locator(board)).toBeInViewport({ ratio: 0.99 });
      const box = await page
        .locator(board)
        .evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
      expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight + 1);
      expect(box.clientHeight).toBeGreaterThan(240);
      // Nothing but a line lies between the board's side of the screen and the review, and it stays while this scrolls.
      await expect(page.locator('.foot, .table > .note').filter({ visible: true })).toHaveCount(0);
      await page.getByText(/Strong bot, version/).scrollIntoViewIfNeeded();
      await expect(page.locator(board)).toBeInViewport({ ratio: 0.99 });
    });
});
