import { quebec } from '@cap-diamant/quebec';
import { expect, type Page } from '@playwright/test';
import { openFile, type Sample, type Stop, sampleOf } from './samples.ts';

export { turnAfter } from './samples.ts';

/** A game of Québec played at random up to the first move that does something, which is left to be made. */
export const gameBefore = (options: object, seed: string, stop: Stop): Sample => sampleOf(quebec, options, seed, stop);

export const ENDS_CENTURY: Stop = effects => effects.some(({ kind }) => kind === 'century-begins');
export const ENDS_GAME: Stop = effects => effects.some(({ kind }) => kind === 'over');

/** Opens a saved game of Québec and waits for its plan. */
export const openGame = async (page: Page, file: object): Promise<void> => {
  await openFile(page, file);
  await expect(page.locator('main section.plan')).toBeAttached();
  await expect(page.locator('main .board > svg[role="group"]')).not.toHaveAttribute('width', '0');
};

/** Makes a move by the list of everything that can be done. */
export const make = async (page: Page, move: string): Promise<void> => {
  await page.keyboard.press('m');
  await page.locator(`dialog [data-move="${move}"]`).click();
};
