import { until } from './patience.mjs';

/*
 * The opening of each game, played with real clicks and keys in any browser. A driver offers `open(url)`, `run(source)`,
 * `click(x, y)` and `press(key)`; the functions below that run in the page are sent to it as text.
 */

/** Runs in the page: where to click the first element that is visible and not covered. */
const placeOf = selector => {
  for (const element of document.querySelectorAll(selector)) {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = width > 0 && height > 0 ? document.elementFromPoint(x, y) : null;
    if (hit !== null && (element.contains(hit) || hit.contains(element))) return { x, y };
  }
  return undefined;
};

/** Runs in the page: how many decisions the game played last has, as it is stored. */
const storedMoves = () =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('cap-diamant');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('games').objectStore('games').getAll();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        const [last] = reading.result.sort((a, b) => b.changed - a.changed);
        opening.result.close();
        resolve(last?.record.moves.length ?? 0);
      };
    };
  });

/** Runs in the page: no pauses between the moves of bots. */
const hurryBots = () => localStorage.setItem('cap-diamant/settings', '{"pace":"instant","language":"en"}');

const call = (driver, run, ...args) =>
  driver.run(`(${run})(${args.map(argument => JSON.stringify(argument)).join(', ')})`);

const find = (driver, selector) => call(driver, placeOf, selector);

const clickOn = async (driver, what, selector) => {
  const { x, y } = await until(what, () => find(driver, selector));
  await driver.click(x, y);
};

const CONFIRM = '[data-confirm]';
const LIT = 'main .lit[data-target]';
const LISTED = 'dialog [data-move]';

/** Confirms the turn if it is complete. */
const confirm = async driver => {
  const place = await find(driver, CONFIRM);
  if (place === undefined) return false;
  await driver.click(place.x, place.y);
  return true;
};

/** Makes decisions until the stored game has so many. */
const playOn = async (driver, decisions, decide) => {
  await until(`${decisions} decisions`, async () => {
    if (!(await confirm(driver))) await decide();
    return (await call(driver, storedMoves)) >= decisions;
  });
  return call(driver, storedMoves);
};

/** Clicks something lit on the table. */
const touch = driver => async () => {
  const place = await find(driver, LIT);
  if (place !== undefined) await driver.click(place.x, place.y);
};

/** Takes the first move of the list, or agrees with what a dialog proposes. */
const choose = driver => async () => {
  const open = `${LISTED}, dialog button.seal`;
  if ((await find(driver, open)) === undefined) await driver.press('m');
  const place = await find(driver, open);
  if (place !== undefined) await driver.click(place.x, place.y);
};

/** Opens the start page and starts a game with one press. */
const begin = async (driver, address, button) => {
  await driver.open(address);
  await call(driver, hurryBots);
  await driver.open(`${address}/?again`);
  await clickOn(driver, 'the button that starts a game', button);
};

/** After a reload everything is still there. */
const reload = async (driver, shown) => {
  const before = await call(driver, storedMoves);
  await driver.open(await driver.run('location.href'));
  await until('the table after a reload', () => find(driver, shown));
  const after = await call(driver, storedMoves);
  if (after < before) throw new Error(`${before} decisions were stored, ${after} are left after a reload`);
};

export const OPENINGS = {
  quebec: async (driver, address) => {
    await begin(driver, address, 'main button.seal');
    await until('something to click on the plan', () => find(driver, LIT));
    const moves = await playOn(driver, 12, touch(driver));
    await reload(driver, 'section.plan svg');
    return `${moves} decisions by clicks on the plan, and all of them after a reload`;
  },
  'nouvelle-france': async (driver, address) => {
    await begin(driver, address, 'main button[data-game=nouvelle-france]');
    await until('the sites', () => find(driver, 'main section.sites'));
    const moves = await playOn(driver, 12, choose(driver));
    const drawn = await driver.run(`document.querySelector('main canvas') === null ? 'as floor plans' : 'in 3D'`);
    await reload(driver, 'main section.sites');
    return `${moves} decisions from the list, the sites ${drawn}, and all of them after a reload`;
  },
};
