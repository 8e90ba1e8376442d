import { nouvelleFrance } from '@cap-diamant/nouvelle-france';
import { devices, type Locator, type Page } from '@playwright/test';
import { slide, tooSmall } from './fingers.ts';
import { END, NAMES, withPlayers } from './nouvelle-france-samples.ts';
import { expect, test } from './page.ts';
import { recordOf } from './play.ts';
import { againstBots, openFile, type Stop } from './samples.ts';
import { seenAt } from './scene.ts';
import { drawAfter, nouvelleFranceBefore, openSites } from './sites.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {};
test.use({ ...phone, viewport: { width: 390, height: 844 }, locale: 'en-CA' });

const SAMPLE = nouvelleFranceBefore({ players: 2 }, 'thumbs', drawAfter(24));

test('a turn is played by touch on a small screen', async ({ page }) => {
  await openSites(page, SAMPLE.file);
  await page.locator('[data-move="draw"]:visible').first().tap();
  await page.locator('[data-card]:visible').first().tap();
  const note = page.locator('[data-ghost]');
  await page.getByRole('button', { name: 'Next best place' }).tap();
  await expect(note).toHaveAttribute('data-ghost', 'legal');
  await expect(note).toContainText('Tap again to place it.');
  // Any site may have the next best place: the note says which one it is.
  const [site] = ((await note.getAttribute('data-held')) ?? '').split(' ');
  await expect(note).toContainText({ redoubt: 'Redoubt', church: 'Church', mill: 'Mill' }[site ?? ''] ?? '?');
  await page.getByRole('button', { name: 'Turn right' }).tap();
  await page.getByRole('radio', { name: 'Mill' }).tap();
  // The first tap moves the piece there; a second one would place it.
  await page.locator('[data-floor="mill roof"] [data-square="mill A 2 4"]').tap();
  await expect(note).toHaveAttribute('data-held', 'mill A 2 4');
  await page.getByRole('button', { name: 'Next best place' }).tap();
  const placed = (await note.getAttribute('data-place')) ?? '';
  await page.getByRole('button', { name: 'Place here' }).tap();
  await expect(note).toHaveCount(0);
  const { moves } = await recordOf(page);
  expect(moves.slice(SAMPLE.record.moves.length, SAMPLE.record.moves.length + 2)).toEqual(['draw', placed]);
});

test('the result is revealed place by place, at a fast pace too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cap-diamant/show', '"quick"'));
  await openSites(page, withPlayers(END, ...NAMES));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.locator(`[data-move="${END.next}"]:visible`).first().tap();
  await page.getByRole('button', { name: 'Skip to result' }).tap();
  await page.getByRole('button', { name: 'Continue' }).tap();
  const result = page.getByRole('dialog', { name: 'The result' });
  await expect(result.locator('[data-finale="running"]')).toBeVisible();
  await expect(page.getByText(/wins/)).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: /(Anne|Bastien|Cléo) wins/ })).toBeVisible();
});

test('touch targets are at least as large as a finger, and nothing overflows the screen', async ({ page }) => {
  await openSites(page, SAMPLE.file);
  await page.locator('[data-move="draw"]:visible').first().tap();
  for (const step of ['cards', 'piece', 'players']) {
    if (step === 'piece') await page.locator('[data-card]:visible').first().tap();
    if (step === 'players') await page.getByRole('radio', { name: 'Players' }).tap();
    expect(await tooSmall(page), step).toEqual([]);
    const size = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth, scrollHeight];
    });
    expect(size).toEqual([390, 844]);
  }
});

/** The space of the plan and all its squares, as left, top, right and bottom. */
const bounds = (locator: Locator): Promise<number[]> =>
  locator.evaluateAll(all => {
    const boxes = all.map(one => one.getBoundingClientRect());
    return [
      Math.min(...boxes.map(({ left }) => left)),
      Math.min(...boxes.map(({ top }) => top)),
      -Math.max(...boxes.map(({ right }) => right)),
      -Math.max(...boxes.map(({ bottom }) => bottom)),
    ];
  });

const squaresIn = (page: Page): Locator => page.locator('[role="button"][data-square]');

const SQUARES = { Redoubt: 27, Church: 30, Mill: 28 };

const turnTo = async (page: Page, site: keyof typeof SQUARES): Promise<void> => {
  await page.getByRole('radio', { name: site }).tap();
  await expect(squaresIn(page)).toHaveCount(SQUARES[site]);
};

const expectFit = async (page: Page, what: string): Promise<void> => {
  const [space, drawn] = [await bounds(page.locator('.sites .large')), await bounds(squaresIn(page))];
  for (const [at, edge] of drawn.entries()) expect(edge, what).toBeGreaterThanOrEqual((space[at] ?? 0) - 0.5);
};

const SITES = ['Redoubt', 'Church', 'Mill'] as const;

test('a plan fits the space there is, before a piece is taken and with one in hand', async ({ page }) => {
  await openSites(page, SAMPLE.file);
  for (const site of SITES) {
    await turnTo(page, site);
    const sizes = await squaresIn(page).evaluateAll(all => all.map(one => one.getBoundingClientRect().width));
    expect(Math.min(...sizes), site).toBeGreaterThanOrEqual(30);
    await expectFit(page, site);
  }
  await page.locator('[data-move="draw"]:visible').first().tap();
  await page.locator('[data-card]:visible').first().tap();
  await turnTo(page, 'Redoubt');
  await expectFit(page, 'Redoubt');
  await page.locator('[data-square="redoubt B 3 0"]').first().tap();
  await expect(page.locator('[data-ghost]')).toHaveAttribute('data-held', 'redoubt B 3 0');
  await page.getByRole('button', { name: 'Next best place' }).tap();
  const ghost = page.locator('[data-floor$="roof"] .shadow');
  await expect(ghost).toHaveClass(/legal/);
  await expect(ghost).toBeInViewport({ ratio: 0.95 });
});

test('with a tip, what the others did and two rows of answers, a plan still fits', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('cap-diamant/settings', '{"pace":"instant","tips":"on","sites":"plan"}'),
  );
  const stop: Stop = (effects, at, fresh) => fresh && at >= 40 && effects.length > 0;
  await openFile(page, againstBots(nouvelleFrance, nouvelleFranceBefore({ players: 4 }, 'recap', stop)));
  await expect(page.locator('.tip[data-tip]')).toBeVisible();
  await expect(page.locator('[data-recap]').first()).toBeVisible();
  for (const height of [844, 667]) {
    await page.setViewportSize({ width: 390, height });
    for (const site of SITES) {
      await turnTo(page, site);
      await expectFit(page, `${site} ${height}`);
    }
  }
});

test('in 3D one finger orbits the sites, and two zoom', async ({ page }) => {
  await openSites(page, SAMPLE.file, { sites: 'scene' });
  const box = await page.locator('.scene [role=img] canvas').boundingBox();
  if (box === null) throw new Error('nothing is drawn');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  /** One side of the redoubt on the screen: its length and direction. */
  const side = async () => {
    const from = await seenAt(page, { site: 'redoubt', grid: 'A', x: 0, y: 4 });
    const to = await seenAt(page, { site: 'redoubt', grid: 'A', x: 6, y: 4 });
    return { long: Math.hypot(to.x - from.x, to.y - from.y), towards: Math.atan2(to.y - from.y, to.x - from.x) };
  };
  const before = await side();
  await slide(page, [
    { x: x - 60, y },
    { x: x + 60, y },
  ]);
  const walked = await side();
  expect(Math.abs(walked.towards - before.towards)).toBeGreaterThan(0.2);
  await slide(
    page,
    [
      { x: x - 30, y },
      { x: x - 75, y },
    ],
    [
      { x: x + 30, y },
      { x: x + 75, y },
    ],
  );
  const near = await side();
  expect(near.long).toBeGreaterThan(walked.long * 1.5);
  expect(Math.abs(near.towards - walked.towards)).toBeLessThan(0.3);
  // Dragging fingers pick nothing.
  expect((await recordOf(page)).moves).toEqual(SAMPLE.record.moves);
});

test('a long press opens what the rules say, and does nothing else', async ({ page }) => {
  await openSites(page, SAMPLE.file);
  for (const [what, rule] of [
    ['[data-move="draw"]', 'draw'],
    ['[data-ask] [data-move="draw"]', 'turn'],
    ['[data-rule-at="ally-fille"]', 'ally-fille'],
  ] as const) {
    const pressed = page.locator(`${what}:visible`).first();
    const finger = { pointerType: 'touch', pointerId: 7, button: 0, isPrimary: true, bubbles: true };
    await pressed.dispatchEvent('pointerdown', finger);
    await expect(page.locator(`dialog[open] #rule-${rule}`)).toBeInViewport();
    await pressed.dispatchEvent('pointerup', finger);
    await pressed.dispatchEvent('click');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
  expect((await recordOf(page)).moves).toEqual(SAMPLE.record.moves);
});
