import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ENDS_CENTURY, gameBefore, make, openGame } from './games.ts';
import { expect, test } from './page.ts';

/** Counts everything that is started in Web Audio. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const counted = { started: 0 };
    Object.assign(window, { counted });
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...given) {
      counted.started++;
      start.apply(this, given);
    };
    const { start: startBuffer } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...given) {
      counted.started++;
      startBuffer.apply(this, given);
    };
  });

const started = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { counted: { started: number } }).counted.started);

test('a move is heard, and muted moves are not', async ({ page }) => {
  await listen(page);
  await openGame(page, gameBefore({ players: 2 }, 'sound', () => true).file);
  await make(page, 'send culture');
  await expect.poll(() => started(page)).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Mute' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Turn sound on' })).toBeVisible();
  await make(page, 'send culture');
  await expect(page.getByRole('button', { name: 'Confirm turn' })).toBeVisible();
  expect(await started(page)).toBe(0);
});

test('nothing is heard before the first interaction', async ({ page }) => {
  await listen(page);
  // Playwright’s own look into a page counts as an interaction, so the page reports by itself.
  const reports: number[] = [];
  await page.exposeFunction('report', (count: number) => reports.push(count));
  await page.addInitScript(() => {
    const { counted, report } = window as unknown as { counted: { started: number }; report(count: number): void };
    const watch = new MutationObserver(() => {
      if (document.querySelector('[data-show]') === null) return;
      watch.disconnect();
      report(counted.started);
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  const { record } = gameBefore({ players: 2 }, 'sound', ENDS_CENTURY);
  const bots = { ...record, table: [0, 1].map(() => ({ name: '', random: true })) };
  await page.goto(`/#/shared/${gzipSync(JSON.stringify(bots)).toString('base64url')}`);
  await expect.poll(() => reports, { timeout: 20_000 }).toEqual([0]);

  await page.getByRole('button', { name: 'Skip to result' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => started(page), { timeout: 20_000 }).toBeGreaterThan(0);
});

test('the volume is set in the settings, and heard at once', async ({ page }) => {
  await listen(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('slider', { name: 'Volume' }).fill('3');
  await expect.poll(() => started(page)).toBeGreaterThan(0);
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('3');
});
