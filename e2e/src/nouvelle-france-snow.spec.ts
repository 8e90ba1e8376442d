import { nth, replay, unwrap } from '@cap-diamant/kernel';
import { nouvelleFrance } from '@cap-diamant/nouvelle-france';
import type { Page } from '@playwright/test';
import { make } from './games.ts';
import { after, CONTESTED, DEAD, END, NAMES, SNOW, stateOf, TIE, withPlayers } from './nouvelle-france-samples.ts';
import { expect, test } from './page.ts';
import { recordOf } from './play.ts';
import { carryByKeys, formsFor, openSites } from './sites.ts';

const firstNames = (count: number): readonly string[] => NAMES.slice(0, count);
const skip = (page: Page): Promise<void> => page.getByRole('button', { name: 'Skip to result' }).click();

test('a snowfall is counted site by site, as the rules count it, and can be seen again at the end', async ({
  page,
}) => {
  await openSites(page, withPlayers(SNOW, ...firstNames(3)));
  await page.locator(`aside [data-move="${SNOW.next}"]`).click();
  const show = page.getByRole('dialog');
  await expect(show.getByRole('heading', { name: 'Snow covers the lower floor' })).toBeVisible();
  // One site at a time, since nothing advances by itself here.
  for (const _site of ['redoubt', 'church', 'mill']) await show.getByRole('button', { name: 'Next' }).click();
  const snowfall = after(SNOW, SNOW.next).effects.find(effect => effect.kind === 'snowfall');
  for (const [seat, points] of (snowfall?.points ?? []).entries()) {
    await expect(show.locator(`[data-anchor="score:${seat}"]`)).toHaveText(
      points > 0 ? `+${points}` : String(points).replace('-', '−'),
    );
  }
  await expect(show).toContainText('loses the beam');
  await show.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('aside button[data-card]').first()).toBeVisible();
});

test('a snowfall goes on from site to site by itself where things may move', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cap-diamant/show', '"quick"'));
  await openSites(page, withPlayers(SNOW, ...firstNames(3)));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.locator(`aside [data-move="${SNOW.next}"]`).click();
  await expect(page.locator('[data-show="over"]')).toBeVisible();
});

test('the result shows the points over time and by source', async ({ page }) => {
  await openSites(page, withPlayers(END, ...firstNames(3)));
  await page.locator(`aside [data-move="${END.next}"]`).click();
  await skip(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  const plate = page.getByRole('dialog');
  await expect(plate.locator('[data-score]')).toHaveCount(3);
  for (const source of ['turns', 'floors', 'handicap']) {
    await plate.getByRole('radio', { name: source }).check();
    await expect(plate.getByRole('img', { name: 'Points over time' })).toHaveCount(2);
  }
  await plate.getByRole('button', { name: 'lower floor' }).click();
  await expect(page.getByRole('heading', { name: 'Snow covers the lower floor' })).toBeVisible();
  await skip(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await plate.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('aside [data-move="draw"]').first()).toBeVisible();
  const { options, moves } = await recordOf(page);
  expect(moves).toEqual([]);
  expect(options).toMatchObject({ players: 3, handicap: true });
});

test('a tie is explained in words', async ({ page }) => {
  await openSites(page, withPlayers(TIE, ...firstNames(2)));
  await page.locator(`[data-move="${TIE.next}"]`).first().click();
  await skip(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('[data-tie]')).toContainText('Anne and Bastien have 55 points each.');
  await expect(page.locator('[data-tie]')).toContainText('share the title');
});

test('a card that fits nowhere is exchanged with one click', async ({ page }) => {
  await openSites(page, withPlayers(DEAD, ...firstNames(2)));
  const shape = DEAD.next.replace('claim ', '');
  await expect(page.locator('[data-ask="card"]')).toContainText('No place is left for');
  const dead = page.locator('aside .cards').getByLabel(`Shape ${shape},`);
  const before = await dead.count();
  // It is crossed out, and can't be taken up.
  await expect(page.locator('aside span.dead').first()).toBeVisible();
  await expect(page.locator(`aside button[data-card="${shape}"]`)).toHaveCount(0);
  await page.locator(`[data-ask="card"] [data-move="${DEAD.next}"]`).click();
  const record = await recordOf(page);
  expect(record.moves).toEqual([...DEAD.record.moves, DEAD.next]);
  const { visible, discards } = nth(unwrap(replay(nouvelleFrance, record)), record.moves.length);
  expect(discards.at(-1)).toBe(shape);
  await expect(page.locator('aside .cards').getByLabel(`Shape ${shape},`)).toHaveCount(
    visible.filter(card => card === shape).length,
  );
  expect(before).toBeGreaterThan(0);
});

test('at the table a claim is answered: nobody finds a place, and the card goes', async ({ page }) => {
  await openSites(page, withPlayers(CONTESTED, ...firstNames(2)), { confirmTurns: false });
  const shape = CONTESTED.next.replace('claim ', '');
  await expect(page.locator('[data-ask="card"]')).toContainText('steals your turn');
  await page.locator(`[data-move="${CONTESTED.next}"]`).click();
  await expect(page.locator('[data-ask="answer"]')).toContainText(`says shape ${shape} can’t be placed`);
  await page.keyboard.press('x');
  await expect(page.locator('[data-ask="card"]')).toBeVisible();
  expect((await recordOf(page)).moves).toEqual([...CONTESTED.record.moves, CONTESTED.next, 'pass']);
});

test('or somebody finds one, and steals the turn', async ({ page }) => {
  await openSites(page, withPlayers(CONTESTED, ...firstNames(2)), { confirmTurns: false });
  const claimant = nth(NAMES, stateOf(CONTESTED).turn);
  const thief = nth(NAMES, 1 - stateOf(CONTESTED).turn);
  await page.locator(`[data-move="${CONTESTED.next}"]`).click();
  await expect(page.locator('[data-ask="answer"]')).toBeVisible();
  // The page doesn't say whether the piece fits: people can pass, or find a place.
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog').locator('[data-move]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  const { state } = after(CONTESTED, CONTESTED.next);
  const seat = 1 - state.turn;
  const place = nouvelleFrance.moves(state, seat).find(({ kind }) => kind === 'place');
  if (place?.kind !== 'place') throw new Error('no place to find');
  await carryByKeys(page, place, formsFor(state, seat));
  await page.keyboard.press('Enter');
  await page.keyboard.press('l');
  const turn = page.getByRole('complementary', { name: 'Log' }).locator('li', { hasText: `teals ${claimant}’s turn` });
  await expect(turn).toContainText(thief);
});

test('the simplified game and the colours are chosen at the set-up', async ({ page }) => {
  await page.goto('/#/new/nouvelle-france');
  await page.getByRole('radio', { name: 'Simplified' }).check();
  await page.getByRole('radio', { name: 'yellow' }).first().check();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('main section.sites')).toBeVisible();
  const { options } = await recordOf(page);
  expect(options).toMatchObject({ cards: 1, allies: 'none', claims: 'assisted', colours: ['yellow', 'blue'] });
  await expect(page.getByLabel('Allies')).toHaveCount(0);
});

test('every move of a turn can be found in the list too', async ({ page }) => {
  await openSites(page, withPlayers(SNOW, ...firstNames(3)));
  await make(page, SNOW.next);
  await skip(page);
});
