import type { NouvelleFrance } from '@cap-diamant/nouvelle-france';
import { scoreOf } from '@cap-diamant/nouvelle-france/state';
import type { Page } from '@playwright/test';
import {
  ALONE,
  after,
  askedIn,
  COUREUR,
  DRAW,
  FILLE,
  LATE,
  LOOK,
  stateOf,
  WINDOW,
  withPlayers,
} from './nouvelle-france-samples.ts';
import { expect, test } from './page.ts';
import { recordOf } from './play.ts';
import type { Sample } from './samples.ts';
import { openSites } from './sites.ts';

const shows = async (page: Page, state: NouvelleFrance['state']): Promise<void> => {
  for (const [seat, player] of state.players.entries())
    await expect(page.locator(`aside [data-anchor="score:${seat}"] .count`)).toHaveText(String(scoreOf(player)));
};

test('the fille du Roy doubles the points, and can be undone', async ({ page }) => {
  await openSites(page, withPlayers(FILLE, 'Anne', 'Bastien'));
  await expect(page.locator('[data-ask="fille"]')).toContainText('King’s Daughter');
  await page.keyboard.press('y');
  await shows(page, after(FILLE, 'fille').state);
  expect((await recordOf(page)).moves).toEqual([...FILLE.record.moves, 'fille']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('[data-ask="fille"] [data-move="pass"]').click();
  await shows(page, after(FILLE, 'pass').state);
});

test('at a shared device the window of the coureur says who is asked, and what it would earn', async ({ page }) => {
  await openSites(page, withPlayers(COUREUR, 'Anne', 'Bastien'));
  const window = page.locator('[data-ask="coureur"]');
  await expect(window).toContainText(askedIn(COUREUR));
  await expect(window).toContainText('You get half of those points, rounded down');
  await page.keyboard.press('y');
  await expect(window).toHaveCount(0);
  await shows(page, after(COUREUR, 'coureur').state);
});

test('against bots the window opens for the person alone, and the bots play on after it', async ({ page }) => {
  await openSites(page, withPlayers(WINDOW, 'Anne', ''));
  await page.locator('[data-ask="coureur"] [data-move="pass"]').click();
  // A declined coureur is no turn: there is nothing to confirm.
  await expect(page.locator('[data-ask]:not([data-ask="coureur"])')).toBeVisible({ timeout: 20_000 });
  const { moves } = await recordOf(page);
  expect(moves.slice(0, WINDOW.record.moves.length + 1)).toEqual([...WINDOW.record.moves, 'pass']);
});

test('a question is asked in one place, and about allies not again if the player wants so', async ({ page }) => {
  await openSites(page, withPlayers(FILLE, 'Anne', 'Bastien'));
  await expect(page.locator('[data-ask="fille"]')).toContainText('Double with the King’s Daughter');
  const bar = page.getByRole('region', { name: 'What you can do' });
  await expect(bar).toContainText('Your turn');
  await expect(bar).not.toContainText('Double');
  await page.getByRole('button', { name: 'No allies this turn' }).click();
  await expect(page.locator('[data-ask="fille"], [data-ask="after"]')).toHaveCount(0);
  const { moves } = await recordOf(page);
  expect(moves.slice(FILLE.record.moves.length)).toContain('pass');
});

/** The cards in the dialog, from the left. */
const cards = (page: Page): Promise<string[]> =>
  page.locator('[data-look="open"] .card').evaluateAll(all => all.map(one => one.getAttribute('data-card') ?? ''));

const topOf = (sample: Sample): readonly string[] => stateOf(sample).deck.slice(0, 3);

/** Looks at the deck, until the cards are face up. */
const look = async (page: Page, name: string): Promise<void> => {
  await page.locator('[data-ask] [data-move="nation"]').click();
  await expect(page.getByText(`Pass the device to ${name}`)).toBeVisible();
  await expect(page.locator('dialog [data-card]')).toHaveCount(0);
  await page.getByRole('button', { name: `I am ${name}` }).click();
};

test('a secret look stays covered until its player uncovers it, and is ordered by dragging', async ({ page }) => {
  await openSites(page, withPlayers(LOOK, 'Anne', 'Bastien'));
  await look(page, askedIn(LOOK));
  await expect.poll(() => cards(page)).toEqual(topOf(LOOK));
  const [first, , third] = await page.locator('[data-look="open"] li').all();
  const [from, to] = [await first?.boundingBox(), await third?.boundingBox()];
  await page.mouse.move((from?.x ?? 0) + 40, (from?.y ?? 0) + 80);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 40, (to?.y ?? 0) + 80, { steps: 6 });
  await page.mouse.up();
  const [a, b, c] = topOf(LOOK);
  await expect.poll(() => cards(page)).toEqual([b, c, a]);
  await page.getByRole('button', { name: 'Put back in this order' }).click();
  await expect(page.locator('[data-look]')).toHaveCount(0);
  expect((await recordOf(page)).moves).toEqual([...LOOK.record.moves, 'nation', 'order 2 3 1']);
});

test('the same by keys, hidden and covered again in between', async ({ page }) => {
  await openSites(page, withPlayers(LOOK, 'Anne', 'Bastien'));
  const name = askedIn(LOOK);
  await look(page, name);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-look]')).toHaveCount(0);
  await page.getByRole('button', { name: 'See the cards' }).click();
  await expect(page.locator('[data-look="covered"]')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-look="covered"]')).toBeVisible();
  await page.getByRole('button', { name: `I am ${name}` }).click();
  await page.locator('[data-look="open"] .card').last().focus();
  await page.keyboard.press('ArrowLeft');
  const [a, b, c] = topOf(LOOK);
  await expect.poll(() => cards(page)).toEqual([a, c, b]);
  await page.locator('[data-look="open"] .card').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => cards(page)).toEqual([c, a, b]);
  await page.getByRole('button', { name: 'Put back in this order' }).click();
  expect((await recordOf(page)).moves).toEqual([...LOOK.record.moves, 'nation', 'order 3 1 2']);
});

test('the cards of a look are shown to nobody else, and only on request', async ({ page }) => {
  await openSites(page, withPlayers(LATE, 'Anne', 'Bastien'));
  await look(page, askedIn(LATE));
  await page.getByRole('button', { name: 'Put back in this order' }).click();
  await page.keyboard.press('l');
  const log = page.getByRole('complementary', { name: 'Log' });
  await expect(log).toContainText('ooks in secret at the top 3 cards');
  await expect(log).not.toContainText('Top of the deck');
  await page.keyboard.press('Escape');
  const peek = page.locator('aside [data-peek]');
  await peek.click();
  await expect(page.locator('[data-look="covered"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Confirm turn' }).click();
  // The other person at this device sees only what they know of the deck.
  await expect(page.locator('[data-ask="turn"]')).toBeVisible();
  await expect(peek).toHaveCount(0);
});

test('playing alone against bots, nobody passes the device', async ({ page }) => {
  await openSites(page, withPlayers(ALONE, 'Anne', ''));
  await page.locator('[data-ask] [data-move="nation"]').click();
  await expect.poll(() => cards(page)).toEqual(topOf(ALONE));
});

test('undo stops at a drawn card', async ({ page }) => {
  await openSites(page, withPlayers(DRAW, 'Anne', 'Bastien'));
  await page.locator('aside button[data-move="draw"]').click();
  await expect(page.locator('aside button[data-card]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.keyboard.press('u');
  const drawn = [...DRAW.record.moves, 'draw'];
  expect((await recordOf(page)).moves).toEqual(drawn);
  await page.locator('aside button[data-card]').first().click();
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Place here' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await recordOf(page)).moves).toEqual(drawn);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});
