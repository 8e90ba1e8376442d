import { browserAtRest } from './browser.mjs';
import { growthOf, heapOf } from './heap.mjs';
import { countBytes, percentile } from './web-measures.mjs';

const inSpace = async (browser, options = {}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, ...options });
  await context.addInitScript(() => localStorage.setItem('cap-diamant/settings', '{"pace":"instant","sites":"scene"}'));
  return context;
};

const openScene = async (page, game) => {
  const buffer = Buffer.from(JSON.stringify(game));
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.locator('.scene canvas').waitFor();
};

/** What comes over the network for this game, space included, on top of the start page. */
export const measureCode = async (browser, address, game) => {
  const context = await inSpace(browser, { serviceWorkers: 'block' });
  const page = await context.newPage();
  const bytes = countBytes(page);
  await page.goto(address);
  const start = await bytes();
  await openScene(page, game);
  const table = await bytes();
  await context.close();
  return table.script - start.script;
};

/** Runs in the page: drags the view around for so many frames and tells how long each took. */
const turnAround = frames =>
  new Promise(resolve => {
    const canvas = document.querySelector('.scene canvas');
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const times = [];
    const drag = (type, by) =>
      canvas.dispatchEvent(
        new PointerEvent(type, {
          pointerId: 1,
          pointerType: 'mouse',
          clientX: left + width / 2 + by,
          clientY: top + height / 2,
          bubbles: true,
        }),
      );
    const step = now => {
      times.push(now);
      drag('pointermove', 20 + times.length * 4);
      if (times.length <= frames) requestAnimationFrame(step);
      else {
        drag('pointercancel', 0);
        resolve({ times, width: canvas.width });
      }
    };
    drag('pointerdown', 0);
    requestAnimationFrame(step);
  });

/** How long a frame takes on the average while the whole scene is turned, once the picture is as coarse as it gets. */
export const measureTurning = async (browser, address, game) => {
  const context = await inSpace(browser);
  const page = await context.newPage();
  await page.goto(address);
  await openScene(page, game);
  await browserAtRest(browser);
  const box = await page.locator('.scene canvas').boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(turnAround, 60);
  const { times, width } = await page.evaluate(turnAround, 120);
  await context.close();
  return { frame: (times.at(-1) - times[0]) / (times.length - 1), width };
};

/** Runs in the page: moves the pointer over the sites and tells how long it takes until all is reckoned. */
const movePointer = async moves => {
  const canvas = document.querySelector('.scene canvas');
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const times = [];
  for (let move = 0; move < moves; move++) {
    await new Promise(resolve => requestAnimationFrame(resolve));
    const clientX = left + width * (0.15 + 0.7 * ((move * 0.618) % 1));
    const clientY = top + height * (0.2 + 0.6 * ((move * 0.382) % 1));
    const begun = performance.now();
    canvas.dispatchEvent(
      new PointerEvent('pointermove', { pointerId: 1, pointerType: 'mouse', clientX, clientY, bubbles: true }),
    );
    // What follows from it is done before the next task.
    for (let turn = 0; turn < 5; turn++) await undefined;
    times.push(performance.now() - begun);
  }
  return times;
};

/** From a movement of the pointer to the piece in hand over another square, legal or not, with its points. */
export const measureGhost = async (browser, address, game) => {
  const context = await inSpace(browser);
  const page = await context.newPage();
  await page.goto(address);
  await openScene(page, game);
  await page.locator('[data-move="draw"]:visible').first().click();
  await page.keyboard.press('1');
  await page.locator('[data-place]').first().waitFor({ state: 'attached' });
  await page.evaluate(movePointer, 30);
  const times = await page.evaluate(movePointer, 200);
  await context.close();
  return percentile(times, 0.95);
};

/** Runs in the page: leaves what is shown for the start page, and that for a game, as long as its sites take to be there. */
const visit = async hash => {
  const until = async find => {
    while (!find()) await new Promise(resolve => requestAnimationFrame(resolve));
  };
  location.hash = '#/';
  await until(() => document.querySelector('input[type=file]'));
  location.hash = hash;
  await until(() => document.querySelector('.scene canvas'));
};

/** How much bigger the heap is after ten games in space than after five. */
export const measureMemory = async (browser, address, games) => {
  const context = await inSpace(browser);
  const page = await context.newPage();
  const hashes = [];
  for (const game of games) {
    await page.goto(address);
    await openScene(page, game);
    hashes.push(new URL(page.url()).hash);
  }
  // Afresh: who waits for an element from outside keeps it in memory.
  await page.reload();
  const session = await context.newCDPSession(page);
  const sizes = [];
  for (const hash of hashes) {
    await page.evaluate(visit, hash);
    await page.evaluate(turnAround, 5);
    sizes.push(await heapOf(session));
  }
  await context.close();
  return growthOf(sizes);
};
