import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './accessible.ts';
import { closeLastScorings, ENDS_CENTURY, ENDS_GAME, finish, gameBefore, make, openGame, turnAfter } from './games.ts';
import { ALONE, CONTESTED, COUREUR, DRAW, END, LOOK, SNOW } from './nouvelle-france-samples.ts';
import { expect, playNow, test, yourTurn } from './page.ts';
import { openSites } from './sites.ts';

const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  start: async page => {
    await playNow(page);
    await page.goto('/');
    await expect(page.getByRole('article')).toBeVisible();
  },
  'set-up': async page => {
    await page.goto('/#/new');
    await page.getByText('More options').click();
  },
  settings: async page => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).click();
  },
  help: async page => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Help and shortcuts' }).click();
  },
  learn: async page => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Learn to play' }).first().click();
    await expect(page.getByRole('heading', { name: 'Nouvelle-France' })).toBeVisible();
  },
  table: async page => {
    await playNow(page);
    await expect(yourTurn(page)).toBeVisible({ timeout: 20_000 });
  },
  'a table with leaders and events, its forecast, and a reason': async page => {
    await openGame(page, gameBefore({ edition: '2026', players: 3 }, 'axe', turnAfter(40)).file);
    await page.keyboard.press('f');
    await page.keyboard.press('t');
    await page.locator('.cell[data-target^="district"]').first().focus();
    await expect(page.locator('[data-card]')).toBeVisible();
  },
  'the past': async page => {
    await openGame(page, gameBefore({ edition: '2026', players: 3 }, 'axe', turnAfter(40)).file);
    await page.keyboard.press('[');
    await expect(page.getByRole('slider')).toBeVisible();
  },
  'the log': async page => {
    await openGame(page, gameBefore({ edition: '2026', players: 3 }, 'axe', turnAfter(40)).file);
    await page.keyboard.press('l');
  },
  hints: async page => {
    await openGame(page, gameBefore({ edition: '2011', level: 'family', players: 2 }, 'axe', turnAfter(5)).file);
    await page.keyboard.press('h');
    await expect(page.locator('[data-guide="guiding"]')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Why?' }).click();
    await expect(page.locator('[data-hint]').first()).toBeVisible();
  },
  'a scoring': async page => {
    const { file, next } = gameBefore({ edition: '2011', level: 'complete', players: 3 }, 'axe', ENDS_CENTURY);
    await openGame(page, file);
    await make(page, next);
    await page.getByRole('button', { name: 'Skip to result' }).click();
    await expect(page.locator('[data-show="over"]')).toBeVisible();
  },
  'the end': async page => {
    const { file, next } = gameBefore({ edition: '2011', level: 'complete', players: 3 }, 'axe', ENDS_GAME);
    await openGame(page, file);
    await finish(page, next);
    await closeLastScorings(page);
    await expect(page.locator('[data-score]').first()).toBeVisible();
  },
  'the set-up of Nouvelle-France': async page => {
    await page.goto('/#/new/nouvelle-france');
    await page.getByText('More options').click();
  },
  'the sites as plans, with a piece in hand': async page => {
    await openSites(page, DRAW.file);
    await page.locator('[data-move="draw"]:visible').first().click();
    await page.locator('button[data-card]:visible').first().click();
    await page.keyboard.press('n');
    await expect(page.locator('[data-ghost="legal"]')).toBeVisible();
  },
  'the sites in 3D': async page => {
    await openSites(page, SNOW.file, { sites: 'scene' });
    await expect(page.locator('.scene [role=img] canvas')).toBeVisible();
  },
  'an ally asked for': async page => {
    await openSites(page, COUREUR.file);
    await expect(page.locator('[data-ask="coureur"]')).toBeVisible();
  },
  'a claim and its answer': async page => {
    await openSites(page, CONTESTED.file, { confirmTurns: false });
    await page.locator(`[data-move="${CONTESTED.next}"]`).click();
    await expect(page.locator('[data-ask="answer"]')).toBeVisible();
  },
  'covered cards': async page => {
    await openSites(page, LOOK.file);
    await page.locator('[data-ask] [data-move="nation"]').click();
    await expect(page.locator('[data-look="covered"]')).toBeVisible();
  },
  'cards to put in order': async page => {
    await openSites(page, { ...ALONE.file, table: [{ name: 'Anne' }, { name: '', random: true }] });
    await page.locator('[data-ask] [data-move="nation"]').click();
    await expect(page.locator('[data-look="open"]')).toBeVisible();
  },
  'all pieces': async page => {
    await openSites(page, SNOW.file);
    await page.getByRole('button', { name: 'All pieces' }).click();
    await expect(page.getByRole('heading', { name: 'Discards' })).toBeVisible();
  },
  'a snowfall': async page => {
    await openSites(page, SNOW.file);
    await page.locator(`[data-move="${SNOW.next}"]:visible`).first().click();
    await page.getByRole('button', { name: 'Skip to result' }).click();
    await expect(page.locator('[data-show="over"]')).toBeVisible();
  },
  'the end of Nouvelle-France': async page => {
    await openSites(page, END.file);
    await page.locator(`[data-move="${END.next}"]:visible`).first().click();
    await page.getByRole('button', { name: 'Skip to result' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.locator('[data-score]').first()).toBeVisible();
  },
  'a lost page': async page => {
    await page.goto('/#/nowhere');
  },
};

for (const [name, open] of Object.entries(SCREENS))
  test(`axe finds no violations, by day and by night, on a desktop and a phone: ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page);
    await expectAccessibleEverywhere(page);
  });
