import { defineConfig } from '@playwright/test';

/** Set by scripts/lib/browser-tests.mjs. */
const { CHROME_PATH: executablePath = '/usr/bin/chromium', CHROME_SWITCHES } = process.env;

export default defineConfig({
  testDir: 'src',
  testMatch: '*.spec.ts',
  outputDir: 'results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 240_000,
  // A page that answers late on a busy machine is late, not wrong; how fast it is, the bench says.
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    // Names the element that was waited for, instead of running into the time limit of the whole test.
    actionTimeout: 30_000,
    browserName: 'chromium',
    locale: 'en-CA',
    // It would store the whole page again for every test; those about being offline allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: CHROME_SWITCHES?.split(' ') ?? [] },
  },
});
