import { nouvelleFrance } from '@cap-diamant/nouvelle-france';
import { quebec } from '@cap-diamant/quebec';
import { devices, type Page } from '@playwright/test';
import { gameBefore, make, openGame, turnAfter } from './games.ts';
import { expect, playNow, test } from './page.ts';
import { recordOf } from './play.ts';
import { againstBots } from './samples.ts';
import { drawAfter, nouvelleFranceBefore, openSites } from './sites.ts';

const QUEBEC = againstBots(
  quebec,
  gameBefore({ edition: '2011', level: 'complete', players: 4 }, 'recap', turnAfter(24)),
);
const NOUVELLE_FRANCE = againstBots(nouvelleFrance, nouvelleFranceBefore({ players: 3 }, 'recap', drawAfter(30)));

const lines = (page: Page) => page.locator('[data-recap]');
const myTurn = (page: Page) => page.getByRole('button', { name: 'What you can do' });

/** Plays a turn of Québec and waits until the bots have played theirs. */
const playTurn = async (page: Page): Promise<void> => {
  await make(page, 'send citadelle');
  await page.getByRole('button', { name: 'Confirm turn' }).click();
  await expect(lines(page)).toHaveCount(3);
  await expect(myTurn(page)).toBeVisible();
};

test('after the bots’ turns, a line each says who did what, and a press plays that turn again', async ({ page }) => {
  await openGame(page, QUEBEC);
  const before = (await recordOf(page)).moves.length;
  await playTurn(page);
  for (const [at, name] of ['Luc', 'Marc', 'Rose'].entries()) {
    await expect(page.locator(`[data-recap]:has-text("${name}")`)).toHaveText(new RegExp(`${name}:? .{6,}`));
    await expect(lines(page).nth(at).locator('.picture :is(svg, span)').first()).toBeVisible();
  }
  const { moves } = await recordOf(page);
  await lines(page).first().click();
  await expect(page.getByText(`Move ${before + 1} of ${moves.length}`)).toBeVisible();
  // It ends in the present, and nothing was played.
  await expect(myTurn(page)).toBeVisible();
  expect((await recordOf(page)).moves).toEqual(moves);
});

test('a double click on Confirm takes nothing back', async ({ page }) => {
  await openGame(page, QUEBEC);
  const before = (await recordOf(page)).moves.length;
  await make(page, 'send citadelle');
  const [confirm, undo] = ['Confirm turn', /^Undo/].map(name => page.getByRole('button', { name }));
  const place = await confirm?.boundingBox();
  await page.mouse.dblclick((place?.x ?? 0) + (place?.width ?? 0) / 2, (place?.y ?? 0) + (place?.height ?? 0) / 2);
  await expect(lines(page)).toHaveCount(3);
  expect((await recordOf(page)).moves.length).toBeGreaterThan(before);
  // Later it does what it says.
  await undo?.click();
  await expect.poll(async () => (await recordOf(page)).moves.length).toBe(before);
});

test('pointing at a line marks what that turn changed', async ({ page }) => {
  await openGame(page, QUEBEC);
  await playTurn(page);
  await expect(page.locator('.target.recent')).toHaveCount(0);
  await lines(page).first().hover();
  await expect(page.locator('.target.recent').first()).toBeAttached();
  await page.mouse.move(5, 5);
  await expect(page.locator('.target.recent')).toHaveCount(0);
});

test('Nouvelle-France tells the others’ turns with their piece and points', async ({ page }) => {
  await openSites(page, NOUVELLE_FRANCE);
  await expect(myTurn(page)).toBeVisible();
  await expect(lines(page)).toHaveCount(2);
  for (const name of ['Luc', 'Marc']) {
    const line = page.locator(`[data-recap]:has-text("${name}")`);
    await expect(line).toContainText(/(places a piece|draws|declares|looks).*\+\d/);
  }
  await lines(page).last().click();
  await expect(page.getByRole('button', { name: 'Back to now' })).toBeVisible();
  await expect(myTurn(page)).toBeVisible();
});

test('an answer that changed nothing has no line', async ({ page }) => {
  // In Anne's last turn, Luc passed when he was asked for an ally.
  const file = againstBots(nouvelleFrance, nouvelleFranceBefore({ players: 4 }, 'recap', drawAfter(30)));
  await openSites(page, file);
  await expect(myTurn(page)).toBeVisible();
  await expect(lines(page)).toHaveText([/Rose .{6,}/, /Luc .{6,}/, /Marc .{6,}/]);
});

test('what a place would do is said beside the board: it covers nothing and stays where it is', async ({ page }) => {
  await openGame(page, QUEBEC);
  const card = page.locator('[data-card]');
  const boxes: unknown[] = [];
  for (const which of ['.cell.lit >> nth=0', '.cell.lit >> nth=-1', '.cell:not(.lit) >> nth=3']) {
    await page.locator(which).hover({ force: true });
    await expect(card).toBeVisible();
    boxes.push(await card.boundingBox());
  }
  expect(new Set(boxes.map(box => JSON.stringify(box))).size).toBe(1);
  const [board, box] = [await page.locator('.plan .board').boundingBox(), await card.boundingBox()];
  expect(box?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? Number.POSITIVE_INFINITY));
});

test('the preview names the district action that building on another’s site brings', async ({ page }) => {
  await openGame(page, QUEBEC);
  const site = page.locator('.cell.lit[aria-label*="architect: "]:not([aria-label*="architect: Anne"])').first();
  await site.hover({ force: true });
  await expect(page.locator('[data-card="preview"]')).toContainText('You also get: ');
});

/** Notes how large the town is the first time it is drawn. */
const noteFirstScale = (): void => {
  const look = (): void => {
    const town = document.querySelector('.board .camera');
    if (town === null) requestAnimationFrame(look);
    else document.body.setAttribute('data-first-scale', `${new DOMMatrix(getComputedStyle(town).transform).a}`);
  };
  look();
};

test('a pointer that rests where a button was pressed asks nothing', async ({ page }) => {
  await page.addInitScript(noteFirstScale);
  await playNow(page);
  // The town is in its place at once: one that flies in has its places elsewhere while somebody points at them.
  await expect(page.locator('body')).toHaveAttribute('data-first-scale', /^(0\.[5-9]|[1-9])/);
  const under = () =>
    page.evaluate(() => document.querySelector('.target.pointed, [data-card]')?.outerHTML ?? 'nothing');
  await expect(myTurn(page)).toBeVisible();
  expect(await under()).toBe('nothing');
  await page.locator('.cell.lit').first().hover({ force: true });
  await expect(page.locator('[data-card="preview"]')).toBeVisible();
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {};
  test.use({ ...phone, viewport: { width: 390, height: 844 }, locale: 'en-CA' });

  test('the lines need no opening and leave the board its room', async ({ page }) => {
    await openGame(page, QUEBEC);
    await playTurn(page);
    for (const at of [0, 1, 2]) await expect(lines(page).nth(at)).toBeInViewport({ ratio: 0.99 });
    const board = await page.locator('.plan .board').boundingBox();
    expect(board?.height).toBeGreaterThan(380);
    // Nothing is cut: neither in a line, nor the last of them.
    const list = page.getByRole('list', { name: 'What the others did' });
    expect(await list.evaluate(one => one.scrollHeight - one.clientHeight)).toBe(0);
    expect(await lines(page).evaluateAll(all => all.map(one => one.scrollHeight - one.clientHeight))).toEqual([
      0, 0, 0,
    ]);
    const undo = await page.locator('.undo small').evaluate(one => one.scrollWidth - one.clientWidth);
    expect(undo).toBeLessThanOrEqual(0);
    await lines(page).first().tap();
    await expect(page.getByRole('button', { name: 'Back to now' })).toBeVisible();
    // Played again, a turn is told in whole sentences.
    await expect(lines(page)).toHaveCount(1);
    await expect(lines(page).locator('.said [aria-hidden]')).toHaveCount(0);
    await expect(myTurn(page)).toBeVisible();
  });

  test('on a short screen it says how many lines follow, until they are scrolled to', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 667 });
    await openGame(page, QUEBEC);
    await playTurn(page);
    const more = page.getByText('1 more…');
    await expect(more).toBeVisible();
    await lines(page).last().scrollIntoViewIfNeeded();
    await expect(more).toHaveCount(0);
  });
});

test('before it is confirmed, a turn says what it did also where that brings no points', async ({ page }) => {
  const leads = (_effects: unknown, _at: number, fresh: boolean, move: string) => fresh && move.startsWith('lead ');
  const { file, next } = gameBefore({ edition: '2026', players: 3 }, 'lead', leads);
  await openGame(page, file);
  await make(page, next);
  const card = page.locator('[data-card]');
  await expect(card).toContainText('This turn so far');
  await expect(card).toContainText(/takes the .+ leader/);
  await expect(card).not.toContainText('No change in points');
});
