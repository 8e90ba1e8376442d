import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from './lib/prepare.mjs';
import { ROOT } from './lib/run.mjs';
import { prepareWeb } from './lib/web.mjs';

prepare();
prepareWeb();

const { open, withPage } = await import('./lib/browser.mjs');
const { sampleQuebec } = await import('./lib/sample-games.mjs');
const { LEARNING_SCREENS } = await import('./lib/learning-screens.mjs');
const { NOUVELLE_FRANCE_SCREENS } = await import('./lib/nouvelle-france-screens.mjs');

const OUT = join(ROOT, 'shots');
const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};
const LOCALES = { fr: 'fr-CA', en: 'en-CA', ru: 'ru-RU' };

const EARLY = sampleQuebec({ edition: '2011', level: 'family', players: 4, layout: 'first-game' }, 'cap', 0.02);
const MIDDLE = sampleQuebec({ edition: '2026', players: 4 }, '1759', 0.6);
const LATE = sampleQuebec({ edition: '2026', players: 4 }, '1759', 0.93);
const OVER = sampleQuebec({ edition: '2011', level: 'complete', players: 3 }, '1908', 1);

/** Every main screen, and how to get there from the start page. */
const SCREENS = {
  start: async () => undefined,
  games: async page => {
    for (const game of [EARLY, OVER, MIDDLE]) {
      await open(page, game);
      await page.goBack();
      await page.locator('input[type=file]').waitFor({ state: 'attached' });
    }
    await page.locator('article svg').first().waitFor();
  },
  'set-up': async page => {
    await page.goto(`${page.url().split('#')[0]}#/new`);
    await page.locator('form').waitFor();
  },
  early: page => open(page, EARLY),
  middle: page => open(page, MIDDLE),
  late: page => open(page, LATE),
  card: async page => {
    await open(page, MIDDLE);
    await page.locator('.cell[data-target="district:port"]').focus();
    await page.keyboard.press('i');
    await page.locator('[data-reading]').waitFor();
  },
  action: async page => {
    await open(page, EARLY);
    await page.keyboard.press('1');
  },
  log: async page => {
    await open(page, MIDDLE);
    await page.keyboard.press('l');
  },
  past: async page => {
    await open(page, MIDDLE);
    for (let step = 0; step < 12; step++) await page.keyboard.press('[');
  },
  moves: async page => {
    await open(page, MIDDLE);
    await page.keyboard.press('m');
  },
  preview: async page => {
    await open(page, MIDDLE);
    await page.keyboard.press('f');
    await page.locator('.cell.lit').last().focus();
  },
  scoring: async page => {
    await open(page, OVER);
    await page.locator('button.numeral').nth(1).dispatchEvent('click');
    await page.locator('[data-show] ~ footer button').last().click();
  },
  hint: async page => {
    await open(page, MIDDLE);
    await page.keyboard.press('h');
    await page.locator('[data-hint-arrow]').waitFor();
  },
  over: page => open(page, OVER),
  result: async page => {
    await open(page, OVER);
    await page.locator('.corner button').click();
    await page.locator('[data-finale="over"]').waitFor();
  },
  'final-count': async page => {
    await open(page, OVER);
    await page.locator('.corner button').click();
    await page.getByRole('button', { name: /^(The final count|Le décompte final|Итоговый подсчёт)$/ }).click();
    await page.locator('[data-final-count]').waitFor();
    await page.locator('[data-show] ~ footer button').last().click();
  },
  help: async page => {
    await open(page, EARLY);
    await page.keyboard.press('?');
  },
  trouble: async page => {
    await page.goto(`${page.url().split('#')[0]}#/shared/H4sIAAAA`);
    await page.getByRole('alert').waitFor();
  },
  ...LEARNING_SCREENS,
  ...NOUVELLE_FRANCE_SCREENS,
};

const wanted = process.argv.slice(2);
const screens = Object.entries(SCREENS).filter(([name]) => wanted.length === 0 || wanted.includes(name));

/** Runs in the page: whether the 3D sites are drawn at full resolution, as they are at rest. */
const isFine = () => {
  const canvas = document.querySelector('.scene [role=img] canvas');
  return canvas === null || canvas.width >= canvas.clientWidth * devicePixelRatio;
};

const shoot = async (browser, address, [name, go], size, colorScheme, language) => {
  const context = await browser.newContext({ ...SIZES[size], colorScheme, locale: LOCALES[language] });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('cap-diamant/settings', '{"pace":"slow"}'));
  await page.goto(address);
  await page.locator('h1').waitFor();
  await go(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  await page.waitForFunction(isFine);
  await page.screenshot({ path: join(OUT, `${name}-${size}-${colorScheme}-${language}.png`) });
  await context.close();
};

if (wanted.length === 0) rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
await withPage(async ({ browser, address }) => {
  for (const screen of screens) {
    await shoot(browser, address, screen, 'desktop', 'light', 'fr');
    await shoot(browser, address, screen, 'desktop', 'dark', 'en');
    await shoot(browser, address, screen, 'phone', 'light', 'ru');
    await shoot(browser, address, screen, 'phone', 'dark', 'fr');
    process.stdout.write(`${screen[0]}\n`);
  }
});
process.stdout.write(`${OUT}\n`);
