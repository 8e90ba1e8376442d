import { quebec } from '@cap-diamant/quebec';
import { expect, type Page } from '@playwright/test';
import { openFile, type Sample, type Stop, sampleOf } from './samples.ts';

export { turnAfter } from './samples.ts';

/** A random game of Québec up to the first move for which `stop` is true, which is left to make. */
export const gameBefore = (options: object, seed: string, stop: Stop): Sample => sampleOf(quebec, options, seed, stop);

export const ENDS_CENTURY: Stop = effects => effects.some(({ kind }) => kind === 'century-begins');
export const ENDS_GAME: Stop = effects => effects.some(({ kind }) => kind === 'over');

/** The next move takes a district's action. */
export const TAKES: Stop = (_effects, _at, _fresh, move) => move.startsWith('take');

/** Opens a saved game of Québec and waits for its plan. */
export const openGame = async (page: Page, file: object): Promise<void> => {
  await openFile(page, file);
  await expect(page.locator('main section.plan')).toBeAttached();
  // A phone may show another tab first; the plan has a size only where it is visible.
  const isLaid = (board: Element) => board.clientWidth === 0 || board.querySelector('svg[width="0"]') === null;
  await expect.poll(() => page.locator('main .board').evaluate(isLaid)).toBe(true);
};

/** Closes the scoring of the last century and the final count, as English pages show them. */
export const closeLastScorings = async (page: Page): Promise<void> => {
  for (const name of ['Scoring, century IV', 'The final count']) {
    const show = page.getByRole('dialog', { name });
    await show.getByRole('button', { name: 'Skip to result' }).click();
    await show.getByRole('button', { name: 'Continue' }).click();
  }
};

/** Makes the last move of a game and confirms it. */
export const finish = async (page: Page, move: string): Promise<void> => {
  await make(page, move);
  await page.locator('[data-confirm]').click();
};

/** Makes a move from the list of all moves. */
export const make = async (page: Page, move: string): Promise<void> => {
  await page.keyboard.press('m');
  await page.locator(`dialog [data-move="${move}"]`).click();
};
