import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ROOT } from './run.mjs';

/** Serves the built page on a free port and opens a Chromium, for as long as `use` takes. */
export const withPage = async use => {
  const { chromium } = await import('@playwright/test');
  const { listen, pageServer } = await import('@cap-diamant/server');
  const dist = join(ROOT, 'apps', 'web', 'dist');
  const server = await pageServer(dist);
  const address = await listen(server, '127.0.0.1', 0);
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  try {
    await use({ browser, address, dist });
  } finally {
    await browser.close();
    await server.close();
  }
};

/** Opens a game from the start page. */
export const open = async (page, game) => {
  const buffer = Buffer.from(JSON.stringify(game));
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/#\/game\//);
  await page.locator('main[aria-label]').waitFor();
};
