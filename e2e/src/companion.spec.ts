import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Taps as often as asked for. */
const add = async (page: Page, what: string, times: number): Promise<void> => {
  for (let n = 0; n < times; n++) await page.getByRole('button', { name: `One more: ${what}` }).tap();
};

const write = (page: Page) => page.getByRole('button', { name: 'Write it down' });
const total = (page: Page, seat: number) => page.locator(`[data-total="${seat}"]`);

test('a century at a real table: taps, the cascade, the sheet, undo, and a reload loses nothing', async ({ page }) => {
  await page.goto('/#/companion/quebec');
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByLabel('Name').first().fill('Anne');
  await page.getByRole('button', { name: 'Draw a layout' }).tap();
  await expect(page.locator('dd')).toHaveCount(44);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start the sheet' }).tap();

  await add(page, 'Anne, Citadelle', 4);
  await add(page, 'Player 2, Citadelle', 1);
  await page.getByRole('button', { name: 'Next' }).tap();
  await add(page, 'Player 2, Religion', 1);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Citadelle 5' })).toBeVisible();
  for (let zone = 0; zone < 4; zone++) await page.getByRole('button', { name: 'Next' }).tap();
  // The keyboard does it too.
  await page.getByRole('button', { name: 'Show the scoring' }).press('Enter');
  // Two of the four cascade to Religion, one of these to Politics.
  await expect(page.locator('[data-step="citadelle"]')).toContainText('Anne, 2 workers');
  await expect(page.locator('[data-step="religion"]')).toContainText('Anne +2');
  await expect(page.locator('[data-step="politics"]')).toContainText('Anne +1');
  await expectAccessible(page);
  await write(page).tap();
  await expect(total(page, 0)).toHaveText('7');
  await expect(page.getByRole('heading', { name: 'Century II' })).toBeVisible();

  await page.getByText('Other points').tap();
  await add(page, 'Points', 2);
  await page.locator('details').getByRole('button', { name: 'Player 2' }).tap();
  await expect(total(page, 1)).toHaveText('5');
  await page.reload();
  await expect(total(page, 1)).toHaveText('5');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(total(page, 1)).toHaveText('2');
});

test('the final scoring by main groups names the winner, and timers run', async ({ page }) => {
  await page.goto('/#/companion/quebec');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Start the sheet' }).tap();
  for (let century = 0; century < 4; century++) {
    for (let zone = 0; zone < 4; zone++) await page.getByRole('button', { name: 'Next' }).tap();
    await page.getByRole('button', { name: 'Show the scoring' }).tap();
    await write(page).tap();
  }
  await add(page, 'Player 1, 3 stars', 2);
  await add(page, 'Player 1, Stars of all other buildings', 1);
  await add(page, 'Player 1, Active workers left over', 3);
  await expect(page.locator('[data-final="0"]')).toHaveText('+14');
  // On the board the rules find the main group: two neighbours with two stars each, and one apart.
  await page.getByRole('button', { name: 'Enter the buildings on the board' }).tap();
  await page.getByRole('radio', { name: '2 stars' }).check();
  for (const space of [2, 3, 43]) await page.locator(`[data-target="site:${space}"]`).press('Enter');
  await expect(page.locator('[data-final="0"]')).toHaveText('+9');
  await page.reload();
  await expect(page.locator('[data-final="0"]')).toHaveText('+9');
  await expectAccessible(page);
  await write(page).tap();
  await expect(page.getByText('Player 1 wins.')).toBeVisible();
  await page.getByRole('switch', { name: 'Timers' }).tap();
  await page.getByRole('button', { name: 'Start the timer of Player 2' }).tap();
  await expect(page.locator('time').nth(1)).not.toHaveText('00:00');
  await page.getByRole('button', { name: 'Stop the timer of Player 2' }).tap();
});

test('placements, allies, a snowfall and characters of Nouvelle-France', async ({ page }) => {
  await page.goto('/#/companion/nouvelle-france');
  // Two sticks are chosen, the third follows; snowfalls know them.
  await page.getByRole('group', { name: 'Redoubt' }).getByRole('radio', { name: '−1 +1 +2' }).check();
  await page.getByRole('group', { name: 'Church' }).getByRole('radio', { name: '+2 −1 +1' }).check();
  await expect(page.getByRole('group', { name: 'Mill' }).getByRole('radio')).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start the sheet' }).tap();
  await add(page, 'Cubes in this colour: of the piece, and linked to it', 5);
  await page.getByRole('switch').first().tap();
  await page.getByLabel('Coureur des bois of').selectOption('Player 2');
  await expectAccessible(page);
  await write(page).tap();
  await expect(total(page, 0)).toHaveText('10');
  await expect(total(page, 1)).toHaveText('2');
  for (let snow = 1; snow <= 3; snow++) {
    await page.getByRole('radio', { name: `Snowfall ${snow}` }).check();
    const church = page.getByRole('region', { name: 'Church' });
    if (snow === 1) await expect(church.getByRole('radio', { name: '+2' })).toBeChecked();
    await church.getByRole('radio', { name: '+2' }).check();
    await add(page, 'Player 2, Church', 1);
    if (snow === 1) await expectAccessible(page);
    await write(page).tap();
  }
  await expect(total(page, 1)).toHaveText('8');
  await page.getByRole('combobox', { name: /Mill$/ }).selectOption('Player 1');
  await write(page).tap();
  await expect(total(page, 0)).toHaveText('22');
  await expect(page.getByText('Player 1 wins.')).toBeVisible();

  // Nobody scores in the next game: allies used break the tie.
  await page.getByRole('button', { name: 'New sheet' }).tap();
  await page.getByRole('button', { name: 'Start the sheet' }).tap();
  for (let snow = 1; snow <= 3; snow++) {
    await page.getByRole('radio', { name: `Snowfall ${snow}` }).check();
    await write(page).tap();
  }
  await expect(page.getByRole('heading', { name: 'Characters' })).toBeVisible();
  await write(page).tap();
  await expect(page.getByRole('heading', { name: 'Tie' })).toBeVisible();
  await add(page, 'Player 1, Allies used since the second snowfall', 1);
  await expectAccessible(page);
  await write(page).tap();
  await expect(page.getByText('Player 2 wins.')).toBeVisible();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after one visit, the layout of either game is entered without a network', async ({ page, context }) => {
    await page.goto('/#/companion');
    // Ready means installed: everything lies on the device.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    expect(await page.evaluate(async () => (await fetch('/icon.svg')).headers.get('content-type'))).toContain('svg');
    await page.getByRole('link', { name: 'Québec' }).tap();
    await page.getByRole('button', { name: 'Enter your own' }).tap();
    const tiles = page.getByRole('button', { name: /^Century .*\(\d+\)$/ });
    await expect(tiles).toHaveCount(4);
    await expectAccessible(page);
    // A colour's last century fills itself in, and a tile that was entered too fast is taken back.
    await tiles.nth(2).tap();
    await page.getByRole('button', { name: 'Back', exact: true }).tap();
    while ((await tiles.count()) > 0) await page.locator('.centuries button:enabled').first().tap();
    await expect(page.getByText('All tiles are entered.')).toBeVisible();
    await page.getByRole('button', { name: 'Start the sheet' }).tap();
    await page.getByRole('button', { name: 'Open on the study board' }).tap();
    // A whole layout makes a position to study.
    await expect(page.getByRole('button', { name: 'Game menu' })).toBeVisible();
    await expect(page.locator('.cell:has(.site.available)').first()).toBeAttached();

    await page.goto('/#/companion/nouvelle-france');
    await page.getByRole('group', { name: 'Redoubt' }).getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Start the sheet' }).tap();
    await page.reload();
    await add(page, 'Cubes in this colour: of the piece, and linked to it', 2);
    await write(page).tap();
    await expect(total(page, 0)).toHaveText('2');
    await context.setOffline(false);
  });
});
