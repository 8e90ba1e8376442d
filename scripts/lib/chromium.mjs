import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.mjs';
import { runTool } from './run.mjs';

const installDebians = () => {
  process.stderr.write('Installing Chromium (apt-get) …\n');
  const apt = args =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt(['update']);
  apt(['install', '-y', '--no-install-recommends', 'chromium']);
};

const installPlaywrights = () => {
  process.stderr.write('Installing Chromium (Playwright’s own) …\n');
  runTool('playwright', ['install', 'chromium'], true);
};

/** The path of a Chromium: the system's, or one installed now. Says what to do if neither works. */
export const ensureChromium = async () => {
  const { chromium } = await import('@playwright/test');
  const { path, fault } = findChromium({
    environment: process.env,
    platform: process.platform,
    root: process.getuid?.() === 0,
    exists: existsSync,
    playwrights: () => chromium.executablePath(),
    installDebians,
    installPlaywrights,
  });
  if (path !== undefined) return path;
  process.stderr.write(fault);
  process.exit(2);
};
