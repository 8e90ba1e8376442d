import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runTool } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

const onPath = () => (process.env.PATH ?? '').split(delimiter).flatMap(folder => NAMES.map(name => join(folder, name)));

/** The Chromium of this machine, if it has one: `CHROME_PATH`, or one that lies where browsers lie. */
const systemChromium = () => {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH !== undefined && CHROME_PATH !== '') {
    if (existsSync(CHROME_PATH)) return CHROME_PATH;
    process.stderr.write(`CHROME_PATH is ${CHROME_PATH}, but there is no such file.\n`);
    process.exit(2);
  }
  return [...onPath(), ...(PLACES[process.platform] ?? [])].find(file => existsSync(file));
};

/** Playwright's own Chromium, if it was downloaded before. */
const playwrightChromium = async () => {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
};

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const installDebian = () => {
  process.stderr.write('Installing Chromium (apt-get) …\n');
  const apt = args =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt(['update']);
  apt(['install', '-y', '--no-install-recommends', 'chromium']);
};

const HELP = `The tests in the browser need Chromium, and none was found or could be installed.
Do one of these and try again:
  - install Chromium or Chrome with the package manager of your system
  - set CHROME_PATH to the program of a Chromium or Chrome you have
  - run "npx playwright install chromium" on a machine that can download it
`;

/** The path of a Chromium: of the system, or installed now. Says what to do where neither works. */
export const ensureChromium = async () => {
  const found = systemChromium() ?? (await playwrightChromium());
  if (found !== undefined) return found;
  if (isDebianRoot()) installDebian();
  else runTool('playwright', ['install', 'chromium'], true);
  const installed = systemChromium() ?? (await playwrightChromium());
  if (installed !== undefined) return installed;
  process.stderr.write(HELP);
  process.exit(2);
};
