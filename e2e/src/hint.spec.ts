import { nouvelleFrance } from '@cap-diamant/nouvelle-france';
import { quebec } from '@cap-diamant/quebec';
import { devices, type Page } from '@playwright/test';
import { gameBefore, openGame, turnAfter } from './games.ts';
import { ALONE, withPlayers } from './nouvelle-france-samples.ts';
import { expect, test } from './page.ts';
import { recordOf } from './play.ts';
import { againstBots } from './samples.ts';
import { drawAfter, nouvelleFranceBefore, openSites } from './sites.ts';

/** The first turn: everything is possible. */
const SAMPLE = gameBefore({ edition: '2026', players: 3 }, 'acting', turnAfter(0));
const QUEBEC = againstBots(quebec, SAMPLE);
const NOUVELLE_FRANCE = nouvelleFranceBefore({ players: 2 }, 'hint', drawAfter(12));

const guide = (page: Page) => page.locator('[data-guide="guiding"]');
const doIt = (page: Page) => page.getByRole('button', { name: 'Do it' });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm turn' });

const ask = async (page: Page): Promise<void> => {
  await page.keyboard.press('h');
  await expect(guide(page)).toBeVisible({ timeout: 30_000 });
};

/** Follows the hints until the turn is complete. */
const follow = async (page: Page): Promise<void> => {
  for (let step = 0; step < 12 && !(await confirm(page).isVisible()); step++) {
    await expect(doIt(page).or(confirm(page))).toBeVisible({ timeout: 30_000 });
    if (await doIt(page).isVisible()) await doIt(page).click();
  }
};

test('a hint is drawn on the board with one sentence, and following it leads through the turn', async ({ page }) => {
  await openGame(page, QUEBEC);
  await ask(page);
  await expect(guide(page)).toContainText(/The best move the bot sees/);
  const mark = page.locator('[data-hint-arrow]');
  await expect(mark).toBeVisible();
  // The ring is around something that can be picked.
  const ring = await mark.locator('.place').boundingBox();
  const lit = await page
    .locator('.lit[data-target], [data-move]')
    .evaluateAll(all =>
      all.map(one => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x + width / 2, y + height / 2]),
    );
  const inside = lit.some(
    ([x = 0, y = 0]) => ring !== null && Math.hypot(x - ring.x - ring.width / 2, y - ring.y - ring.height / 2) < 6,
  );
  expect(inside).toBe(true);
  const { moves } = await recordOf(page);
  await follow(page);
  // The table itself asks to confirm it: once is enough.
  const status = page.getByRole('region', { name: 'What you can do' });
  await expect(status.getByText('Your turn is done. Confirm or undo it.')).toBeVisible();
  await expect(page.locator('[data-guide]')).toHaveCount(0);
  await confirm(page).click();
  await expect(page.locator('[data-guide]')).toHaveCount(0);
  expect((await recordOf(page)).moves.length).toBeGreaterThan(moves.length);
});

test('a hint about the order of cards is shown in the window with the cards', async ({ page }) => {
  await openSites(page, withPlayers(ALONE, 'Anne', ''));
  await page.locator('[data-ask] [data-move="nation"]').click();
  const cards = page.locator('[data-look="open"]');
  await expect(cards).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cards).toHaveCount(0);
  await ask(page);
  await page.locator('[data-ask="order"]').click();
  const advice = cards.locator('[data-advised]');
  await expect(advice).toContainText('put them back in this order');
  const places = ((await advice.getAttribute('data-advised')) ?? '').split(',').map(place => Number(place) + 1);
  expect(places.toSorted()).toEqual([1, 2, 3]);
  // Nothing lies over the window.
  await page.getByRole('button', { name: 'Put back in this order' }).click();
  expect((await recordOf(page)).moves).toEqual([...ALONE.record.moves, 'nation', `order ${places.join(' ')}`]);
});

test('why? compares it with the next best moves, in order, and another can be followed', async ({ page }) => {
  await openGame(page, QUEBEC);
  const { moves } = await recordOf(page);
  await ask(page);
  await page.getByRole('button', { name: 'Why?' }).click();
  const hints = page.locator('[data-hint]');
  await expect(hints.first()).toContainText('best move');
  const leads = (await hints.locator('.worth').allInnerTexts()).map(text =>
    Number(text.match(/end: ([+−]?[\d.]+)/)?.[1]?.replace('−', '-')),
  );
  expect(leads.length).toBeGreaterThan(1);
  expect(leads).toEqual(leads.toSorted((a, b) => b - a));
  const second = await hints.nth(1).getAttribute('data-hint');
  await hints.nth(1).click();
  await doIt(page).click();
  expect((await recordOf(page)).moves).toEqual([...moves, second]);
});

test('a different move ends the hint', async ({ page }) => {
  await openGame(page, QUEBEC);
  await ask(page);
  await page.getByRole('button', { name: 'What you can do' }).click();
  await page.getByRole('dialog').locator('[data-move^="send"]').last().click();
  await expect(page.locator('[data-guide]')).toHaveCount(0);
});

test('in Nouvelle-France a hint draws the card, then shows the piece where it belongs', async ({ page }) => {
  await openSites(page, againstBots(nouvelleFrance, NOUVELLE_FRANCE));
  await ask(page);
  await expect(page.locator('[data-hint-arrow]')).toBeVisible();
  await doIt(page).click();
  await expect(guide(page)).toContainText(/Place this piece on the/, { timeout: 30_000 });
  await expect(page.locator('.shadow.legal').first()).toBeAttached();
  const { moves } = await recordOf(page);
  await doIt(page).click();
  await expect.poll(async () => (await recordOf(page)).moves[moves.length]).toMatch(/^place /);
});

test('in Nouvelle-France why? says of every move what it is for, and no two alike', async ({ page }) => {
  await openSites(page, againstBots(nouvelleFrance, nouvelleFranceBefore({ players: 2 }, 'hint', drawAfter(0))));
  await ask(page);
  await page.getByRole('button', { name: 'Why?' }).click();
  const hints = page.locator('[data-hint]');
  await expect(hints.first()).toContainText('best move');
  for (const why of await hints.locator('.why').allInnerTexts()) expect(why).not.toBe('');
  const moves = await hints.locator('strong').allInnerTexts();
  expect(new Set(moves).size).toBe(moves.length);
  for (const move of moves) expect(move).toMatch(/^(Draw|Look|Place .+ on the .+: .*floor, columns? .+, rows? .+\.)/);
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {};
  test.use({ ...phone, viewport: { width: 390, height: 844 }, locale: 'en-CA' });

  test('the hint and its buttons fit, and the tab with its place is shown', async ({ page }) => {
    await openGame(page, QUEBEC);
    await page.getByRole('button', { name: 'Hint' }).tap();
    await expect(guide(page)).toBeVisible({ timeout: 30_000 });
    for (const name of ['Do it', 'Why?'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 0.99 });
    await expect(page.locator('[data-hint-arrow] .place')).toBeInViewport();
    // The move, what follows and the reason are lines of their own, inside the frame.
    const texts = guide(page).locator('p > *');
    expect(await texts.evaluateAll(all => all.map(one => getComputedStyle(one).display))).not.toContain('inline');
    const [frame, text] = [await guide(page).boundingBox(), await guide(page).locator('p').boundingBox()];
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0) - 4);
    // The number of the step covers nothing of a player's plate.
    const disc = await page.locator('[data-hint-arrow] .badge').boundingBox();
    for (const plate of await page.locator('.strip article').all()) {
      const box = await plate.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((disc?.y ?? 0) + 1);
    }
    // However long the words are, their first line is there.
    const cut = (strip: Element) => {
      const words = strip.querySelector('p') ?? strip;
      words.append(' word'.repeat(60));
      return words.getBoundingClientRect().top - strip.getBoundingClientRect().top;
    };
    expect(await guide(page).evaluate(cut)).toBeGreaterThanOrEqual(0);
  });
});

test('a hint keeps its buttons in view, and gives its reason where it begins', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openGame(page, QUEBEC);
  await ask(page);
  await guide(page)
    .locator('p')
    .evaluate(words => words.scrollTo(0, words.scrollHeight));
  for (const name of ['Do it', 'Why?', 'Close'])
    await expect(guide(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await guide(page).getByRole('button', { name: 'Why?' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The order looks further ahead');
  await expect(dialog).toContainText(/against the best opponent: [+−]?\d/);
  await page.keyboard.press('Escape');
  await doIt(page).click();
  await expect(guide(page)).toContainText('Place');
  await expect(guide(page)).not.toContainText('The best move');
});
