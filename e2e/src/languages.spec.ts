import type { Page } from '@playwright/test';
import { ENDS_GAME, finish, gameBefore, openGame, turnAfter } from './games.ts';
import { CONTESTED, COUREUR, FILLE, LOOK, SNOW, END as SNOW_END } from './nouvelle-france-samples.ts';
import { expect, test } from './page.ts';
import { openSites } from './sites.ts';

const TABLE = gameBefore({ edition: '2026', players: 3 }, 'words', turnAfter(60));
const END = gameBefore({ edition: '2011', level: 'complete', players: 3 }, 'words', ENDS_GAME);

/**
 * All text people can read or hear on the page: texts, labels and titles. Turning points are left out: how many a bot
 * has found so far is a matter of time.
 */
const readTexts = (page: Page): Promise<string[]> =>
  page.evaluate(unsteady => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode())
      if (node.parentElement?.closest(`script, style, option, [role="status"], [lang]:not(html), ${unsteady}`) === null)
        found.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title]'))
      found.push(element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? '');
    return found.map(text => text.replace(/\s+/g, ' ').trim()).filter(text => /\p{L}/u.test(text));
  }, '[data-turning-points]');

/** The texts once they stop changing, because parts of the page load one after the other. */
const textsOf = async (page: Page): Promise<string[]> => {
  let texts: string[] = [];
  const isStill = async (): Promise<boolean> => {
    const before = texts.join('\n');
    texts = await readTexts(page);
    return texts.join('\n') === before;
  };
  await expect.poll(isStill).toBe(true);
  return texts;
};

/** Collects the texts beside the open log. */
const readLog = async (page: Page): Promise<string[]> => {
  await page.keyboard.press('l');
  await expect(page.locator('.log li').first()).toBeVisible();
  const texts = await textsOf(page);
  await page.keyboard.press('l');
  return texts;
};

/** Waits for the result, and stops the bot that looks for its turning points. */
const stopReview = async (page: Page): Promise<void> => {
  await expect(page.locator('[data-score]').first()).toBeVisible();
  await page.locator('progress ~ button').click();
};

/** Walks that use no words, so they work in every language; they collect the texts on the way. */
const WALKS: Readonly<Record<string, (page: Page) => Promise<string[]>>> = {
  'before a game': async page => {
    await page.goto('/');
    await expect(page.locator('h1')).toBeVisible();
    const start = await textsOf(page);
    const said = [...start];
    // Settings and help from the bar, an invalid file, and every option of a game.
    for (const button of await page.locator('header nav button').all()) {
      await button.click();
      await expect(page.locator('dialog[open]')).toBeVisible();
      said.push(...(await textsOf(page)));
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog > *')).toHaveCount(0);
    }
    const buffer = Buffer.from('no game');
    await page.locator('input[type=file]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
    await expect(page.locator('.notice')).toBeVisible();
    said.push(...(await page.locator('.notice').allInnerTexts()));
    await page.goto('/#/new');
    await expect(page.locator('form')).toBeVisible();
    await page.locator('form summary').click();
    said.push(...(await textsOf(page)));
    for (const option of await page.locator('form option').allInnerTexts()) said.push(option);
    await page.locator('form input[type=radio][value="2026"]').check();
    said.push(...(await textsOf(page)));
    return said;
  },
  'at the table': async page => {
    await openGame(page, TABLE.file);
    const texts = await textsOf(page);
    // What a target is, what it would do and why it can't be picked.
    for (const one of ['.cell.lit', '.cell[data-target^="district"]', 'aside .zone', 'main [data-target^="leader"]']) {
      await page.locator(one).first().focus();
      await expect(page.locator('[data-card]')).toBeVisible();
      texts.push(...(await textsOf(page)));
    }
    await page.keyboard.press('h');
    const hint = page.locator('[data-guide="guiding"]');
    await expect(hint).toBeVisible({ timeout: 30_000 });
    await hint.getByRole('button').nth(1).click();
    await expect(page.locator('[data-hint]').first()).toBeVisible();
    texts.push(...(await textsOf(page)));
    await page.keyboard.press('Escape');
    texts.push(...(await readLog(page)));
    for (const key of ['m', '?', '[']) {
      await page.keyboard.press(key);
      if (key !== '[') await expect(page.locator('dialog[open]')).toBeVisible();
      texts.push(...(await textsOf(page)));
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog > *')).toHaveCount(0);
    }
    return texts;
  },
  'at the end': async page => {
    await openGame(page, END.file);
    await finish(page, END.next);
    const next = page.locator('[data-show] ~ footer button').last();
    await next.click();
    const scoring = await textsOf(page);
    await next.click();
    await expect(page.locator('[data-final-count]')).toBeVisible();
    await next.click();
    const counted = await textsOf(page);
    await next.click();
    await stopReview(page);
    return [...scoring, ...counted, ...(await textsOf(page))];
  },
};

/** Opens a game of Nouvelle-France, does something, and collects the texts. */
const readSites = async (page: Page, file: object, ...moves: readonly string[]): Promise<string[]> => {
  await openSites(page, file, { confirmTurns: false });
  for (const move of moves) await page.locator(`[data-move="${move}"]:visible`).first().click();
  return textsOf(page);
};

/** Collects the texts of dialogs that keys open. */
const readDialogs = async (page: Page, keys: readonly string[]): Promise<string[]> => {
  const texts: string[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    await expect(page.locator('dialog[open]')).toBeVisible();
    texts.push(...(await textsOf(page)));
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog > *')).toHaveCount(0);
  }
  return texts;
};

/** Collects the texts around the secret look, which asks for the right person first. */
const readLook = async (page: Page): Promise<string[]> => {
  await readSites(page, LOOK.file, 'nation');
  await expect(page.locator('dialog[open]')).toBeVisible();
  return textsOf(page);
};

const SITE_WALKS: typeof WALKS = {
  'before a game of Nouvelle-France': async page => {
    await page.goto('/#/new/nouvelle-france');
    await page.locator('summary').click();
    return textsOf(page);
  },
  'at the sites': async page => [
    ...(await readSites(page, SNOW.file)),
    ...(await readLog(page)),
    ...(await readDialogs(page, ['m', '?'])),
    ...(await readSites(page, FILLE.file)),
    ...(await readSites(page, COUREUR.file)),
    ...(await readSites(page, CONTESTED.file)),
    ...(await readSites(page, CONTESTED.file, CONTESTED.next)),
    ...(await readLook(page)),
  ],
  'at the end of Nouvelle-France': async page => {
    await openSites(page, SNOW_END.file, { confirmTurns: false });
    await page.locator(`[data-move="${SNOW_END.next}"]:visible`).first().click();
    // A running show says more with every step: it is read once all are counted.
    const next = page.locator('[data-show] ~ footer button').last();
    await next.click();
    const counted = await textsOf(page);
    await next.click();
    await stopReview(page);
    return [...counted, ...(await textsOf(page))];
  },
};

/** Names of people stay as they are: "Louis de Buade de Frontenac". */
const isName = (text: string): boolean => text.split(' ').every(word => /^(\p{Lu}.*|de|du|des|la|le)$/u.test(word));

/** Latin letters allowed in Russian: names of languages, keys, file formats and the page itself, and Roman numerals. */
const LATIN = /^(Cap|Diamant|Français|English|Enter|Esc|Page|SVG|PNG|[IVX]+|[A-ZLMU])$/;

for (const [name, walk] of Object.entries({ ...WALKS, ...SITE_WALKS }))
  test(`everything is said in three languages: ${name}`, async ({ page, browser, baseURL }) => {
    const texts: Record<string, string[]> = {};
    for (const locale of ['en-CA', 'fr-CA', 'ru-RU']) {
      const context = await browser.newContext({ locale, baseURL: baseURL ?? '' });
      const spoken = await context.newPage();
      texts[locale] = await walk(spoken);
      await context.close();
    }
    await page.close();
    const { 'en-CA': en = [], 'fr-CA': fr = [], 'ru-RU': ru = [] } = texts;
    expect(en.length).toBeGreaterThan(30);
    expect([fr.length, ru.length], 'as much is said in each').toEqual([en.length, en.length]);

    const foreign = ru.flatMap(text => text.match(/\p{Script=Latin}+/gu) ?? []).filter(word => !LATIN.test(word));
    expect([...new Set(foreign)], 'Latin words in Russian').toEqual([]);

    const sentences = new Set(en.filter(text => text.split(' ').length >= 4 && !isName(text)));
    expect(
      fr.filter(text => sentences.has(text)),
      'sentences that English and French share',
    ).toEqual([]);
  });

test('the language changes in the middle of a game, with the terms of its edition', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', request => loaded.push(new URL(request.url()).pathname));
  await openGame(page, TABLE.file);
  expect(
    loaded.filter(path => /\/(fr|ru)-/.test(path)),
    'files of other languages',
  ).toEqual([]);
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Français' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  await expect(page.getByRole('button', { name: 'Conseil', exact: true })).toBeVisible();
  await expect(page.locator('.cell[aria-label*="par étape"]').first()).toBeAttached();
});

test.describe('without a network', () => {
  test.use({ strict: false });

  test('a language that cannot be loaded at a table leaves the one before, and says so', async ({ page }) => {
    await openGame(page, TABLE.file);
    await page.route(/\/assets\/fr-/, route => route.abort());
    await page.getByRole('button', { name: 'Game menu' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Français' }).click();
    await expect(page.getByText('Part of the page didn’t load.')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await page.unroute(/\/assets\/fr-/);
    await page.getByRole('radio', { name: 'Français' }).check();
    await expect(page.getByRole('heading', { name: 'Réglages' })).toBeVisible();
  });
});
