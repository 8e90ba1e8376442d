import { replay, unwrap } from '@cap-diamant/kernel';
import { nouvelleFrance } from '@cap-diamant/nouvelle-france';
import type { Place } from '@cap-diamant/nouvelle-france/move';
import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';
import { recordOf } from './play.ts';
import type { Stop } from './samples.ts';
import { seenAt } from './scene.ts';
import {
  carryByKeys,
  cornerOf,
  formOf,
  ghostIn,
  nouvelleFranceBefore,
  openSites,
  type Planned,
  turnsBetween,
  wholeGame,
} from './sites.ts';

const GAME = wholeGame({ players: 2, first: 0, colours: ['blue', 'yellow'] }, 'carpenters');

const KEYS: Readonly<Record<string, string>> = { fille: 'y', coureur: 'y', pass: 'x', end: 'x' };

const decideByKeys = async (page: Page, { move, text, forms, answer }: Planned): Promise<void> => {
  if (move.kind === 'place') {
    await carryByKeys(page, move, forms);
    await expect(page.locator('[data-ghost="legal"]')).toHaveAttribute('data-place', text);
    await page.keyboard.press('Enter');
  } else await page.keyboard.press(KEYS[move.kind] ?? String(forms.length + answer + 1));
};

/** Drags the ground to look from higher up first, then from another side. */
const lookAgain = async (page: Page, attempt: number): Promise<void> => {
  const box = await page.locator('.scene').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(attempt === 0 ? x : x + 150, attempt === 0 ? y + 90 : y, { steps: 3 });
  await page.mouse.up();
};

/** Clicks without waiting for animations: with reduced motion there are none. */
const hit = (page: Page, what: string): Promise<void> => page.locator(what).first().click({ force: true });

/** Places a piece with the pointer: cards, handles, and the square itself in 3D. */
const carryByPointer = async (page: Page, place: Place, text: string): Promise<void> => {
  await hit(page, `[data-card="${formOf(place)}"]`);
  const taken = (await ghostIn(page)).place;
  if (taken.piece !== place.piece) await hit(page, `[data-piece="${place.piece}"]`);
  for (const { axis, quarters } of turnsBetween(taken.cells, place.cells)) {
    await hit(page, `[data-turn="${axis} ${quarters}"]`);
  }
  if (taken.site !== place.site) await hit(page, `[data-site="${place.site}"]`);
  const { place: now, square } = await ghostIn(page);
  const [fromX, fromY] = cornerOf(now.cells);
  const [toX, toY] = cornerOf(place.cells);
  const goal = { site: place.site, grid: place.grid, x: toX + square[0] - fromX, y: toY + square[1] - fromY };
  const note = page.locator('[data-place]');
  // A wall may hide it.
  for (let attempt = 0; attempt < 7; attempt++) {
    const at = await seenAt(page, goal);
    await page.mouse.move(at.x, at.y);
    const still = await seenAt(page, goal);
    if (still.x === at.x && still.y === at.y && (await note.getAttribute('data-place')) === text) return;
    await lookAgain(page, attempt);
  }
};

const decideByPointer = async (page: Page, { move, text }: Planned): Promise<void> => {
  if (move.kind === 'place') {
    await carryByPointer(page, move, text);
    await expect(page.locator('[data-ghost="legal"]')).toHaveAttribute('data-place', text);
    await page.mouse.down();
    await page.mouse.up();
  } else await hit(page, `[data-move="${text}"]:visible`);
};

const watchSnow = async (page: Page): Promise<void> => {
  const show = page.getByRole('dialog');
  const skip = show.getByRole('button', { name: 'Skip to result' });
  const goOn = show.getByRole('button', { name: 'Continue' });
  await expect(skip.or(goOn)).toBeVisible();
  if (await skip.isVisible()) await skip.click();
  await goOn.click();
};

/** Plays the whole game, one decision at a time, and compares the result. */
const playOut = async (page: Page, decide: (page: Page, planned: Planned) => Promise<void>): Promise<void> => {
  for (const planned of GAME.planned) {
    await decide(page, planned);
    if (planned.snows) await watchSnow(page);
  }
  const scores = page.getByRole('dialog').locator('[data-score]');
  await expect(scores).toHaveCount(2);
  for (const seat of [0, 1]) {
    await expect(page.locator(`[data-score="${seat}"]`)).toHaveText(String(GAME.outcome?.scores[seat]));
  }
  await page.getByRole('button', { name: 'Back to the table' }).click();
  const record = await recordOf(page);
  expect(record.moves).toEqual(GAME.planned.map(({ text }) => text));
  expect(nouvelleFrance.outcome(unwrap(replay(nouvelleFrance, record)).at(-1) ?? GAME.state)).toEqual(GAME.outcome);
};

test('a whole game of two is played in plan view with the keyboard alone', async ({ page }) => {
  test.setTimeout(480_000);
  await openSites(page, GAME.file, { sites: 'plan', confirmTurns: false });
  await playOut(page, decideByKeys);
});

test('the same game is played in 3D with the pointer', async ({ page }) => {
  test.setTimeout(480_000);
  await openSites(page, GAME.file, { sites: 'scene', confirmTurns: false });
  await expect(page.locator('.scene [role=img] canvas')).toBeVisible();
  await playOut(page, decideByPointer);
});

test('the list of what can be done names places by floor, column and row', async ({ page }) => {
  const placing: Stop = (_effects, _at, _fresh, move) => move.startsWith('place ');
  await openSites(page, nouvelleFranceBefore({ players: 2 }, 'list', placing).file);
  await page.keyboard.press('m');
  const moves = page.getByRole('dialog').locator('[data-move^="place"]');
  await expect(moves.first()).toHaveText(/^\s*Place .+: .*floor, column.*, row.*\./);
  const texts = await moves.allTextContents();
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter(text => /\d,\d/.test(text))).toEqual([]);
  // No two of them read alike.
  expect(new Set(texts).size).toBe(texts.length);
});
