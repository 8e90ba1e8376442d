import { browserAtRest } from './browser.mjs';
import { distribution, medians, repeated } from './figures.mjs';
import { atRest, DESKTOP, openGame, takeSlowest, watchInteractions } from './web-measures.mjs';

const CLICKS = 24;
/** How often a whole review is timed, with nobody at the page. */
const WHOLE = 2;

/** Runs in the page: brings a decision of the list into sight, and says where to click it. */
const nextDecision = number => {
  const all = document.querySelectorAll('button[data-grade]');
  const button = all[number % all.length];
  button?.scrollIntoView({ block: 'center' });
  if (!button) return undefined;
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Runs in the page: remembers when the review got so far, since the page was opened. */
const watchProgress = () => {
  window.reached = {};
  const look = () => {
    const stage = document.querySelector('[data-review]')?.getAttribute('data-review');
    window.reached[stage] ??= performance.now() - window.opened;
    if (stage !== 'all') requestAnimationFrame(look);
  };
  look();
};

/** Opens the review of a game on a fresh page, and waits for its first graph. */
const openReview = async (browser, address, game) => {
  const context = await browser.newContext({ viewport: DESKTOP });
  const page = await context.newPage();
  await openGame(page, address, game);
  await browserAtRest(browser);
  await page.evaluate(() => {
    window.opened = performance.now();
    location.hash = location.hash.replace('/game/', '/review/');
  });
  await page.evaluate(watchProgress);
  await page.locator('[data-review="sketch"]').waitFor();
  return { page, context };
};

/** One review with nobody at the page: when it got how far, in milliseconds. */
const timeReview = async (browser, address, game) => {
  const { page, context } = await openReview(browser, address, game);
  await page.locator('[data-review="all"]').waitFor({ timeout: 120_000 });
  const { sketch, all } = await page.evaluate(() => window.reached);
  await context.close();
  return { sketch, all };
};

/** Clicks on decisions while a review runs: how long each took. */
const clickThrough = async (browser, address, game) => {
  const { page, context } = await openReview(browser, address, game);
  await page.evaluate(watchInteractions);
  const clicks = [];
  for (let step = 0; step < CLICKS; step++) {
    const place = await page.evaluate(nextDecision, step * 3);
    if (place === undefined) continue;
    await page.mouse.move(place.x, place.y);
    await page.evaluate(atRest);
    await page.evaluate(takeSlowest);
    if (await page.evaluate(() => window.reached.all !== undefined)) break;
    await page.mouse.click(place.x, place.y);
    clicks.push(await page.evaluate(takeSlowest));
  }
  await context.close();
  return clicks;
};

/**
 * A review in the page: the time until the first graph is whole and until everything is judged, and clicks on
 * decisions while others are judged, each of which shows another position on the board. As with other clicks, the mouse
 * first comes to rest on its target, and nothing on the table moves.
 */
export const measureReview = async (browser, address, game) => {
  const whole = await repeated(() => timeReview(browser, address, game), WHOLE);
  const clicks = await repeated(() => clickThrough(browser, address, game));
  return {
    sketch: distribution(whole.map(({ sketch }) => sketch / 1000)),
    all: distribution(whole.map(({ all }) => all / 1000)),
    clicks: distribution(medians(clicks)),
  };
};
