import type { LessonEntry, Step } from '@cap-diamant/kernel/lessons';
import { LESSONS as NOUVELLE_FRANCE } from '@cap-diamant/nouvelle-france/lessons';
import { LESSONS as QUEBEC } from '@cap-diamant/quebec/lessons';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, leaveTable, test } from './page.ts';
import { seenAt } from './scene.ts';
import { settle } from './sites.ts';

const GAMES = { quebec: QUEBEC, 'nouvelle-france': NOUVELLE_FRANCE } as const;
const LANGUAGES = ['en', 'fr', 'ru'] as const;
type Language = (typeof LANGUAGES)[number];

const speak = (page: Page, language: Language): Promise<unknown> =>
  page.addInitScript(chosen => {
    const settings = JSON.parse(localStorage.getItem('cap-diamant/settings') ?? '{}');
    localStorage.setItem('cap-diamant/settings', JSON.stringify({ ...settings, language: chosen }));
  }, language);

/** Presses a button of the lesson, whatever lies on top: a scoring is still being shown, and reading on is allowed. */
const press = (page: Page, what: string): Promise<void> => page.locator(what).first().dispatchEvent('click');

/** Takes one step as its data says: predicts, lets the step be shown, or reads; then continues. */
const take = async (page: Page, step: Step, at: number, language: Language): Promise<void> => {
  const panel = page.locator(`[data-lesson="${at}"]`);
  await expect(panel).toHaveAttribute('data-step', step.id);
  const said = panel.locator('[data-said]');
  await expect(said).toContainText(step.say[language]);
  if (step.kind !== 'tell') {
    await expect(panel).toHaveAttribute('data-phase', 'open');
    // What the answer is may not be read off the table.
    if (step.id === 'snow-points') await expect(page.locator('[data-forecast]')).toHaveCount(0);
    await press(page, step.kind === 'ask' ? `[data-option="${step.options[0]}"]` : 'button[data-show]');
    if (step.id === 'snow-points') await expect(page.locator('[data-forecast]')).not.toHaveCount(0);
    // A step with several ways to its goal has an answer for each.
    if (step.kind === 'ask' || step.ways === undefined) await expect(said).toContainText(step.done[language]);
  }
  await expect(panel).toHaveAttribute('data-phase', 'done');
  await press(page, '[data-next]');
};

const complete = async (page: Page, game: string, { id, load }: LessonEntry, language: Language): Promise<void> => {
  await page.goto(`/#/learn/${game}/${id}`);
  const { steps, learned } = await load();
  for (const [at, step] of steps.entries()) await take(page, step, at, language);
  await expect(page.locator('[data-lesson-card] li')).toHaveText(learned.map(line => line[language]));
};

for (const [game, lessons] of Object.entries(GAMES))
  test(`every lesson of ${game} can be completed, some in each language`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await settle(page);
    for (const [at, lesson] of lessons.entries()) {
      const language = LANGUAGES[at % LANGUAGES.length] ?? 'en';
      await speak(page, language);
      await page.goto('/#/learn');
      await page.reload();
      await complete(page, game, lesson, language);
    }
    await page.goto('/#/learn');
    await expect(page.locator('[data-lesson-link] em')).toHaveCount(lessons.length);
  });

test('in 3D the slabs a step is about are marked, and the bar below says where the lesson goes on', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settle(page, { sites: 'scene' });
  await page.goto('/#/learn/nouvelle-france/first-game');
  await page.locator('[data-part]').selectOption({ label: 'Characters and the end' });
  const marks = page.locator('.scene polygon.mark');
  await expect(marks).toHaveCount(3);
  const corner = await seenAt(page, { site: 'church', grid: 'A', x: 4, y: 9 });
  const box = await marks.first().boundingBox();
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - corner.x)).toBeLessThan(8);
  // It lies on the snow, above the slab.
  expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeLessThan(corner.y);
  await page.locator('button[data-show]').click();
  await expect(page.locator('[data-lesson]')).toHaveAttribute('data-phase', 'done');
  await expect(marks).toHaveCount(0);
  await expect(page.locator('section[aria-label="What you can do"] p')).toHaveText('The lesson continues above.');
});

test('the end of a guided game shows who pays what, and leads on to what comes next', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settle(page);
  await page.goto('/#/learn/nouvelle-france/first-game');
  await page.locator('[data-part]').selectOption({ label: 'Characters and the end' });
  const step = page.locator('[data-lesson]');
  for (const id of ['complete', 'peg', 'claim', 'last-piece', 'winner']) {
    await expect(step).toHaveAttribute('data-step', id);
    await press(page, '[data-skip], [data-next]');
  }
  const snow = page.getByRole('dialog', { name: 'Snow covers the upper floor' });
  await snow.getByRole('button', { name: 'Skip to result' }).click();
  await expect(snow.locator('li svg')).toHaveCount(3);
  await snow.getByRole('button', { name: 'Continue' }).click();
  const result = page.getByRole('dialog');
  await expect(result.getByRole('button', { name: 'Play again' })).toHaveCount(0);
  await result.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('[data-lesson-card]')).toBeVisible();
  for (const next of ['Play this game on', 'Play a real game', 'Next lesson: Dropping and standing'])
    await expect(page.locator('[data-lesson-card] nav')).toContainText(next);
});

/** Chooses a move from the list of moves, with keys alone. */
const choose = async (page: Page, move: string): Promise<void> => {
  await page.keyboard.press('m');
  const list = page.getByRole('dialog');
  const entry = list.locator(`[data-move="${move}"]`);
  await expect(list.locator('[data-move]').first()).toBeVisible();
  while ((await entry.count()) === 0) await list.locator('li').last().getByRole('button').press('Enter');
  await entry.press('Enter');
  await expect(list).toHaveCount(0);
};

for (const [game, id, language] of [
  ['quebec', 'two-players', 'fr'],
  ['nouvelle-france', 'characters', 'ru'],
] as const)
  test(`a whole lesson of ${game} with keys alone, every text of it said to a screen reader`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await settle(page);
    await speak(page, language);
    await page.goto(`/#/learn/${game}/${id}`);
    const entry = GAMES[game].find(one => one.id === id);
    if (entry === undefined) throw new Error(`there is no lesson "${id}"`);
    const { steps, learned } = await entry.load();
    const said = page.locator('[data-lesson] [aria-live="polite"]');
    for (const [at, step] of steps.entries()) {
      const panel = page.locator(`[data-lesson="${at}"]`);
      await expect(said).toContainText(step.say[language]);
      if (step.kind !== 'tell') await expect(panel).toHaveAttribute('data-phase', 'open');
      if (step.kind === 'do') for (const move of step.shows) await choose(page, move);
      if (step.kind === 'ask') {
        // From where the focus is, the answers are next.
        const first = panel.locator('[data-option]').first();
        while (!(await first.evaluate(one => one === document.activeElement))) await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
      }
      await expect(panel).toHaveAttribute('data-phase', 'done');
      if (step.kind !== 'tell') await expect(said).toContainText(step.done[language]);
      await expect(panel.locator('[data-next]')).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(page.locator('[data-lesson-card] li')).toHaveText(learned.map(line => line[language]));
    await expectAccessible(page);
  });

test('a lesson is played with the keyboard, answers a wrong move, and waits where it was left', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settle(page);
  await page.goto('/#/learn/quebec/first-game');
  const panel = page.locator('[data-lesson]');
  await page.locator('[data-next]').focus();
  await page.keyboard.press('Enter');
  await expect(panel).toHaveAttribute('data-step', 'start');
  await page.keyboard.press('m');
  await page.locator('dialog, [role=dialog]').locator('[data-move="send religion"]').press('Enter');
  await expect(panel).toHaveAttribute('data-phase', 'wrong');
  await expect(panel).toContainText('straight into a zone of power');
  await page.locator('[data-again]').press('Enter');
  await expect(panel).toHaveAttribute('data-phase', 'open');
  await page.keyboard.press('m');
  await page.locator('[data-move="start"]').press('Enter');
  await page.keyboard.press('m');
  await page.locator('[data-move="put c10r3"]').press('Enter');
  await expect(panel).toHaveAttribute('data-phase', 'done');
  await page.locator('[data-next]').press('Enter');
  await expect(panel).toHaveAttribute('data-step', 'others-start');
  await expect(panel).toHaveAttribute('data-phase', 'done');
  await page.reload();
  await expect(panel).toHaveAttribute('data-step', 'others-start');
  await expect(page.locator('[data-pointers]')).not.toHaveAttribute('data-pointers', '0');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
});

test('the guided first game continues against bots, with tips that can be turned off', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settle(page, { confirmTurns: false });
  await page.goto('/#/learn/quebec/first-game');
  const panel = page.locator('[data-lesson]');
  await expect(panel).toHaveAttribute('data-step', 'welcome');
  // Who knows the beginning skips it; the game continues from where the script of that part ends.
  await page.locator('[data-part]').selectOption({ label: 'The end of the game' });
  await expect(panel).toHaveAttribute('data-step', 'last-century');
  for (const at of [18, 19, 20]) {
    await expect(page.locator(`[data-lesson="${at}"]`)).toBeVisible();
    await press(page, at === 20 ? '[data-skip]' : '[data-next]');
  }
  await page.getByRole('button', { name: 'Play this game on' }).click();
  await expect(page).toHaveURL(/#\/game\//);
  // Bots answer until it is the learner's turn; then there is a tip, which covers nothing.
  const tip = page.locator('[data-tip]');
  await expect(tip).toHaveAttribute('data-tip', /./);
  const [above, board] = await Promise.all([tip.boundingBox(), page.locator('main').boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((board?.y ?? 0) + 1);
  const first = await tip.getAttribute('data-tip');
  await page.getByRole('banner').getByRole('button', { name: 'Player aid' }).first().click();
  await expect(page.locator('[data-aid="zones-family"]')).toBeVisible();
  await expect(page.locator('[data-aid="leaders"]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  // The board stays where it is when a tip goes.
  const shown = await page.locator('main').boundingBox();
  await page.locator('.tip').getByRole('button').last().click();
  await expect(tip).toHaveCount(0);
  expect(await page.locator('main').boundingBox()).toEqual(shown);
  await page.keyboard.press('m');
  await page.locator('[data-move^="send"]').first().press('Enter');
  await expect(tip).toHaveAttribute('data-tip', /./);
  expect(await tip.getAttribute('data-tip')).not.toBe(first);
  await page.locator('[data-tips-off]').click();
  await expect(tip).toHaveCount(0);
  const address = page.url();
  await leaveTable(page);
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Game menu' })).toBeVisible();
  await expect(tip).toHaveCount(0);
});

test('the player aid fits on one sheet of paper', async ({ page }) => {
  for (const [game, language] of [
    ['quebec', 'en'],
    ['quebec', 'fr'],
    ['quebec', 'ru'],
    ['nouvelle-france', 'ru'],
  ] as const) {
    await speak(page, language);
    await page.goto(`/#/aid/${game}`);
    await page.reload();
    await expect(page.locator('[data-aid]').first()).toBeVisible();
    for (const format of ['A4', 'Letter']) {
      const sheet = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
      expect([game, language, format, sheet.match(/\/Type \/Page\b/g)?.length]).toEqual([game, language, format, 1]);
    }
  }
});
