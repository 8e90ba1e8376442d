import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';

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
    trace: 'retain-on-failure',
    launchOptions: { executablePath },
  },
});
