import type { Page } from '@playwright/test';
import { ENDS_CENTURY, gameBefore, openGame, TAKES, turnAfter } from './games.ts';
import { expect, test } from './page.ts';
import { recordOf } from './play.ts';

const OPTIONS = { edition: '2026', players: 3 };
const START = gameBefore(OPTIONS, 'acting', () => true);
const MIDDLE = gameBefore(OPTIONS, 'acting', ENDS_CENTURY);

const card = (page: Page) => page.locator('[data-card="preview"]');
const numbers = (page: Page): Promise<string[]> => card(page).locator('td').allInnerTexts();
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm turn' });

for (const target of ['site', 'zone'])
  test(`a preview shows what then happens: ${target}`, async ({ page }) => {
    await openGame(page, START.file);
    const lit = page.locator(`.lit[data-target^="${target}"]`).first();
    await lit.hover({ force: true });
    await expect(card(page)).toBeVisible();
    const foreseen = await numbers(page);
    expect(foreseen.join(' ')).toMatch(/[+−]\d/);
    await lit.click({ force: true });
    await page.mouse.move(5, 5);
    await expect(confirm(page)).toBeVisible();
    await expect(card(page).getByText('This turn so far')).toBeVisible();
    await expect.poll(() => numbers(page)).toEqual(foreseen);
  });

test('an action chosen for a district of one’s choice is not asked about again', async ({ page }) => {
  const { file, record } = gameBefore(OPTIONS, 'market0', (_effects, _at, _fresh, move) => move === 'do port');
  await openGame(page, file);
  await page.locator('[data-move="do port"]').click();
  await expect(page.locator('[data-move="skip"], [data-move="take"]')).toHaveCount(0);
  await confirm(page).click();
  expect((await recordOf(page)).moves.slice(record.moves.length)).toEqual(['do port', 'take']);
});

test('a target that cannot be picked says why, to pointer and keyboard alike', async ({ page }) => {
  await openGame(page, START.file);
  const closed = page.locator('.cell[aria-label*="opens in century IV"]').first();
  await closed.hover({ force: true });
  await expect(page.locator('[data-card="why-not"]')).toContainText('Opens in century IV.');
  await page.keyboard.press('t');
  await page.locator('.cell[data-target^="district"]').first().focus();
  await expect(page.locator('[data-card="why-not"]')).toContainText('You get a district’s action');
});

test('the forecast is shown for all players and can be switched off', async ({ page }) => {
  await openGame(page, MIDDLE.file);
  const forecasts = page.locator('aside .forecast[title]');
  await expect(forecasts).toHaveCount(0);
  await page.keyboard.press('f');
  await expect(forecasts).toHaveCount(3);
  await page.getByRole('switch', { name: 'If the century ended now' }).click();
  await expect(forecasts).toHaveCount(0);
});

test('the prompt and the panels name the same player, before and after confirming', async ({ page }) => {
  await openGame(page, START.file);
  const agreed = async (): Promise<string> => {
    const panel = page.locator('aside article[aria-current="true"] h3');
    await expect(panel).toHaveCount(1);
    const [name = ''] = await panel.allInnerTexts();
    await expect(page.getByRole('region', { name: 'What you can do' }).locator('strong')).toHaveText(name);
    return name;
  };
  const first = await agreed();
  await page.locator('.lit[data-target^="zone"]').first().click({ force: true });
  await expect(confirm(page)).toBeVisible();
  expect(await agreed()).toBe(first);
  await confirm(page).click();
  await expect(confirm(page)).toBeHidden();
  await expect(page.locator('aside article[aria-current="true"] h3')).not.toHaveText(first);
  await agreed();
});

test('a turn is undone step by step, and across the turns of bots', async ({ page }) => {
  const file = { ...START.file, table: [{ name: 'Anne' }, { name: '', random: true }, { name: '', random: true }] };
  await openGame(page, file);
  const asked = page.getByRole('button', { name: 'What you can do' });
  await expect(asked).toBeVisible();
  const before = (await recordOf(page)).moves;
  await page.locator('.lit[data-target^="zone"]').first().click({ force: true });
  await confirm(page).click();
  await expect(asked).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect((await recordOf(page)).moves.length).toBeGreaterThan(before.length + 1);
  // It says what else it takes away, before and after.
  await expect(page.getByRole('button', { name: 'Undo' })).toContainText(/with the turns of .+ and .+/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Undone, with the turns of .+ and .+\.$/)).toBeVisible();
  await expect(asked).toBeVisible();
  expect((await recordOf(page)).moves).toEqual(before);
});

/** The opening with clicks: start a site, confirm. */
const byClicks = async (page: Page, target: string): Promise<void> => {
  await page.locator(`[data-target="${target}"]`).click({ force: true });
  await confirm(page).click();
};

/** The same with the keyboard: arrow keys until the place is reached. */
const byKeys = async (page: Page, target: string): Promise<void> => {
  const here = () => page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? '');
  const walk = async (key: string): Promise<void> => {
    const before = await here();
    await page.keyboard.press(key);
    await expect.poll(here).not.toBe(before);
  };
  const walkTo = async (): Promise<void> => {
    for (let step = 0; step < 50 && (await here()) !== target; step++) await walk('PageDown');
    expect(await here()).toBe(target);
  };
  // Nothing has the focus, so that a place that gets it has it because of the key.
  await page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement || activeElement instanceof SVGElement) activeElement.blur();
  });
  await page.keyboard.press('t');
  await expect.poll(here).toMatch(/^site:/);
  await walkTo();
  await walk('ArrowLeft');
  await walk('ArrowRight');
  await walkTo();
  await page.keyboard.press('Enter');
  await expect(confirm(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(confirm(page)).toBeHidden();
};

test('an opening by keyboard alone is the opening by clicks', async ({ page }) => {
  const records: (readonly string[])[] = [];
  for (const play of [byClicks, byKeys]) {
    // With other names it is another game; the same file would open the one that was played on.
    const table = ['Anne', 'Bastien', play.name].map(name => ({ name }));
    await openGame(page, { ...START.file, table });
    const [one, , , other] = await page
      .locator('.cell.lit[data-target^="site"]')
      .evaluateAll(cells => cells.map(cell => cell.getAttribute('data-target') ?? ''));
    for (const target of [one ?? '', other ?? '']) await play(page, target);
    records.push((await recordOf(page)).moves);
  }
  expect(records[1]).toEqual(records[0]);
  expect(records[0]?.length).toBe(4);
});

test('the zones are one tab stop, and arrow keys move between them', async ({ page }) => {
  await openGame(page, START.file);
  await page.keyboard.press('z');
  const here = () => page.evaluate(() => document.activeElement?.getAttribute('data-target'));
  await expect.poll(here).toBe('zone:religion');
  await page.keyboard.press('ArrowRight');
  await expect.poll(here).toBe('zone:politics');
  await expect(page.locator('aside .zone[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(confirm(page)).toBeVisible();
  await page.keyboard.press('Enter');
  expect((await recordOf(page)).moves).toEqual([...START.record.moves, 'send politics']);
});

test('buttons appear next to the district whose action is offered', async ({ page }) => {
  const { file, next } = gameBefore({ edition: '2011', level: 'family', players: 3 }, 'beside', TAKES);
  await openGame(page, file);
  const button = page.locator(`.foot [data-move="${next}"]`);
  const place = page.locator('.cell.lit[data-target^="district"]');
  await expect(button).toBeVisible();
  const [plate, district] = [await page.locator('.foot fieldset').boundingBox(), await place.boundingBox()];
  if (plate === null || district === null) throw new Error('nothing is drawn');
  expect(Math.abs(plate.x + plate.width / 2 - (district.x + district.width / 2))).toBeLessThan(plate.width / 2);
  const gap = Math.max(plate.y - (district.y + district.height), district.y - (plate.y + plate.height));
  expect(gap).toBeGreaterThanOrEqual(-8);
  expect(gap).toBeLessThan(30);
  await button.click();
  expect((await recordOf(page)).moves.at(-1)).toBe(next);
});

test('a replay plays, pauses and goes faster', async ({ page }) => {
  await openGame(page, MIDDLE.file);
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('0');
  await page.getByLabel('Speed').selectOption({ label: '×8' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(slider).not.toHaveValue('0');
  await expect(slider).not.toHaveValue('1');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  const stopped = await slider.inputValue();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Step forward' }).click();
  await expect(slider).toHaveValue(String(Number(stopped) + 1));
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.getByRole('button', { name: 'What you can do' })).toBeVisible();
});

test('five players, their leaders and the forecast need no scrolling on a typical screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openGame(page, gameBefore({ edition: '2026', players: 5 }, 'crowd', turnAfter(60)).file);
  await page.keyboard.press('f');
  await expect(page.locator('aside .forecast[title]')).toHaveCount(5);
  const { needs, has } = await page
    .locator('aside')
    .evaluate(({ scrollHeight, clientHeight }) => ({ needs: scrollHeight, has: clientHeight }));
  expect(needs).toBeLessThanOrEqual(has);
});

test('the keys are listed, those of this table too', async ({ page }) => {
  await openGame(page, START.file);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('to the next place on the plan');
});

test('N goes from one thing that can be chosen to the next, the architect too', async ({ page }) => {
  await openGame(page, START.file);
  const here = () => page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? '');
  const lit = await page.locator('main .lit[data-target]').count();
  const seen = new Set<string>();
  for (let step = 0; step < lit; step++) {
    await page.keyboard.press('n');
    seen.add(await here());
  }
  expect(seen.size).toBe(lit);
  for (const kind of ['site:', 'zone:', 'leader:', 'architect:own'])
    expect(
      [...seen].some(target => target.startsWith(kind)),
      kind,
    ).toBe(true);
});

test('after a move from the list, Enter confirms the turn', async ({ page }) => {
  await openGame(page, START.file);
  await page.keyboard.press('m');
  await page.getByRole('dialog').locator('[data-move^="send"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(confirm(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(confirm(page)).toHaveCount(0);
  expect((await recordOf(page)).moves.length).toBe(START.record.moves.length + 1);
});

test('resigning asks nothing and can be undone for a moment', async ({ page }) => {
  await openGame(page, START.file);
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  const message = page.getByText('resigns: a bot takes over the seat.');
  await expect(message).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(message).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'What you can do' })).toBeVisible();
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
  await expect.poll(async () => (await recordOf(page)).resigned).toEqual([0]);
});
