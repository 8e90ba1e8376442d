import { browserAtRest } from './browser.mjs';
import { growthOf, heapOf } from './heap.mjs';

const KILO = 1000;

const settle = page => page.waitForLoadState('networkidle');

/**
 * Runs in the page: the time from a click on something lit, on a table at rest as people find it, until the next picture
 * is on the screen.
 */
const timeClick = async number => {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
  const moving = () => document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity);
  const rest = async () => {
    while (moving().length > 0) await frame();
    await new Promise(resolve => requestIdleCallback(resolve));
    await frame();
  };
  const painted = () =>
    new Promise(resolve => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      requestAnimationFrame(() => port2.postMessage(0));
    });
  const find = () => [...document.querySelectorAll('.lit[data-target], [data-move]')];
  await rest();
  const offered = find();
  const confirm = document.querySelector('button.seal');
  const target = offered.length > 0 ? offered[number % offered.length] : confirm;
  if (!target) return undefined;
  const begun = performance.now();
  target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await painted();
  return performance.now() - begun;
};

/** Runs in the page: the longest time between two pictures until `stop` says so. */
const watchFrames = () => {
  const watch = { longest: 0, last: performance.now(), running: true };
  const tick = now => {
    watch.longest = Math.max(watch.longest, now - watch.last);
    watch.last = now;
    if (watch.running) requestAnimationFrame(tick);
  };
  requestAnimationFrame(now => {
    watch.last = now;
    requestAnimationFrame(tick);
  });
  window.frameWatch = watch;
};

export const percentile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)];

/** Bytes as they went over the network, by kind. */
export const countBytes = page => {
  const counted = { script: 0, all: 0 };
  const jobs = [];
  page.on('requestfinished', request => {
    if (request.serviceWorker() !== null) return;
    const count = ({ responseBodySize }) => {
      counted.all += responseBodySize;
      if (request.resourceType() === 'script') counted.script += responseBodySize;
    };
    // What is still on its way when the page is closed is no longer asked for.
    jobs.push(request.sizes().then(count, () => undefined));
  });
  return async () => {
    await settle(page);
    await Promise.all(jobs);
    return { script: counted.script / KILO, all: counted.all / KILO };
  };
};

const instantly = context =>
  context.addInitScript(() => localStorage.setItem('cap-diamant/settings', '{"pace":"instant"}'));

export const measureSizes = async (browser, address) => {
  const context = await browser.newContext({ locale: 'fr-CA', serviceWorkers: 'block' });
  const page = await context.newPage();
  const bytes = countBytes(page);
  await page.goto(address);
  const start = await bytes();
  await page.locator('button.seal').click();
  await page.locator('[data-target]').first().waitFor();
  const table = await bytes();
  await context.close();
  return { firstScript: start.script, firstAll: start.all, game: table.script - start.script };
};

export const measureInteractive = async (browser, address) => {
  const times = [];
  for (let round = 0; round < 7; round++) {
    const context = await browser.newContext({ locale: 'fr-CA' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await browserAtRest(browser);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('button.seal').waitFor();
    times.push(
      await page.evaluate(() => new Promise(resolve => requestIdleCallback(() => resolve(performance.now())))),
    );
    await context.close();
  }
  return percentile(times, 0.5);
};

const openGame = async (page, address, game) => {
  await page.goto(address);
  const buffer = Buffer.from(JSON.stringify(game));
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.locator('[data-target]').first().waitFor();
};

export const measureClicks = async (browser, address, game) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await instantly(context);
  const page = await context.newPage();
  await openGame(page, address, game);
  const times = [];
  for (let step = 0; times.length < 60 && step < 400; step++) {
    const time = await page.evaluate(timeClick, step * 7);
    if (time === undefined) await page.waitForTimeout(30);
    else times.push(time);
  }
  await context.close();
  return percentile(times, 0.95);
};

/** Shows the scoring of a century, zone by zone; how long its longest frame took. */
const longestFrame = async (page, numeral) => {
  await numeral.click();
  // What the show is, not how a dialog opens.
  await page.locator('[data-show="running"]').waitFor();
  await page.evaluate(watchFrames);
  await page.locator('[data-show="over"]').waitFor();
  const longest = await page.evaluate(() => {
    window.frameWatch.running = false;
    return window.frameWatch.longest;
  });
  await page.locator('[data-show] ~ footer button').last().click();
  await page.locator('[data-show]').waitFor({ state: 'detached' });
  return longest;
};

/**
 * The longest frame while the scorings of a whole game are shown. Each is shown three times and its best counts: what the
 * page makes slow is slow every time, what else the machine did is not.
 */
export const measureFrames = async (browser, address, game) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() => localStorage.setItem('cap-diamant/show', 'calm'));
  const page = await context.newPage();
  await openGame(page, address, game);
  await browserAtRest(browser);
  const lengths = [];
  for (const numeral of await page.locator('button.numeral').all()) {
    const shows = [];
    for (let show = 0; show < 3; show++) shows.push(await longestFrame(page, numeral));
    lengths.push(Math.min(...shows));
  }
  await context.close();
  return Math.max(...lengths);
};

/** Runs in the page: begins a game from the start page, decides a few times, and gives the table up. */
const playAWhile = async () => {
  const until = async find => {
    for (let element = find(); ; element = find()) {
      if (element) return element;
      await new Promise(resolve => requestAnimationFrame(resolve));
    }
  };
  location.hash = '#/';
  (await until(() => document.querySelector('main h1 ~ button.seal:enabled'))).click();
  for (let step = 0; step < 8; step++) {
    const lit = await until(() => document.querySelector('.lit[data-target], [data-move], main ~ section button.seal'));
    lit.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise(resolve => requestAnimationFrame(resolve));
  }
};

/** How much bigger the heap is after twenty games than after ten. */
export const measureMemory = async (browser, address) => {
  const context = await browser.newContext();
  await instantly(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(address);
  const sizes = [];
  for (let round = 0; round < 20; round++) {
    await page.evaluate(playAWhile);
    sizes.push(await heapOf(session));
  }
  await context.close();
  return growthOf(sizes);
};
