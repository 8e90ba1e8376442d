import { replay, unwrap } from '@cap-diamant/kernel';
import { quebec } from '@cap-diamant/quebec';
import { closeLastScorings, ENDS_CENTURY, ENDS_GAME, finish, gameBefore, make, openGame } from './games.ts';
import { expect, test, yourTurn } from './page.ts';

test('a scoring is shown zone by zone, can be hurried, and is written out as a table', async ({ page }) => {
  const { file, record, next } = gameBefore({ edition: '2011', level: 'complete', players: 3 }, 'show', ENDS_CENTURY);
  await openGame(page, file);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await make(page, next);
  const dialog = page.getByRole('dialog', { name: 'Scoring, century I' });
  await expect(dialog.locator('[data-show="running"]')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Fast' }).check();
  await expect(dialog.locator('[data-show="over"]')).toBeVisible({ timeout: 15_000 });

  const last = unwrap(replay(quebec, record)).at(-1);
  if (last === undefined) throw new Error('nothing was played');
  const [seat = 0] = quebec.actors(last);
  const after = quebec.apply(last, seat, unwrap(quebec.notation.parseMove(next)));
  const gained = after.players.map(({ points }, at) => points.zones - (last.players[at]?.points.zones ?? 0));
  for (const [at, points] of gained.entries())
    await expect(dialog.locator('tfoot td').nth(at)).toHaveText(`+${points}`);

  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'century I: Show the scoring again' }).click();
  await dialog.getByRole('button', { name: 'Skip to result' }).click();
  await expect(dialog.locator('tfoot td').first()).toHaveText(`+${gained[0]}`);
});

test('with reduced motion, a scoring waits for a press at each step', async ({ page }) => {
  const { file, next } = gameBefore({ edition: '2011', level: 'complete', players: 3 }, 'show', ENDS_CENTURY);
  await openGame(page, file);
  await make(page, next);
  const dialog = page.getByRole('dialog', { name: 'Scoring, century I' });
  const rows = dialog.locator('tbody tr');
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  const widths = () => dialog.locator('thead th').evaluateAll(all => all.map(one => one.getBoundingClientRect().width));
  await expect(rows).toHaveCount(5);
  const before = await widths();
  for (let zone = 0; zone < 5; zone++) {
    await expect(rows.nth(zone)).toHaveClass(/current/);
    expect(await widths()).toEqual(before);
    if (zone < 4)
      await expect(
        rows
          .nth(zone + 1)
          .locator('td')
          .first(),
      ).toBeHidden();
    await dialog.getByRole('button', { name: 'Next' }).click();
  }
  await expect(dialog.locator('[data-show="over"]')).toBeVisible();
});

test('while the last century is scored, nothing behind the dialog gives the result away', async ({ page }) => {
  const { file, next } = gameBefore({ edition: '2011', level: 'complete', players: 3 }, 'end', ENDS_GAME);
  await openGame(page, file);
  const scores = () => page.locator('aside [data-anchor^="score:"]').allInnerTexts();
  const before = await scores();
  expect(before).toHaveLength(3);
  await make(page, next);
  // It is confirmed like any other turn, and until then nothing tells how the game ends.
  await expect(page.getByText('This turn ends the game. Confirm or undo it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await scores()).toEqual(before);
  await page.locator('[data-confirm]').click();
  const dialog = page.getByRole('dialog', { name: 'Scoring, century IV' });
  await expect(dialog.locator('[data-show]')).toBeVisible();
  await expect(page.getByText('Scoring…').first()).toBeAttached();
  expect(await scores()).toEqual(before);
  await expect(page.getByText(/wins|share the victory/)).toHaveCount(0);
  await expect(page.locator('button', { hasText: /^\s*(Result|Play again)/ })).toHaveCount(0);
  await closeLastScorings(page);
  await expect(page.locator('[data-score]')).toHaveCount(3);
  await expect.poll(scores).not.toEqual(before);
});

test('the result shows who won, by which points, and the scores over time; a rematch has the same people', async ({
  page,
}) => {
  const { file, record, next } = gameBefore({ edition: '2011', level: 'complete', players: 2 }, 'end', ENDS_GAME);
  await openGame(page, file);
  await finish(page, next);
  await closeLastScorings(page);

  const last = unwrap(replay(quebec, record)).at(-1);
  if (last === undefined) throw new Error('nothing was played');
  const [seat = 0] = quebec.actors(last);
  const outcome = quebec.outcome(quebec.apply(last, seat, unwrap(quebec.notation.parseMove(next))));
  for (const [at, score] of (outcome?.scores ?? []).entries())
    await expect(page.locator(`[data-score="${at}"]`)).toHaveText(String(score));
  await expect(page.getByRole('img', { name: 'Points over time' })).toBeVisible();

  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(page.locator('.plan path.group').first()).toBeAttached();
  await page.getByRole('button', { name: 'Result' }).click();
  const old = page.url();
  await page.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(old);
  await expect(yourTurn(page)).toBeVisible();
});
