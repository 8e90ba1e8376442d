import { replay, unwrap } from '@cap-diamant/kernel';
import { quebec } from '@cap-diamant/quebec';
import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';
import { recordOf, touch, tryClick } from './play.ts';

const begin = async (page: Page, rules: string, players: number, seed: string): Promise<void> => {
  await page.goto('/#/new');
  await page.getByRole('radio', { name: rules, exact: true }).check();
  await page.getByRole('radio', { name: String(players), exact: true }).check();
  await page.getByText('More options').click();
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/#\/game\//);
};

/** Clicks through a whole game to its result: any lit target, each confirmation, each scoring. */
const playOut = async (page: Page): Promise<void> => {
  const confirm = page.getByRole('button', { name: 'Confirm turn' });
  const list = page.getByRole('button', { name: 'What you can do' });
  const scoring = page.getByRole('dialog').getByRole('button', { name: /^(Skip to result|Continue|Show everything)$/ });
  const result = page.locator('[data-score]').first();
  for (let step = 0; !(await result.isVisible()); step++) {
    await expect(confirm.or(list).or(scoring).or(result).first()).toBeVisible();
    if (await scoring.isVisible()) await tryClick(scoring);
    else if (await confirm.isVisible()) await tryClick(confirm);
    else if (await list.isVisible()) await touch(page, 7 * step + (step >> 3));
  }
};

for (const [rules, players] of [
  ['Family', 4],
  ['Complete', 2],
] as const) {
  test(`a whole game is clicked through: ${rules}, ${players} players`, async ({ page }) => {
    test.setTimeout(240_000);
    await begin(page, rules, players, `whole ${players}`);
    await playOut(page);
    const scores = await page
      .locator('[data-score]')
      .evaluateAll(cells => cells.map(cell => [Number(cell.getAttribute('data-score')), Number(cell.textContent)]));
    await page.getByRole('button', { name: 'Back to the table' }).click();
    const record = await recordOf(page);
    const last = unwrap(replay(quebec, record)).at(-1);
    const outcome = last && quebec.outcome(last);
    const bySeat = Object.fromEntries(scores);
    expect(Array.from({ length: players }, (_, seat) => bySeat[seat])).toEqual(outcome?.scores);
    expect(outcome?.scores.length).toBe(players);
  });
}
