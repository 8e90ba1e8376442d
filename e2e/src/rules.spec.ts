import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './accessible.ts';
import { gameBefore, openGame, turnAfter } from './games.ts';
import { expect, playNow, test } from './page.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 3 });

/** Opens the rules of both games as pages and waits for their last paragraphs. */
const BOOKS = {
  quebec: { address: '/#/rules/quebec', last: 'End of a century, with two players' },
  'nouvelle-france': { address: '/#/rules/nouvelle-france', last: 'What is not included' },
};

test('the help leads to the rules, and a link to any paragraph', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Help and shortcuts' }).click();
  await page.getByRole('link', { name: 'Rules of the game' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Québec' }).click();
  await expect(page.getByRole('heading', { name: 'Rules: Québec' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Contents' }).getByText('Scoring the zones').click();
  await page.getByRole('link', { name: 'Scoring a zone: the cascade' }).first().click();
  await expect(page).toHaveURL(/#\/rules\/quebec\/cascade$/);
  await expect(heading(page, 'Scoring a zone: the cascade')).toBeFocused();
  await expect(heading(page, 'Scoring a zone: the cascade')).toBeInViewport();
  await page.locator('[data-paragraph="cascade"] [data-try]').click();
  await expect(page).toHaveURL(/#\/learn\/quebec\/cascade$/);
});

test('an address opens its paragraph, in every language', async ({ page }) => {
  await page.goto('/#/rules/quebec/main-group');
  await expect(heading(page, 'Buildings: the main group')).toBeInViewport();
  await page.getByRole('combobox').first().selectOption('fr');
  await expect(heading(page, 'Les bâtiments : le groupe principal')).toBeVisible();
  await page.getByRole('combobox').first().selectOption('ru');
  await expect(heading(page, 'Здания: главная группа')).toBeVisible();
});

test('a search without accents finds and marks every word, and Escape ends it', async ({ page }) => {
  await page.goto('/#/rules/quebec');
  await expect(heading(page, BOOKS.quebec.last)).toBeAttached();
  const field = page.getByRole('searchbox', { name: 'Search the rules' });
  await field.fill('quebec fortif');
  await expect(page.locator('[data-paragraph]')).toHaveCount(1);
  await expect(heading(page, '1775, fortification of Québec')).toBeVisible();
  await expect(page.locator('mark')).toHaveText(['fortification', 'Québec']);
  await expect(page.getByText('1 paragraph found')).toBeVisible();
  await field.press('Escape');
  await expect(heading(page, BOOKS.quebec.last)).toBeAttached();
  await expect(page.locator('mark')).toHaveCount(0);
});

test('an edition has its own paragraphs and its own words', async ({ page }) => {
  await page.goto('/#/rules/quebec');
  const edition = page.getByRole('combobox', { name: 'Edition' });
  await edition.selectOption('2011, family');
  await expect(heading(page, 'Contribute to a building')).toBeVisible();
  await expect(heading(page, 'Leaders')).toHaveCount(0);
  await edition.selectOption('2026');
  await expect(heading(page, 'Construct a stage')).toBeVisible();
  await expect(heading(page, 'Start a building, with two players')).toHaveCount(0);
});

test('at a table the rules open over it with the words of its edition, and nothing is lost', async ({ page }) => {
  await openGame(page, gameBefore({ edition: '2011', level: 'complete', players: 3 }, 'rules', turnAfter(12)).file);
  const address = page.url();
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Rules of the game' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rules of the game' });
  await expect(dialog.getByRole('heading', { name: 'Contribute to a building' })).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Edition' })).toHaveValue('2011-complete');
  await dialog.getByRole('link', { name: 'When do I get the additional action?' }).first().click();
  await expect(dialog.getByRole('heading', { name: 'When do I get the additional action?' })).toBeInViewport();
  expect(page.url()).toBe(address);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Game menu' })).toBeVisible();
});

test('the question, a refusal and a card each open their own paragraph', async ({ page }) => {
  await openGame(page, gameBefore({ edition: '2026', players: 3 }, 'rules', turnAfter(12)).file);
  const dialog = page.getByRole('dialog', { name: 'Rules of the game' });
  await page.getByRole('button', { name: 'What the rules say' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your turn: one action of four' })).toBeFocused();
  await page.keyboard.press('Escape');
  // A site that waits for its century can't be chosen: R says which rule that is.
  await page.locator('.cell[data-target^="site"]:has(.site.waiting)').first().focus();
  await expect(page.locator('[data-card="why-not"]')).toBeVisible();
  await page.keyboard.press('r');
  await expect(dialog.getByRole('heading', { name: 'The buildings and their centuries' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.locator('.cell[data-target="district:port"]').focus();
  await page.keyboard.press('i');
  await page.locator('[data-reading]').getByRole('button', { name: 'What the rules say' }).click();
  await expect(dialog.getByRole('heading', { name: 'Port district' })).toBeFocused();
});

test('the game menu and the set-up open the rules too', async ({ page }) => {
  await playNow(page);
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('button', { name: 'Rules of the game' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'What you play for' })).toBeVisible();
  await page.goto('/#/new/nouvelle-france');
  await page.getByRole('button', { name: 'Rules of the game' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'The sticks' })).toBeVisible();
});

for (const [game, { address, last }] of Object.entries(BOOKS))
  test(`axe finds no violations in the rules, on a desktop and a phone, by day and by night: ${game}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await expect(heading(page, last)).toBeAttached();
    await expectAccessibleEverywhere(page);
  });

test('on paper there are only the rules', async ({ page }) => {
  await page.goto(BOOKS.quebec.address);
  await expect(heading(page, BOOKS.quebec.last)).toBeAttached();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
  await expect(heading(page, 'What you play for')).toBeVisible();
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(paper).toBe('rgb(255, 255, 255)');
});
