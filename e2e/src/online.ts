import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { GameServer } from './game-server.ts';

/** Somebody with a browser of their own. */
export type Visit = (options?: BrowserContextOptions) => Promise<Page>;

/** Tests with a real server, and a browser context for each person. */
export const test = base.extend<{ server: GameServer; address: string; visit: Visit; faults: string[] }>({
  server: async ({}, use) => {
    const server = new GameServer();
    await server.start();
    await use(server);
    await server.close();
  },
  faults: async ({}, use) => {
    const faults: string[] = [];
    await use(faults);
    expect(faults).toEqual([]);
  },
  address: ({ server }, use) => use(server.address),
  visit: async ({ browser, address, faults }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: address, locale: 'en-CA', ...options });
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', error => faults.push(String(error)));
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

/** Somebody opens a table by clicking; returns the link of the invitation. */
export const openTable = async (page: Page, name: string, choose = async () => undefined): Promise<string> => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play online' }).click();
  await page.getByRole('button', { name: 'Open a table' }).click();
  await choose();
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('Waiting for players')).toBeVisible();
  return page.getByRole('textbox', { name: 'Invite' }).inputValue();
};

/** Somebody comes by a link, gives a name and sits down. */
export const joinBy = async (page: Page, link: string, name: string): Promise<void> => {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
};

/** Waits for the table of a game that has started. */
export const atTable = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Game menu' })).toBeVisible({ timeout: 30_000 });

const movesOf = (page: Page) => page.getByRole('button', { name: 'What you can do' });
export const confirmOf = (page: Page) => page.getByRole('button', { name: 'Confirm turn' });

/** The one who has to decide. */
export const whoseTurn = (pages: readonly Page[]): Promise<Page> =>
  Promise.any(
    pages.map(page =>
      movesOf(page)
        .waitFor()
        .then(() => page),
    ),
  );

/** Composes a turn up to its confirmation: always the first move of the list. */
export const compose = async (page: Page): Promise<void> => {
  for (;;) {
    await expect(movesOf(page).or(confirmOf(page)).first()).toBeVisible();
    if (await confirmOf(page).isVisible()) return;
    await movesOf(page).click();
    await page.getByRole('dialog').locator('[data-move]').first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
};

/** Whoever is asked plays a turn. */
export const playTurn = async (pages: readonly Page[]): Promise<Page> => {
  const page = await whoseTurn(pages);
  await compose(page);
  await confirmOf(page).click();
  await expect(confirmOf(page)).toHaveCount(0);
  return page;
};

/** How the page says it stands with the server. */
export const connection = (page: Page) => page.locator('[data-connection]');
