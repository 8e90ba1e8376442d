import { quebec } from '@cap-diamant/quebec';
import { expect, type Page } from '@playwright/test';
import { openFile, type Sample, type Stop, sampleOf } from './samples.ts';

export { turnAfter } from './samples.ts';

/** A game of Québec played at random up to the first move that does something, which is left to be made. */
export const gameBefore = (options: object, seed: string, stop: Stop): Sample => sampleOf(quebec, options, seed, stop);

export const ENDS_CENTURY: Stop = effects => effects.some(({ kind }) => kind === 'century-begins');
export const ENDS_GAME: Stop = effects => effects.some(({ kind }) => kind === 'over');

/** The action of a district is about to be taken. */
export const TAKES: Stop = (_effects, _at, _fresh, move) => move.startsWith('take');

/** Opens a saved game of Québec and waits for its plan. */
export const openGame = async (page: Page, file: object): Promise<void> => {
  await openFile(page, file);
  await expect(page.locator('main section.plan')).toBeAttached();
  // On a phone another side than the plan may come up by itself; where the plan is seen, it has its size.
  const isLaid = (board: Element) => board.clientWidth === 0 || board.querySelector('svg[width="0"]') === null;
  await expect.poll(() => page.locator('main .board').evaluate(isLaid)).toBe(true);
};

/** Makes a move by the list of everything that can be done. */
export const make = async (page: Page, move: string): Promise<void> => {
  await page.keyboard.press('m');
  await page.locator(`dialog [data-move="${move}"]`).click();
};
