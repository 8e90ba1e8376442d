import type { Page } from '@playwright/test';
import { expect, playNow, test, yourTurn } from './page.ts';
import { decide } from './play.ts';

const RECORD = {
  game: 'quebec',
  rules: 1,
  options: { edition: '2011', level: 'family', players: 2, layout: 'first-game', first: 0 },
  seed: '1608',
  seats: [0],
  moves: ['send religion'],
};

const openFile = (page: Page, text: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });

const FAULTS: readonly (readonly [what: string, text: string, says: string])[] = [
  ['is cut in half', JSON.stringify(RECORD).slice(0, 60), 'This file can’t be read'],
  ['is something else', '{"hello":"world"}', 'This file isn’t a complete saved game'],
  ['lacks its moves', JSON.stringify({ ...RECORD, moves: [] }), 'missing or damaged'],
  ['is of another game', JSON.stringify({ ...RECORD, game: 'chess' }), '“chess”, which isn’t available here'],
  ['is of a newer version', JSON.stringify({ ...RECORD, rules: 99 }), 'newer version (rules 99, here 1)'],
  ['does not play', JSON.stringify({ ...RECORD, moves: ['send moon'] }), 'move 1 doesn’t follow the rules'],
];

test('a file that cannot be opened is refused in plain words', async ({ page }) => {
  await page.goto('/');
  for (const [what, text, says] of FAULTS) {
    await test.step(`a file that ${what}`, async () => {
      await openFile(page, text);
      await expect(page.getByRole('status').filter({ hasText: says })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Play now' })).toBeEnabled();
    });
  }
});

test('a file that opens clears the message about the one before', async ({ page }) => {
  await page.goto('/');
  await openFile(page, '{"hello":"world"}');
  const message = page.getByText('This file isn’t a complete saved game');
  await expect(message).toBeVisible();
  await openFile(page, JSON.stringify(RECORD));
  await expect(page.getByRole('button', { name: 'Game menu' })).toBeVisible();
  await expect(message).toHaveCount(0);
});

test('a link cut in half is refused in plain words, with a way out', async ({ page }) => {
  await playNow(page);
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('textbox', { name: 'Share' }).inputValue();
  await page.goto('/');
  await page.goto(link.slice(0, -link.length / 3));
  await expect(page.getByRole('alert')).toContainText('The link is damaged or incomplete');
  await page.getByRole('button', { name: 'Back to home' }).click();
  await expect(page.getByRole('article')).toBeVisible();
});

test('an unknown game address says so', async ({ page }) => {
  await page.goto('/#/game/nowhere');
  await expect(page.getByRole('alert')).toContainText('This game is not on this device');
});

test('without storage the game goes on, with a warning', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
  });
  await playNow(page);
  await expect(page.getByText('This browser doesn’t allow saving games.')).toBeVisible();
  await expect(yourTurn(page)).toBeVisible({ timeout: 20_000 });
  await decide(page);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('with full storage the game goes on, with a warning', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await playNow(page);
  await expect(page.getByText('There is no space left to save games.')).toBeVisible();
});

test.describe('when something breaks', () => {
  test.use({ strict: false });

  test('a bot whose worker dies is replaced, and the game goes on', async ({ page }) => {
    await page.route(/worker-.*\.js/, route => route.abort());
    await playNow(page);
    await expect(yourTurn(page)).toBeVisible({ timeout: 20_000 });
    await page.keyboard.press('m');
    await page.getByRole('dialog').locator('[data-move^="send"]').first().click();
    await page.getByRole('button', { name: 'Confirm turn' }).click();
    await expect(page.getByText('A bot failed; a simpler one took over.')).toBeVisible();
    await expect(yourTurn(page)).toBeVisible({ timeout: 20_000 });
  });

  test('a part of the page that does not load can be retried', async ({ page }) => {
    await page.route(/ui-.*\.js/, route => route.abort());
    await playNow(page).catch(() => undefined);
    await expect(page.getByRole('alert')).toContainText('didn’t load');
    await expect(page.getByRole('button', { name: 'Save the game as a file' })).toBeVisible();
  });

  test('a list that does not load says so, and can be loaded again', async ({ page }) => {
    const lessons = /lessons-.*\.js/;
    await page.route(lessons, route => route.abort());
    await page.goto('/#/learn');
    await expect(page.getByRole('alert').first()).toContainText('didn’t load');
    await page.unroute(lessons);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.locator('[data-lesson-link]').first()).toBeVisible();
  });
});
