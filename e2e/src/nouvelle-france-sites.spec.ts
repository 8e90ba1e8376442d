import { unwrap } from '@cap-diamant/kernel';
import { nouvelleFrance } from '@cap-diamant/nouvelle-france';
import type { Page } from '@playwright/test';
import { LAST_SLAB, stateOf, withPlayers } from './nouvelle-france-samples.ts';
import { expect, test } from './page.ts';
import { recordOf } from './play.ts';
import { carryByKeys, drawAfter, formsFor, nouvelleFranceBefore, openSites } from './sites.ts';

const SAMPLE = nouvelleFranceBefore({ players: 2, allies: 'none' }, 'boards', drawAfter(12));

test('a reload in the middle of a turn loses nothing, and a drawn card stays drawn', async ({ page }) => {
  await openSites(page, SAMPLE.file);
  await page.locator('[data-move="draw"]:visible').first().click();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.keyboard.press('1');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Confirm turn' })).toBeVisible();
  const { moves } = await recordOf(page);
  expect(moves.length).toBe(SAMPLE.record.moves.length + 2);
  await page.reload();
  expect((await recordOf(page)).moves).toEqual(moves);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await recordOf(page)).moves).toEqual(moves.slice(0, -1));
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('a piece that cannot stay says why, and its squares have names', async ({ page }) => {
  await openSites(page, SAMPLE.file);
  await page.locator('[data-move="draw"]:visible').first().click();
  const corner = page.getByRole('button', { name: /^the church, column 2, row 1: / });
  await page.locator('[data-card]').first().click();
  await corner.hover();
  await expect(page.locator('[data-ghost="outside"]')).toHaveText(
    'Church Not here: part of the piece is not above a slab.',
  );
  await expect(page.getByRole('button', { name: 'Place here' })).toBeDisabled();
});

test('the view of the sites is changed at any time, and remembered', async ({ page }) => {
  await openSites(page, SAMPLE.file, { sites: 'plan' });
  const plans = page.getByRole('group', { name: 'Floor plans of the three sites' });
  await expect(plans).toBeVisible();
  await page.getByRole('radio', { name: '3D' }).check();
  await expect(page.locator('.scene [role=img] canvas')).toBeVisible();
  await expect(plans).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('cap-diamant/settings') ?? '{}').sites);
  expect(kept).toBe('scene');
  await page.keyboard.press('v');
  await expect(plans).toBeVisible();
});

/** Where a character starts and ends its flight after a key press. */
const travels = async (page: Page, key: string): Promise<readonly (readonly [x: number, y: number])[]> => {
  await expect(page.locator('[data-taking]')).toHaveCount(0);
  const seen = page.waitForFunction(() => {
    const [motion] = document.querySelector('[data-taking="mill"]')?.parentElement?.getAnimations() ?? [];
    const frames = motion?.effect instanceof KeyframeEffect ? motion.effect.getKeyframes() : undefined;
    return frames?.map(
      ({ transform }) =>
        String(transform)
          .match(/[\d.]+(?=px)/g)
          ?.map(Number) as [number, number],
    );
  });
  await page.keyboard.press(key);
  return (await seen).jsonValue() as Promise<[number, number][]>;
};

test('the character of a finished site flies to its player: in plans, in 3D, or at once', async ({ page }) => {
  await openSites(page, withPlayers(LAST_SLAB, 'Anne', 'Bastien'));
  const place = unwrap(nouvelleFrance.notation.parseMove(LAST_SLAB.next));
  if (place.kind !== 'place') throw new Error('no placement');
  await carryByKeys(page, place, formsFor(stateOf(LAST_SLAB), 0));
  const [still, rest] = await travels(page, 'Enter');
  expect(still).toEqual(rest);
  await expect(page.locator('aside').getByRole('img', { name: 'the miller' })).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.keyboard.press('[');
  const [card] = await travels(page, ']');
  expect(card).not.toEqual(rest);
  await page.keyboard.press('v');
  await expect(page.locator('.scene [role=img] canvas')).toBeVisible();
  await page.keyboard.press('[');
  const [beside = [0, 0], player] = await travels(page, ']');
  expect(player).toEqual(rest);
  const { x, y, width, height } = (await page.locator('.scene').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const share = [(beside[0] - x) / width, (beside[1] - y) / height];
  for (const one of share) expect(Math.abs(one - 0.5), String(share)).toBeLessThan(0.48);
});

test('without WebGL there are plans, and no switch', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openSites(page, SAMPLE.file, { sites: 'scene' });
  await expect(page.getByRole('group', { name: 'Floor plans of the three sites' })).toBeVisible();
  await expect(page.getByText('3D', { exact: true })).toHaveCount(0);
});

test.describe('without a network', () => {
  test.use({ strict: false });

  test('if the 3D code cannot be loaded, plans are shown', async ({ page }) => {
    await page.route(/Scene-.*\.js/, route => route.abort());
    await openSites(page, SAMPLE.file, { sites: 'scene' });
    await expect(page.getByText('3D isn’t available; showing floor plans.')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Floor plans of the three sites' })).toBeVisible();
  });
});
