import { defineConfig } from '@playwright/test';

/** Found or installed by scripts/lib/chromium.mjs. */
const { CHROME_PATH: executablePath = '/usr/bin/chromium' } = process.env;

export default defineConfig({
  testDir: 'src',
  testMatch: '*.spec.ts',
  outputDir: 'results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-CA',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath },
  },
});
