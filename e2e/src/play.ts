import { readFile } from 'node:fs/promises';
import type { GameRecord } from '@cap-diamant/kernel';
import { expect, type Locator, type Page } from '@playwright/test';

/** The record of the current game, from the file the page exports. */
export const recordOf = async (page: Page): Promise<GameRecord> => {
  await page.getByRole('button', { name: 'Game menu' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  return JSON.parse(text);
};

/** The link to the current game; leaves the menu open. */
export const shareLink = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  return page.getByRole('textbox', { name: 'Share' }).inputValue();
};

/** What can be picked now. */
const OFFERED = '.lit[data-target], button[data-target]:enabled, [data-move]';

/** Waits until the person has to decide. */
const asked = (page: Page): Promise<void> =>
  expect(page.getByText('What you can do').first()).toBeVisible({ timeout: 20_000 });

/** Waits until the person has to decide and makes the first move of the list. */
export const decide = async (page: Page): Promise<void> => {
  await asked(page);
  await page.getByRole('button', { name: 'What you can do' }).click();
  await page.getByRole('dialog').locator('[data-move]').first().click();
};

/** Clicks, unless the table changes before the click can land; whoever plays on then looks again. */
export const tryClick = async (target: Locator, options: { force?: boolean } = {}): Promise<void> => {
  await target.click({ ...options, timeout: 2000 }).catch(() => undefined);
};

/** Clicks a lit target; the number alone decides which one. */
export const touch = async (page: Page, number: number): Promise<void> => {
  const offered = page.locator(OFFERED);
  const count = await offered.count();
  if (count > 0) await tryClick(offered.nth(number % count), { force: true });
};
