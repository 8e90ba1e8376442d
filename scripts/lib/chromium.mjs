import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.mjs';
import { runTool } from './run.mjs';

const installDebians = packages => {
  process.stderr.write('Installing Chromium (apt-get) …\n');
  const apt = args =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt(['update']);
  // Not every release has all of them.
  packages.find(name => apt(['install', '-y', '--no-install-recommends', name]).status === 0);
};

const installPlaywrights = () => {
  process.stderr.write('Installing Chromium (Playwright’s own) …\n');
  runTool('playwright', ['install', 'chromium'], true);
};

/**
 * The path of a Chromium: the system's, or one installed now. Says what to do if neither works. Tests take one without
 * windows where there is one; measurements take the one people use.
 */
export const ensureChromium = async ({ windowed }) => {
  const { chromium } = await import('@playwright/test');
  const { path, fault } = findChromium({
    windowed,
    environment: process.env,
    platform: process.platform,
    root: process.getuid?.() === 0,
    exists: existsSync,
    playwrights: () => chromium.executablePath(),
    installDebians: () => installDebians([...(windowed ? [] : ['chromium-headless-shell']), 'chromium']),
    installPlaywrights,
  });
  if (path !== undefined) return path;
  process.stderr.write(fault);
  process.exit(2);
};
