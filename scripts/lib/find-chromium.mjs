import { delimiter, join } from 'node:path';

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

export const HELP = `The tests in the browser need Chromium, and none was found or could be installed.
Do one of these and try again:
  - install Chromium or Chrome with the package manager of your system
  - set CHROME_PATH to the program of a Chromium or Chrome you have
  - run "npx playwright install chromium" on a machine that can download it
`;

const placesOf = ({ environment, platform }) => [
  ...(environment.PATH ?? '').split(delimiter).flatMap(folder => NAMES.map(name => join(folder, name))),
  ...(PLACES[platform] ?? []),
];

/** A browser in one of the usual places, or one that Playwright downloaded before. */
const lyingAround = machine => [...placesOf(machine), machine.playwrights()].find(file => machine.exists(file));

/**
 * The path of a Chromium: `CHROME_PATH`, one on this machine, or one installed now; or an error that says what to do.
 * The machine is a parameter, so that tests can simulate every kind.
 */
export const findChromium = machine => {
  const { CHROME_PATH: wished = '' } = machine.environment;
  if (wished !== '') {
    return machine.exists(wished)
      ? { path: wished }
      : { fault: `CHROME_PATH is ${wished}, but there is no such file.\n` };
  }
  const found = lyingAround(machine);
  if (found !== undefined) return { path: found };
  const debian = machine.root && machine.exists('/usr/bin/apt-get');
  if (debian) machine.installDebians();
  // Also if Debian's installation did not provide one.
  if (!debian || lyingAround(machine) === undefined) machine.installPlaywrights();
  const path = lyingAround(machine);
  return path === undefined ? { fault: HELP } : { path };
};
