import type { Page } from '@playwright/test';
import { ENDS_CENTURY, gameBefore, make, openGame, turnAfter } from './games.ts';
import { SNOW } from './nouvelle-france-samples.ts';
import { expect, test } from './page.ts';
import { drawAfter, nouvelleFranceBefore, openSites } from './sites.ts';

const QUEBEC = gameBefore({ edition: '2026', players: 3 }, 'rules', turnAfter(110));
const NOUVELLE_FRANCE = nouvelleFranceBefore({ players: 2 }, 'walk', drawAfter(6));

/** What lies on a table, and the paragraph of the rules that it leads to. */
const THINGS = {
  quebec: [
    ['.progress', 'century-end'],
    ['.workers', 'workers'],
    ['[data-target="district:port"]', 'district-port'],
    ['.cell:has(.site.waiting)', 'tiles'],
    ['[data-target^="zone:"]', 'send-worker'],
  ],
  nouvelleFrance: [
    ['[data-rule-at="sites"]', 'sites'],
    ['[data-rule-at="sticks"]', 'sticks'],
    ['[data-rule-at="characters"]', 'characters'],
    ['[data-rule-at="turn-points"]', 'turn-points'],
    ['[data-rule-at="bonus-pieces"]', 'bonus-pieces'],
    ['[data-rule-at="ally-coureur"]', 'ally-coureur'],
    ['[data-rule-at="draw"]', 'draw'],
  ],
} as const;

const opened = (page: Page, rule: string) => page.locator(`dialog[open] #rule-${rule}`);

const shut = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
};

const walk = async (page: Page, things: readonly (readonly [string, string])[]): Promise<void> => {
  for (const [thing, rule] of things) {
    await page.locator(`${thing}:visible`).first().hover({ force: true });
    await page.keyboard.press('r');
    await expect(opened(page, rule), thing).toBeInViewport();
    await shut(page);
  }
};

test('whatever the mouse points at in Québec, R opens its paragraph', async ({ page }) => {
  await openGame(page, QUEBEC.file);
  await walk(page, THINGS.quebec);
});

test('whatever the mouse points at in Nouvelle-France, R opens its paragraph', async ({ page }) => {
  await openSites(page, NOUVELLE_FRANCE.file);
  await walk(page, THINGS.nouvelleFrance);
});

test('the sites of Nouvelle-France lead to their paragraph, on the plan and in 3D', async ({ page }) => {
  for (const sites of ['plan', 'scene'] as const) {
    await openSites(page, NOUVELLE_FRANCE.file, { sites });
    await page.locator('section.sites').locator('svg, canvas').first().hover({ force: true });
    await page.keyboard.press('r');
    await expect(opened(page, 'sites'), sites).toBeInViewport();
    await shut(page);
  }
});

test('the windows of a scoring and of a snowfall lead to the rules of what they count', async ({ page }) => {
  const readRules = () => page.getByRole('dialog').getByRole('button', { name: 'What the rules say' }).click();
  for (const [level, rule] of [
    ['family', 'family-scoring'],
    ['complete', 'cascade'],
  ] as const) {
    const { file, next } = gameBefore({ edition: '2011', level, players: 3 }, 'show', ENDS_CENTURY);
    await openGame(page, file);
    await make(page, next);
    await readRules();
    await expect(opened(page, rule)).toBeInViewport();
  }
  await openSites(page, SNOW.file);
  await page.locator(`aside [data-move="${SNOW.next}"]`).click();
  await readRules();
  await expect(opened(page, 'snowfall')).toBeInViewport();
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the answer to a long press leads on to the rules', async ({ page }) => {
    await openGame(page, QUEBEC.file);
    const finger = { pointerType: 'touch', pointerId: 7, button: 0, isPrimary: true, bubbles: true };
    const place = page.locator('.cell:has(.site.waiting)').first();
    await place.dispatchEvent('pointerdown', finger);
    const answer = page.locator('[data-card="why-not"]');
    await expect(answer).toBeVisible();
    await place.dispatchEvent('pointerup', finger);
    await answer.getByRole('button', { name: 'What the rules say' }).tap();
    await expect(opened(page, 'tiles')).toBeInViewport();
    await shut(page);
    await page.getByRole('radio', { name: 'Players' }).tap();
    const workers = page.locator('.workers:visible').first();
    await workers.dispatchEvent('pointerdown', finger);
    await expect(opened(page, 'workers')).toBeInViewport();
  });
});
