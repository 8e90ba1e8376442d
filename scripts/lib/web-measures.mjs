import { browserAtRest } from './browser.mjs';
import { distribution, medians, repeated } from './figures.mjs';
import { heapOf } from './heap.mjs';

const KILO = 1000;
export const DESKTOP = { width: 1440, height: 900 };

/** Waits for what a page loads in its idle moments, too. */
const settle = async page => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
};

/** Bytes transferred over the network, by kind. */
export const countBytes = page => {
  const counted = { script: 0, all: 0 };
  const jobs = [];
  page.on('requestfinished', request => {
    if (request.serviceWorker() !== null) return;
    const count = ({ responseBodySize }) => {
      counted.all += responseBodySize;
      if (request.resourceType() === 'script') counted.script += responseBodySize;
    };
    // Responses still on their way when the page closes do not count.
    jobs.push(request.sizes().then(count, () => undefined));
  });
  return async () => {
    await settle(page);
    await Promise.all(jobs);
    return { script: counted.script / KILO, all: counted.all / KILO };
  };
};

/** Opens the start page and waits for what it loads last, in its first idle moment: the code for updates. */
export const openStartPage = async (page, address) => {
  const last = page.waitForResponse(/\/assets\/workbox-window/);
  await page.goto(address);
  await last;
};

const withSettings = (context, settings) =>
  context.addInitScript(json => localStorage.setItem('cap-diamant/settings', json), JSON.stringify(settings));

/**
 * What the start page loads, what it loads later in a quiet moment included, and what a game adds: a table among people,
 * because what bots need is loaded by themselves when the first one thinks.
 */
export const measureSizes = async (browser, address, game) => {
  const context = await browser.newContext({ locale: 'fr-CA', serviceWorkers: 'block' });
  const page = await context.newPage();
  const bytes = countBytes(page);
  await openStartPage(page, address);
  const start = await bytes();
  await putFile(page, game);
  const table = await bytes();
  await context.close();
  return { firstScript: start.script, firstAll: start.all, game: table.script - start.script };
};

/** From the first request until the start page is idle, with the processor slowed down four times. */
export const measureInteractive = async (browser, address) => {
  const times = [];
  for (let round = 0; round < 7; round++) {
    const context = await browser.newContext({ locale: 'fr-CA' });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await browserAtRest(browser);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('button.seal').waitFor();
    times.push(
      await page.evaluate(() => new Promise(resolve => requestIdleCallback(() => resolve(performance.now())))),
    );
    await context.close();
  }
  return distribution(times);
};

const putFile = async (page, game) => {
  const buffer = Buffer.from(JSON.stringify(game));
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.locator('[data-target]').first().waitFor();
};

export const openGame = async (page, address, game) => {
  await page.goto(address);
  await putFile(page, game);
};

/** Runs in the page: records the browser's own timing of every interaction, from the input to the painted frame. */
export const watchInteractions = () => {
  window.slowest = 0;
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) window.slowest = Math.max(window.slowest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: false });
};

/** Runs in the page: the slowest event since the last call; the browser reports none that is faster than 16 ms. */
export const takeSlowest = async () => {
  // The entries of a frame arrive after it.
  for (let frame = 0; frame < 3; frame++) await new Promise(resolve => requestAnimationFrame(resolve));
  await new Promise(resolve => requestIdleCallback(resolve));
  const slowest = Math.max(16, window.slowest);
  window.slowest = 0;
  return slowest;
};

/** Runs in the page: waits until nothing moves and the page is idle, as after a player has thought for a moment. */
export const atRest = async () => {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
  const moving = () =>
    document.getAnimations().some(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime));
  while (moving()) await frame();
  await new Promise(resolve => requestIdleCallback(resolve));
  await frame();
};

/** Runs in the page: finds where to click next: a legal target, or whatever continues the turn. */
const nextTarget = number => {
  const lit = [...document.querySelectorAll('.lit[data-target], [data-move]')].filter(one => one.checkVisibility());
  const target = lit.length > 0 ? lit[number % lit.length] : document.querySelector('main ~ section button.seal');
  if (!target) return undefined;
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const CLICKS = 60;

/** One run of clicks on a fresh page: for each, the time of pointing at the target and of clicking it. */
const clickThrough = async (browser, address, game) => {
  const context = await browser.newContext({ viewport: DESKTOP });
  await withSettings(context, { pace: 'instant' });
  const page = await context.newPage();
  await openGame(page, address, game);
  await browserAtRest(browser);
  await page.evaluate(watchInteractions);
  const times = { pointing: [], clicking: [] };
  for (let step = 0; times.clicking.length < CLICKS && step < 4 * CLICKS; step++) {
    await page.evaluate(atRest);
    const place = await page.evaluate(nextTarget, step * 7);
    if (place === undefined) continue;
    await page.evaluate(takeSlowest);
    await page.mouse.move(place.x, place.y);
    times.pointing.push(await page.evaluate(takeSlowest));
    await page.evaluate(atRest);
    await page.evaluate(takeSlowest);
    await page.mouse.click(place.x, place.y);
    times.clicking.push(await page.evaluate(takeSlowest));
  }
  await context.close();
  return times;
};

/**
 * Clicks with a real mouse on an idle table, the very first click included; as a person does, the mouse first comes to
 * rest on the target, which is timed as well. The times are the browser's own (Event Timing): from the input to the
 * frame that shows its effect, in steps of 8 ms; anything faster than 16 counts as 16.
 */
export const measureClicks = async (browser, address, game) => {
  const runs = await repeated(() => clickThrough(browser, address, game));
  const steady = what => distribution(medians(runs.map(times => times[what])));
  return { pointing: steady('pointing'), clicking: steady('clicking') };
};

/** Runs in the page: records the time between frames until `stop`. */
const watchFrames = () => {
  const watch = { times: [], running: true };
  let last;
  const tick = now => {
    if (last !== undefined) watch.times.push(now - last);
    last = now;
    if (watch.running) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  window.frameWatch = watch;
};

/** The frames of one scoring, the first one shown on a freshly loaded page. */
const watchScoring = async (browser, address, game, century) => {
  const context = await browser.newContext({ viewport: DESKTOP });
  await context.addInitScript(() => localStorage.setItem('cap-diamant/show', '"calm"'));
  const page = await context.newPage();
  await openGame(page, address, game);
  await browserAtRest(browser);
  await page.evaluate(watchFrames);
  await page.locator('button.numeral').nth(century).click();
  await page.locator('[data-show="over"]').waitFor();
  const times = await page.evaluate(() => {
    window.frameWatch.running = false;
    return window.frameWatch.times;
  });
  await context.close();
  return times.toSorted((a, b) => b - a);
};

/**
 * The frames of the scorings of four centuries, from the click that opens the dialog until its last zone is counted:
 * the slowest frame of each run, the second slowest, and so on, each the median of its runs.
 */
export const measureFrames = async (browser, address, game) => {
  const times = [];
  for (let century = 0; century < 4; century++) {
    times.push(...medians(await repeated(() => watchScoring(browser, address, game, century))));
  }
  return distribution(times);
};

/** Runs in the page: opens a game of bots only, follows it to its result, and leaves the table. */
const watchWholeGame = async hash => {
  const until = async find => {
    for (let element = find(); ; element = find()) {
      if (element) return element;
      await new Promise(resolve => requestAnimationFrame(resolve));
    }
  };
  location.hash = hash;
  for (;;) {
    const inside = await until(() => document.querySelector('dialog[open] :is(.result, [data-show])'));
    if (inside.classList.contains('result')) break;
    const last = await until(() => [...inside.closest('dialog').querySelectorAll('footer button')].at(-1));
    last.click();
    await until(() => !inside.isConnected);
  }
  location.hash = '#/';
  await until(() => document.querySelector('input[type=file]'));
};

/** The heap size of the page, in bytes, after each of several whole games that bots play to the end. */
export const measureMemory = async (browser, address, games, settings = {}) => {
  const context = await browser.newContext({ viewport: DESKTOP });
  const page = await context.newPage();
  const hashes = [];
  for (const game of games) {
    // At this pace no bot decides before the next game is opened.
    await page.goto(address);
    await page.evaluate(() => localStorage.setItem('cap-diamant/settings', '{"pace":"slow"}'));
    await page.reload();
    const buffer = Buffer.from(JSON.stringify(game));
    await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
    await page.waitForURL(/#\/game\//);
    hashes.push(new URL(page.url()).hash);
  }
  await page.evaluate(
    json => localStorage.setItem('cap-diamant/settings', json),
    JSON.stringify({ pace: 'instant', ...settings }),
  );
  await page.evaluate(() => localStorage.setItem('cap-diamant/show', '"none"'));
  await page.goto(address);
  // Reload: elements that Playwright has waited for stay in memory.
  await page.reload();
  const devtools = await context.newCDPSession(page);
  const sizes = [];
  for (const hash of hashes) {
    await page.evaluate(watchWholeGame, hash);
    sizes.push(await heapOf(devtools));
  }
  await context.close();
  return sizes;
};
