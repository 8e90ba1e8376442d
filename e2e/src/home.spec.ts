import { quebec } from '@cap-diamant/quebec';
import { closeLastScorings, ENDS_GAME, finish, gameBefore, openGame } from './games.ts';
import { expect, leaveTable, playNow, test } from './page.ts';
import { shareLink } from './play.ts';
import { againstBots } from './samples.ts';

const SAMPLE = gameBefore({ players: 2 }, 'home', ENDS_GAME);

test('a waiting game comes first, with its table and whose turn it is', async ({ page }) => {
  await playNow(page);
  const address = page.url();
  await leaveTable(page);
  const card = page.getByRole('article');
  await expect(card).toContainText('Québec');
  await expect(card).toContainText(/Your turn|to play/);
  await expect(card.locator('svg[viewBox]').first()).toBeVisible();
  await expect(card).toContainText(/now|\d+ turns?, played/);
  await expect(page.getByRole('button', { name: 'Play now' })).toHaveCount(0);
  await expect(page.getByText('Your games in progress stay saved.')).toBeVisible();
  const go = page.getByRole('button', { name: 'Continue' });
  await expect(go).toBeInViewport({ ratio: 1 });
  await go.click();
  await expect(page).toHaveURL(address);
});

test('another game can be begun beside a waiting one', async ({ page }) => {
  await playNow(page);
  await leaveTable(page);
  await page.getByRole('button', { name: /^Québec/ }).click();
  await expect(page.getByRole('button', { name: 'Game menu' })).toBeVisible();
  await leaveTable(page);
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('the same file or link opened again adds no second game', async ({ page }) => {
  await openGame(page, SAMPLE.file);
  const [address, link] = [page.url(), await shareLink(page)];
  await openGame(page, SAMPLE.file);
  await expect(page).toHaveURL(address);
  await expect(page.getByText('This game is already on this device.')).toBeVisible();
  await page.goto(link);
  await expect(page).toHaveURL(address);
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a finished game shows winner and points, and counts in the statistics', async ({ page }) => {
  await openGame(page, againstBots(quebec, SAMPLE));
  await finish(page, SAMPLE.next);
  await closeLastScorings(page);
  await page.goto('/');
  const card = page.getByRole('article');
  await expect(card).toContainText(/(Anne|Luc) won/);
  await expect(card.getByRole('listitem')).toHaveText([/\d+/, /\d+/]);
  // Near the top: before the ways to begin another game.
  const [finished, others] = [card, page.getByRole('region', { name: 'New game' })];
  expect((await finished.boundingBox())?.y).toBeLessThan((await others.boundingBox())?.y ?? 0);
  const statistics = page.getByRole('region', { name: 'Your statistics' });
  await expect(statistics.getByRole('row')).toHaveCount(2);
  await expect(statistics.getByRole('row').last()).toContainText('Québec');
  await expect(statistics.getByRole('list', { name: 'Points' }).getByRole('listitem')).toHaveCount(1);
  // On a phone every column is on the screen.
  await page.setViewportSize({ width: 360, height: 780 });
  await statistics.getByRole('row').last().scrollIntoViewIfNeeded();
  for (const figure of await statistics.getByRole('cell').all()) await expect(figure).toBeInViewport({ ratio: 0.99 });
});
