import type { Page } from '@playwright/test';
import { ENDS_CENTURY, gameBefore, openGame, turnAfter } from './games.ts';
import { COUREUR, FILLE, LOOK } from './nouvelle-france-samples.ts';
import { expect, test } from './page.ts';
import type { Stop } from './samples.ts';
import { openSites } from './sites.ts';

const COMPLETE = gameBefore({ edition: '2011', level: 'complete', players: 4 }, 'fit', turnAfter(12));
const EDITION_2026 = gameBefore({ edition: '2026', players: 4 }, 'fit', turnAfter(60));

const WINDOWS = [
  [1440, 900],
  [1280, 720],
  [390, 844],
  [360, 740],
] as const;

/**
 * Runs in the page: texts of buttons that reach over the edge of their button, and facts over the edge of a player's
 * plate. A name in a line of its own may end in an ellipsis, but not what a button of the turn does.
 */
const misfits = (): string[] => {
  const isCut = (element: Element): boolean =>
    getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
  const found: string[] = [];
  for (const button of document.querySelectorAll('button, a, summary')) {
    if (!button.checkVisibility({ visibilityProperty: true })) continue;
    const edge = button.getBoundingClientRect();
    const acts = button.matches('fieldset button, [data-move]');
    const walk = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const around = node.parentElement;
      if (around === null || around.closest('.visually-hidden, svg') !== null) continue;
      if (getComputedStyle(around).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const over = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 1 && (left < edge.left - 1 || right > edge.right + 1),
      );
      if (acts ? over || isCut(around) : over && !isCut(around)) found.push((node.textContent ?? '').trim());
    }
  }
  for (const plate of document.querySelectorAll('article.compact'))
    for (const fact of plate.querySelectorAll('p > *'))
      if (fact.getBoundingClientRect().right > plate.getBoundingClientRect().right + 1) found.push('a player’s facts');
  return [...new Set(found)];
};

const expectFit = async (page: Page, what: string): Promise<void> => {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(misfits), `${what}, ${width} wide`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `the page of ${what}`).toBeLessThanOrEqual(width);
  }
};

for (const locale of ['fr-CA', 'en-CA', 'ru-RU'])
  test(`every button holds its text: ${locale}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    for (const [what, { file }] of Object.entries({ COMPLETE, EDITION_2026 })) {
      await openGame(page, file);
      await expectFit(page, what);
    }
    for (const [what, { file }] of Object.entries({ FILLE, COUREUR, LOOK })) {
      await openSites(page, file, { confirmTurns: false });
      await expectFit(page, what);
    }
    await context.close();
  });

/** The first turn of the second century. */
const inSecondCentury = (): Stop => {
  let ended = false;
  return (effects, at, fresh, move) => {
    if (ended && fresh) return true;
    ended ||= ENDS_CENTURY(effects, at, fresh, move);
    return false;
  };
};

test('on a laptop all players are in view beside two events and the leaders', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { file } = gameBefore({ edition: '2026', players: 3 }, 'fit', inSecondCentury());
  await openGame(page, file);
  await expect(page.locator('aside [data-event]')).toHaveCount(2);
  await expect(page.locator('aside [data-target^="leader:"]').last()).toBeInViewport({ ratio: 1 });
  const players = page.locator('aside article');
  await expect(players).toHaveCount(3);
  for (const player of await players.all()) await expect(player).toBeInViewport({ ratio: 1 });
});
