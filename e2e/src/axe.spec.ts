import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, playNow, test } from './page.ts';

const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  start: async page => {
    await playNow(page);
    await page.goto('/');
    await expect(page.getByRole('article')).toBeVisible();
  },
  'set-up': async page => {
    await page.goto('/#/new');
    await page.getByText('More choices').click();
  },
  settings: async page => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).click();
  },
  help: async page => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Help and keys' }).click();
  },
  table: async page => {
    await playNow(page);
    await expect(page.getByText('your turn')).toBeVisible({ timeout: 20_000 });
  },
  'a lost page': async page => {
    await page.goto('/#/nowhere');
  },
};

for (const [name, open] of Object.entries(SCREENS)) {
  test(`nothing keeps anybody out, by day and by night: ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const told = violations.map(({ id, nodes }) => [
        id,
        nodes.map(({ html, failureSummary }) => [html, failureSummary]),
      ]);
      expect(told, colorScheme).toEqual([]);
    }
  });
}
