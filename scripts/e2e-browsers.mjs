import { join } from 'node:path';
import { prepare } from './lib/prepare.mjs';
import { ROOT } from './lib/run.mjs';
import { prepareWeb } from './lib/web.mjs';

prepare();
prepareWeb();

const { listen, pageServer } = await import('@cap-diamant/server');
const { firefox } = await import('./lib/browser-firefox.mjs');
const { webkit } = await import('./lib/browser-webkit.mjs');
const { OPENINGS } = await import('./lib/openings.mjs');

/** `npm run e2e:browsers -- webkit` runs only this one. */
const wanted = process.argv.slice(2);
const BROWSERS = { firefox, webkit };

const say = line => process.stdout.write(`${line}\n`);

/** Plays the opening of every game in one browser. Returns whether all went well. */
const playIn = async (launch, name, address) => {
  let passed = true;
  for (const [game, play] of Object.entries(OPENINGS)) {
    let driver;
    try {
      driver = await launch();
      const about = await play(driver, address);
      const faults = await driver.faults();
      if (faults.length > 0) throw new Error(`errors in the page:\n${faults.join('\n')}`);
      say(`✓ ${name}, ${game}: ${about}`);
    } catch (error) {
      passed = false;
      say(`✘ ${name}, ${game}: ${error.message}`);
      const picture = join(ROOT, 'shots', `${name}-${game}.png`);
      if (driver !== undefined) say(`  a picture of it: ${await driver.picture(picture).catch(String)}`);
    } finally {
      await driver?.close();
    }
  }
  return passed;
};

const server = await pageServer(join(ROOT, 'apps', 'web', 'dist'));
const address = await listen(server, '127.0.0.1', 0);
let status = 0;
for (const [name, browser] of Object.entries(BROWSERS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const missing = browser.missing();
  if (missing !== undefined) {
    say(`✘ ${name} is not on this machine. ${missing}`);
    status = 2;
  } else if (!(await playIn(browser.launch, name, address))) status = 1;
}
await server.close();
process.exit(status);
