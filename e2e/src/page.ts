import { fileURLToPath } from 'node:url';
import { listen, pageServer } from '@cap-diamant/server';
import { test as base, expect, type Page } from '@playwright/test';

const BUILT = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

/** Tests of the built page. Each worker has its own server on a free port. Any error in the page fails the test. */
export const test = base.extend<{ strict: boolean; watched: undefined }, { address: string }>({
  address: [
    async ({}, use) => {
      const server = await pageServer(BUILT);
      await use(await listen(server, '127.0.0.1', 0));
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ address }, use) => use(address),
  /** Switched off where a test breaks something on purpose. */
  strict: [true, { option: true }],
  watched: [
    async ({ page, strict }, use) => {
      // Bots don't pause: nobody has to follow them.
      await page.addInitScript(() => {
        const key = 'cap-diamant/settings';
        if (localStorage.getItem(key) === null) localStorage.setItem(key, '{"pace":"instant"}');
      });
      const faults: string[] = [];
      page.on('pageerror', error => faults.push(String(error)));
      page.on('console', message => {
        // Here nobody but the page is served: it asks in vain whether there is a game server.
        if (message.location().url.endsWith('/api/health')) return;
        if (message.type() === 'error') faults.push(message.text());
      });
      await use(undefined);
      if (strict) expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Starts the one-click game and waits for its table. */
export const playNow = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/#\/game\//);
  await expect(page.getByRole('button', { name: 'Game menu' })).toBeVisible();
};

/** The visible question; screen readers get it from another element. */
export const yourTurn = (page: Page) => page.getByRole('region', { name: 'What you can do' }).getByText('your turn');

/** Goes back to the start page and waits until the table is gone, which takes a moment. */
export const leaveTable = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('button', { name: 'Open a file' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Game menu' })).toHaveCount(0);
};
