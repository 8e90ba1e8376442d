import { open } from './browser.mjs';
import { sampleQuebec } from './sample-games.mjs';

const OVER = sampleQuebec({ edition: '2011', level: 'family', players: 2 }, '1908', 1);

const go = (page, address) => page.goto(`${page.url().split('#')[0]}#/${address}`);

/** Opens an address and waits until an element of that page is there. */
const screen = (address, element) => async page => {
  await go(page, address);
  await page.locator(element).first().waitFor();
};

/** Lessons, rules, puzzles, the study board, the companion and the review of a game. */
export const LEARNING_SCREENS = {
  learn: screen('learn', 'main h2'),
  lesson: screen('learn/quebec/first-game', '[data-lesson]'),
  'nouvelle-france-lesson': screen('learn/nouvelle-france/first-game', '[data-lesson]'),
  rules: screen('rules/quebec', 'main h2'),
  'nouvelle-france-rules': screen('rules/nouvelle-france', 'main h2'),
  puzzles: screen('puzzles', 'main h2'),
  puzzle: screen('puzzles/puzzle', '[data-puzzle]'),
  study: async page => {
    await open(page, OVER);
    await page.keyboard.press('[');
    await page.getByRole('button', { name: /menu|меню/i }).click();
    await page.getByRole('button', { name: /Study|Étudier|Разобрать отсюда/ }).click();
    await page.waitForURL(/#\/study\//);
  },
  companion: screen('companion/quebec', 'main form, main h2'),
  'nouvelle-france-companion': screen('companion/nouvelle-france', 'main form, main h2'),
  review: async page => {
    await open(page, OVER);
    await page.goto(page.url().replace('/game/', '/review/'));
    await page.locator('aside [role=img]').first().waitFor();
  },
};
