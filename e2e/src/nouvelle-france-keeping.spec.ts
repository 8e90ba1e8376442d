import { nth, replay, unwrap } from '@cap-diamant/kernel';
import { type NouvelleFrance, nouvelleFrance } from '@cap-diamant/nouvelle-france';
import { scoreOf } from '@cap-diamant/nouvelle-france/state';
import type { Page } from '@playwright/test';
import { withPlayers } from './nouvelle-france-samples.ts';
import { expect, test } from './page.ts';
import { recordOf, shareLink } from './play.ts';
import { openFile } from './samples.ts';
import { seenAt } from './scene.ts';
import { drawAfter, nouvelleFranceBefore, openSites, settle } from './sites.ts';

const SAMPLE = nouvelleFranceBefore({ players: 2, first: 0 }, 'keeping', drawAfter(40));
const PEOPLE = withPlayers(SAMPLE, 'Anne', 'Bastien');
const { moves: MOVES } = SAMPLE.record;
const STATES = unwrap(replay(nouvelleFrance, SAMPLE.record));
/** A position in the middle of the game where a card is drawn. */
const DRAWS = MOVES.indexOf('draw', 20);

type State = NouvelleFrance['state'];
const NAMED = '[role="button"][data-square]';

/** What the table shows: the cubes on each square, in words, and the scores. */
const shownIn = async (page: Page): Promise<{ squares: string[]; scores: string[] }> => ({
  squares: await page.locator(NAMED).evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? '')),
  scores: await page.locator('aside [data-anchor^="score:"] .count').allInnerTexts(),
});

/** How many cubes are placed, and the scores: on the page, and by the rules. */
const countedIn = async (page: Page): Promise<{ cubes: number; scores: string[] }> => {
  const { squares, scores } = await shownIn(page);
  return { cubes: squares.join(' ').match(/(lower|middle|upper) floor/g)?.length ?? 0, scores };
};
const countOf = ({ placed, players }: State): { cubes: number; scores: string[] } => ({
  cubes: placed.reduce((sum, { cells }) => sum + cells.length, 0),
  scores: players.map(player => String(scoreOf(player))),
});
const shows = (page: Page, at: number): Promise<void> =>
  expect.poll(() => countedIn(page)).toEqual(countOf(nth(STATES, at)));

const slider = (page: Page) => page.getByRole('slider');
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

test('a game moves to another device as a link and as a file, unchanged', async ({ page, browser, baseURL }) => {
  await openSites(page, PEOPLE);
  await shows(page, MOVES.length);
  const here = await shownIn(page);
  const saved = await recordOf(page);
  const link = await shareLink(page);
  expect(link).toMatch(/^[^#]+#\/.+/);

  const arrivals = [(elsewhere: Page) => elsewhere.goto(link), (elsewhere: Page) => openFile(elsewhere, saved)];
  for (const arrive of arrivals) {
    const context = await browser.newContext({ locale: 'en-CA', baseURL: baseURL ?? '' });
    const elsewhere = await context.newPage();
    await settle(elsewhere);
    await arrive(elsewhere);
    await expect.poll(() => shownIn(elsewhere)).toEqual(here);
    expect(await recordOf(elsewhere)).toEqual(saved);
    await context.close();
  }
});

test('the log and the replay show the sites as they were, and a new game continues from there', async ({ page }) => {
  await openSites(page, PEOPLE);
  await page.keyboard.press('l');
  const log = page.getByRole('complementary', { name: 'Log' });
  await log.locator('li').nth(6).locator('button').first().click();
  await log.getByRole('button', { name: 'Close' }).click();
  const then = Number(await slider(page).inputValue());
  expect(countOf(nth(STATES, then)).cubes).toBeLessThan(countOf(nth(STATES, MOVES.length)).cubes);
  await shows(page, then);
  // The past can be viewed, not played.
  await expect(page.locator('aside button[data-card], [data-move]')).toHaveCount(0);

  await slider(page).press('Home');
  await shows(page, 0);
  await page.getByLabel('Speed').selectOption({ label: '×2' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  const stopped = Number(await slider(page).inputValue());
  await shows(page, stopped);
  await page.getByRole('button', { name: 'Step forward' }).click();
  await shows(page, stopped + 1);

  await slider(page).fill(String(DRAWS));
  await shows(page, DRAWS);
  const original = page.url();
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await expect(page).not.toHaveURL(original);
  await shows(page, DRAWS);
  await page.locator('[data-move="draw"]:visible').first().click();
  await expect.poll(async () => (await recordOf(page)).moves).toEqual([...MOVES.slice(0, DRAWS), 'draw']);
  await page.goto(original);
  await shows(page, MOVES.length);
  expect((await recordOf(page)).moves).toEqual(MOVES);
});

test('the past is shown in 3D too', async ({ page }) => {
  await openSites(page, PEOPLE, { sites: 'scene' });
  await expect(page.locator('.scene [role=img] canvas')).toBeVisible();
  const { site, grid, cells } = nth(
    nth(STATES, MOVES.length).placed.filter(one => one.site === 'redoubt'),
    0,
  );
  const [x, y] = nth(cells, 0);
  // `locate` gives the top of a column, and it was lower then.
  const top = () => seenAt(page, { site, grid, x, y });
  const now = await top();
  await page.keyboard.press('l');
  const log = page.getByRole('complementary', { name: 'Log' });
  await log.locator('li button').last().click();
  await log.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Continue from here' })).toBeVisible();
  await slider(page).press('Home');
  await expect.poll(async () => (await top()).y).toBeGreaterThan(now.y + 10);
  await page.keyboard.press('Escape');
  await expect.poll(top).toEqual(now);
});

test('a turn is undone step by step and across answers of bots, but not past a drawn card; the view stays', async ({
  page,
}) => {
  const { file } = nouvelleFranceBefore({ players: 2, first: 0 }, 'taken back', () => true);
  await openSites(page, { ...file, table: [{ name: 'Anne' }, { name: '', random: true }] });
  const sites = page.locator('main section.sites');
  const [box, empty] = [await sites.boundingBox(), await shownIn(page)];
  const still = (): Promise<void> => expect.poll(() => sites.boundingBox()).toEqual(box);
  const moves = async (): Promise<readonly string[]> => (await recordOf(page)).moves;

  await page.keyboard.press('1');
  await page.keyboard.press('n');
  await still();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-ask="fille"]')).toBeVisible();
  await still();
  await page.keyboard.press('x');
  // A bot may move next; then it is the person's turn again.
  await expect(page.locator('[data-ask="after"]')).toBeVisible();
  await still();
  const played = await moves();
  expect(played.length).toBe(3);
  await undo(page).click();
  await expect(page.locator('[data-ask="fille"]')).toBeVisible();
  expect(await moves()).toEqual(played.slice(0, 1));
  await undo(page).click();
  await expect.poll(() => shownIn(page)).toEqual(empty);
  expect(await moves()).toEqual([]);
  await expect(undo(page)).toHaveCount(0);

  await page.locator('[data-move="draw"]:visible').first().click();
  const sealed = 'Hidden information was revealed; this can’t be undone.';
  await expect(page.getByRole('region', { name: 'What you can do' }).getByText(sealed)).toBeVisible();
  await expect(undo(page)).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(page.getByRole('status').getByText(sealed)).toBeVisible();
  expect(await moves()).toEqual(['draw']);
  await still();
});
