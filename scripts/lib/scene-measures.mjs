import { browserAtRest } from './browser.mjs';
import { distribution, medians, repeated } from './figures.mjs';
import { countBytes, openStartPage } from './web-measures.mjs';

const inSpace = async (browser, options = {}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, ...options });
  await context.addInitScript(() => localStorage.setItem('cap-diamant/settings', '{"pace":"instant","sites":"scene"}'));
  return context;
};

const openScene = async (page, game) => {
  const buffer = Buffer.from(JSON.stringify(game));
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.locator('.scene [role=img] canvas').waitFor();
};

/** What this game loads over the network, 3D included, on top of the start page. */
export const measureCode = async (browser, address, game) => {
  const context = await inSpace(browser, { serviceWorkers: 'block' });
  const page = await context.newPage();
  const bytes = countBytes(page);
  await openStartPage(page, address);
  const start = await bytes();
  await openScene(page, game);
  const table = await bytes();
  await context.close();
  return table.script - start.script;
};

/** Runs in the page: while the view is dragged, records the time between frames and the resolution of each. */
const watchTurning = () => {
  const canvas = document.querySelector('.scene [role=img] canvas');
  const watch = { times: [], coarsest: Infinity, running: true };
  let last;
  const tick = now => {
    if (last !== undefined) {
      watch.times.push(now - last);
      watch.coarsest = Math.min(watch.coarsest, canvas.width / canvas.clientWidth);
    }
    last = now;
    if (watch.running) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  window.turning = watch;
};

/**
 * Every frame while the mouse turns the whole scene, from the first one, and the lowest resolution it is drawn at, as
 * pixels drawn per pixel of the screen.
 */
export const measureTurning = async (browser, address, game) => {
  const context = await inSpace(browser);
  const page = await context.newPage();
  await page.goto(address);
  await openScene(page, game);
  await browserAtRest(browser);
  const box = await page.locator('.scene [role=img] canvas').boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y);
  await page.evaluate(watchTurning);
  for (let step = 0; step < 240; step++)
    await page.mouse.move(x + 12 + (step % 120 < 60 ? 1 : -1) * (step % 60) * 4, y);
  const { times, coarsest } = await page.evaluate(() => {
    window.turning.running = false;
    return window.turning;
  });
  await page.mouse.up();
  await context.close();
  return { frames: distribution(times), coarsest };
};

/** Runs in the page: times every pointer movement from its event until the frame that shows it is painted. */
const watchPointer = () => {
  window.pointerTime = undefined;
  window.addEventListener(
    'pointermove',
    () => {
      const begun = performance.now();
      const { port1, port2 } = new MessageChannel();
      // A message sent from a frame arrives once that frame is painted.
      port1.onmessage = () => {
        window.pointerTime = performance.now() - begun;
      };
      requestAnimationFrame(() => port2.postMessage(0));
    },
    { capture: true },
  );
};

/** Runs in the page: waits for the frame of the last movement and tells how long it took. */
const takePointerTime = async () => {
  while (window.pointerTime === undefined) await new Promise(resolve => requestAnimationFrame(resolve));
  const time = window.pointerTime;
  window.pointerTime = undefined;
  return time;
};

const moveHand = async (browser, address, game) => {
  const context = await inSpace(browser);
  const page = await context.newPage();
  await page.goto(address);
  await openScene(page, game);
  await page.locator('[data-move="draw"]:visible').first().click();
  await page.keyboard.press('1');
  await page.locator('[data-place]').first().waitFor({ state: 'attached' });
  await browserAtRest(browser);
  const { x, y, width, height } = await page.locator('.scene [role=img] canvas').boundingBox();
  await page.evaluate(watchPointer);
  const times = [];
  for (let move = 0; move < 200; move++) {
    await page.mouse.move(
      x + width * (0.15 + 0.7 * ((move * 0.618) % 1)),
      y + height * (0.2 + 0.6 * ((move * 0.382) % 1)),
    );
    times.push(await page.evaluate(takePointerTime));
  }
  await context.close();
  return times;
};

/** From a mouse movement to the painted frame with the held piece over another square, legal or not. */
export const measureHand = async (browser, address, game) =>
  distribution(medians(await repeated(() => moveHand(browser, address, game))));
