import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { SWITCHES } from './chromium-switches.mjs';
import { ROOT } from './run.mjs';

/** Serves the built page on a free port and opens a Chromium while `use` runs. */
export const withPage = async use => {
  const { chromium } = await import('@playwright/test');
  const { listen, pageServer } = await import('@cap-diamant/server');
  const dist = join(ROOT, 'apps', 'web', 'dist');
  const server = await pageServer(dist);
  const address = await listen(server, '127.0.0.1', 0);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: SWITCHES });
  try {
    await use({ browser, address, dist });
  } finally {
    await browser.close();
    await server.close();
  }
};

const GLANCE = 250;
const IDLE = 0.02;

/** Waits until the browser itself is idle: with a new context it loads pages of its own. */
export const browserAtRest = async browser => {
  const session = await browser.newBrowserCDPSession();
  const worked = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  for (let before = await worked(), now; ; before = now) {
    await new Promise(resolve => setTimeout(resolve, GLANCE));
    now = await worked();
    if (now - before < IDLE) break;
  }
  await session.detach();
};

/** Opens a game from the start page. */
export const open = async (page, game) => {
  const buffer = Buffer.from(JSON.stringify(game));
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/#\/game\//);
  await page.locator('main[aria-label]').waitFor();
};
