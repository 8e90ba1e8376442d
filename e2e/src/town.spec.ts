import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ENDS_CENTURY, gameBefore, openGame, turnAfter } from './games.ts';
import { expect, test } from './page.ts';
import { recordOf } from './play.ts';

const OPTIONS = { edition: '2026', players: 3 };
const START = gameBefore(OPTIONS, 'acting', turnAfter(0));
const LATER = gameBefore(OPTIONS, 'acting', turnAfter(80));
const LEADERS = gameBefore(OPTIONS, 'acting', ENDS_CENTURY);

const built = (page: Page) => page.locator('.cell .site.built');

test('a site grows from a pencilled lot to a building with its owner’s banner', async ({ page }) => {
  await openGame(page, LATER.file);
  for (const state of ['waiting', 'available', 'underway', 'built'])
    await expect(page.locator(`.cell .site.${state}`).first()).toBeAttached();
  // Each building is drawn, larger than the emblem of its lot, and every owner has a banner and stars.
  const count = await built(page).count();
  expect(count).toBeGreaterThan(3);
  const heights = await built(page).evaluateAll(all =>
    all.map(site => site.querySelector('path.wall')?.getBoundingClientRect().height ?? 0),
  );
  const emblem = await page.locator('.site.available .emblem').first().boundingBox();
  expect(Math.max(...heights)).toBeGreaterThan(emblem?.height ?? 0);
  const owners = await built(page).locator('.owner').count();
  expect(owners).toBeGreaterThan(0);
  await expect(built(page).locator('.cloth')).toHaveCount(owners);
  await expect(built(page).locator('.token')).toHaveCount(owners);
});

test('before an action is chosen everything possible is marked quietly; pointing at an action lights its targets', async ({
  page,
}) => {
  await openGame(page, START.file);
  const lit = page.locator('main .lit[data-target]');
  const bright = page.locator('main .lit[data-target]:not(.quiet)');
  await expect(lit.first()).toBeAttached();
  await expect(bright).toHaveCount(0);
  const send = page.locator('[data-action="send"]');
  await send.hover();
  await expect(bright).toHaveCount(5);
  await page.mouse.move(5, 5);
  await expect(bright).toHaveCount(0);
  // A press keeps them lit, by keyboard too.
  await page.keyboard.press('1');
  await expect(page.locator('[data-action="start"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(bright.first()).toHaveAttribute('data-target', /^(site|architect)/);
  // A target can still be clicked directly, whatever is chosen.
  await page.locator('.lit[data-target="zone:culture"]').click({ force: true });
  await expect(page.getByRole('button', { name: 'Confirm turn' })).toBeVisible();
  expect((await recordOf(page)).moves).toEqual(['send culture']);
});

const savePicture = async (page: Page, format: string): Promise<Buffer> => {
  await page.getByRole('button', { name: 'Game menu' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `picture (${format})` }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^cap-diamant-quebec-.*\\.${format.toLowerCase()}$`));
  return readFile(await file.path());
};

test('the picture is saved as a drawing that needs nothing else, and as a bitmap', async ({ page }) => {
  await openGame(page, LATER.file);
  const count = await built(page).count();
  const svg = (await savePicture(page, 'SVG')).toString('utf8');
  expect(svg).toMatch(/^<svg /);
  expect(svg).not.toMatch(/var\(|color-mix|light-dark|class="/);
  expect(svg).toContain('data:font/woff2;base64,');
  // Rendered on its own, it has every building with its walls, the names and the points.
  const drawn = await page.evaluate(
    text => {
      const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
      return {
        faults: parsed.querySelectorAll('parsererror').length,
        titles: [...parsed.querySelectorAll('g > title')].map(({ textContent }) => textContent),
        texts: [...parsed.querySelectorAll('text')].map(({ textContent }) => textContent?.trim()),
        paths: parsed.querySelectorAll('path').length,
      };
    },
    svg.replace(/<style>.*?<\/style>/s, ''),
  );
  expect(drawn.faults).toBe(0);
  expect(new Set(drawn.titles).size).toBeGreaterThanOrEqual(44);
  expect(drawn.texts).toContain('Cap Diamant · Québec');
  expect(drawn.texts.filter(text => /^Player \d/.test(text ?? ''))).toHaveLength(3);
  expect(drawn.paths).toBeGreaterThan(count * 5);

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const png = await savePicture(page, 'PNG');
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(png.readUInt32BE(16)).toBeGreaterThan(2000);
  // Not a blank sheet: a bitmap of a town compresses badly.
  expect(png.length).toBeGreaterThan(200_000);
});

test('leaders, events and districts open as cards, by pointer and by keyboard', async ({ page }) => {
  await openGame(page, LEADERS.file);
  // The event of the century and the leaders lie on the table, readable without opening anything.
  const event = page.locator('[data-event]').first();
  await expect(event).toBeInViewport({ ratio: 0.9 });
  const card = page.locator('[data-reading]');
  await event.click();
  await expect(card).toHaveAttribute('data-reading', 'event');
  await expect(card.locator('.history')).toHaveText(/.{30,}\.$/);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);

  await page.locator('.cell[data-target="district:port"]').click({ force: true });
  await expect(card).toContainText('Activate 3 workers.');
  await expect(card.locator('.history')).toContainText('timber');
  await page.keyboard.press('Escape');

  await page.locator('.cell[data-target="district:arts"]').focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog', { name: 'Arts district' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.cell[data-target="district:arts"]')).toBeFocused();
});

test('a leader is read without being taken, and sits with the player who took it', async ({ page }) => {
  await openGame(page, START.file);
  const card = page.locator('[data-reading="leader"]');
  await page.getByRole('button', { name: 'Read the card: Jean Talon' }).click();
  await expect(card).toContainText('available');
  await expect(card).toContainText('1 worker per leader already taken this century: now 0.');
  await expect(card.locator('.history')).toContainText('intendant');
  await page.keyboard.press('Escape');
  const economic = page.locator('.lit[data-target="leader:economic"]');
  const preview = page.locator('[data-card="preview"]');
  await economic.hover();
  await expect(preview).toContainText('1 worker per leader already taken');
  expect(await preview.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2);
  await economic.click();
  await expect(page.locator('.lit[data-target="leader:economic"]')).toHaveCount(0);
  await page.locator('aside article').getByRole('button', { name: 'Jean Talon' }).click();
  await expect(card).toContainText('taken by');
});

test('an open hint does not hide what a place would do', async ({ page }) => {
  await openGame(page, START.file);
  await page.keyboard.press('h');
  const guide = page.locator('[data-guide="guiding"]');
  await expect(guide).toBeVisible({ timeout: 30_000 });
  await page.locator('.cell.lit').last().hover({ force: true });
  const preview = page.locator('[data-card="preview"]');
  await expect(preview).toBeVisible();
  const onTop = await preview.evaluate(card => {
    const { left, top, width, height } = card.getBoundingClientRect();
    return card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(onTop).toBe(true);
});

test('numerals and names on the wheel are as large as other text', async ({ page }) => {
  await openGame(page, LEADERS.file);
  const sizes = await page.locator('aside .wheel svg text').evaluateAll(texts =>
    texts.map(text => {
      const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
      return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
    }),
  );
  expect(sizes.length).toBeGreaterThan(8);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
});

test.describe('at a zoom of 200 %', () => {
  test.use({ viewport: { width: 720, height: 450 } });

  test('the board keeps most of the height', async ({ page }) => {
    await openGame(page, START.file);
    const board = await page.locator('.plan .board').boundingBox();
    expect(board?.height).toBeGreaterThan(0.55 * 450);
    await expect(page.getByRole('button', { name: 'What you can do' })).toBeInViewport();
  });
});

test.describe('with four players on a laptop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the recap fits, to its right edge', async ({ page }) => {
    await openGame(page, gameBefore({ edition: '2026', players: 4 }, 'phone', turnAfter(30)).file);
    const cut = await page
      .locator('.note')
      .evaluate(
        note =>
          [...note.querySelectorAll('ol, li, button')].filter(one => one.scrollWidth > one.clientWidth + 1).length,
      );
    expect(cut).toBe(0);
  });
});
