import type { Page } from '@playwright/test';
import { ENDS_GAME, gameBefore, openGame, turnAfter } from './games.ts';
import { expect, test } from './page.ts';

const TABLE = gameBefore({ edition: '2026', players: 3 }, 'words', turnAfter(60));
const END = gameBefore({ edition: '2011', level: 'complete', players: 3 }, 'words', ENDS_GAME);

/** What is to be read and heard on the page: texts, names and titles. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode())
      if (node.parentElement?.closest('script, style, [lang], option') === null) found.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title]'))
      found.push(element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? '');
    return found.map(text => text.replace(/\s+/g, ' ').trim()).filter(text => /\p{L}/u.test(text));
  });

type Screen = (page: Page) => Promise<void>;

/** Screens that are reached without words, so that the way is the same in every language. */
const SCREENS: Readonly<Record<string, Screen>> = {
  start: async page => {
    await page.goto('/');
    await expect(page.locator('h1')).toBeVisible();
  },
  'set-up': async page => {
    await page.goto('/#/new');
    await expect(page.locator('form')).toBeVisible();
  },
  table: page => openGame(page, TABLE.file),
  moves: async page => {
    await openGame(page, TABLE.file);
    await page.keyboard.press('m');
  },
  log: async page => {
    await openGame(page, TABLE.file);
    await page.keyboard.press('l');
  },
  help: async page => {
    await openGame(page, TABLE.file);
    await page.keyboard.press('?');
  },
  past: async page => {
    await openGame(page, TABLE.file);
    await page.keyboard.press('[');
  },
  end: async page => {
    await openGame(page, END.file);
    await page.keyboard.press('m');
    await page.locator(`dialog [data-move="${END.next}"]`).click();
    await page.locator('[data-show] ~ footer button').last().click();
    await page.locator('[data-show] ~ footer button').last().click();
    await expect(page.locator('[data-score]').first()).toBeVisible();
  },
};

/** Latin in Russian: names of languages, of keys and of the page itself, and the numerals of the centuries. */
const LATIN = /^(Cap|Diamant|Français|English|Enter|Esc|Page|[IVX]+|[A-ZLMU])$/;

for (const [name, open] of Object.entries(SCREENS))
  test(`everything is said in three languages: ${name}`, async ({ page, browser, baseURL }) => {
    const texts: Record<string, string[]> = {};
    for (const locale of ['en-CA', 'fr-CA', 'ru-RU']) {
      const context = await browser.newContext({ locale, baseURL: baseURL ?? '' });
      const spoken = await context.newPage();
      await open(spoken);
      texts[locale] = await textsOf(spoken);
      await context.close();
    }
    await page.close();
    const { 'en-CA': en = [], 'fr-CA': fr = [], 'ru-RU': ru = [] } = texts;
    expect(en.length).toBeGreaterThan(5);
    expect([fr.length, ru.length], 'as much is said in each').toEqual([en.length, en.length]);

    const foreign = ru.flatMap(text => text.match(/\p{Script=Latin}+/gu) ?? []).filter(word => !LATIN.test(word));
    expect([...new Set(foreign)], 'Latin words in Russian').toEqual([]);

    const sentences = new Set(en.filter(text => text.split(' ').length >= 4));
    expect(
      fr.filter(text => sentences.has(text)),
      'sentences that English and French share',
    ).toEqual([]);
  });

test('the language changes in the middle of a game, with the terms of its edition', async ({ page }) => {
  await openGame(page, TABLE.file);
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Français' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  await expect(page.getByRole('button', { name: 'Conseil' })).toBeVisible();
  await expect(page.locator('.cell[aria-label*="par étape"]').first()).toBeAttached();
});
