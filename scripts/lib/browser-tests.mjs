import { ensureChromium } from './chromium.mjs';
import { SWITCHES } from './chromium-switches.mjs';
import { runTool } from './run.mjs';

/** Plays the built page in a real Chromium. */
export const browserTests = async (args = []) => {
  process.env.CHROME_PATH = await ensureChromium();
  process.env.CHROME_SWITCHES = SWITCHES.join(' ');
  return runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args]);
};
