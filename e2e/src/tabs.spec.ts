import type { Page } from '@playwright/test';
import { gameBefore, make, openGame, turnAfter } from './games.ts';
import { expect, test } from './page.ts';
import { recordOf } from './play.ts';

const GAME = gameBefore({ edition: '2011', level: 'complete', players: 3 }, 'tabs', turnAfter(6));
const { moves } = GAME.record;

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm turn' });

/** The same game in two tabs of one browser. */
const twoTabs = async (page: Page): Promise<readonly [Page, Page]> => {
  await openGame(page, GAME.file);
  const other = await page.context().newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  await other.goto(page.url());
  await expect(other.getByRole('button', { name: 'What you can do' })).toBeVisible();
  return [page, other];
};

test('two tabs on one game follow each other', async ({ page }) => {
  const [first, second] = await twoTabs(page);
  await make(first, 'send culture');
  await confirm(first).click();
  await expect.poll(async () => (await recordOf(second)).moves).toEqual([...moves, 'send culture']);
  await make(second, 'send politics');
  await confirm(second).click();
  await expect.poll(async () => (await recordOf(first)).moves).toEqual([...moves, 'send culture', 'send politics']);
});

test('a turn composed in two tabs is confirmed once', async ({ page }) => {
  const [first, second] = await twoTabs(page);
  await make(first, 'send culture');
  await make(second, 'send politics');
  await expect(confirm(first)).toBeVisible();
  await expect(confirm(second)).toBeVisible();
  // Both are pressed at once: whichever tab hears of the other first may no longer have its button.
  await Promise.all(
    [first, second].map(tab =>
      confirm(tab).evaluateAll(buttons => {
        for (const button of buttons) (button as HTMLElement).click();
      }),
    ),
  );
  await expect(confirm(first)).toHaveCount(0);
  await expect(confirm(second)).toHaveCount(0);
  const [here, there] = [await recordOf(first), await recordOf(second)];
  expect(here.moves).toEqual(there.moves);
  expect(here.moves.length).toBe(moves.length + 1);
});
