import { nth, replay, unwrap } from '@cap-diamant/kernel';
import { type NouvelleFrance, nouvelleFrance } from '@cap-diamant/nouvelle-france';
import { type Move, scoreOf } from '@cap-diamant/nouvelle-france/table';
import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';
import { recordOf } from './play.ts';
import type { Sample } from './samples.ts';
import { openSites, yardBefore } from './sites.ts';

type Effect = NouvelleFrance['effect'];

/** Before the first move that has an effect of a kind, after so many decisions. */
const before =
  (kind: Effect['kind'], after = 0) =>
  (effects: readonly { readonly kind: string }[], at: number): boolean =>
    at >= after && effects.some(effect => effect.kind === kind);

/** Plays what comes to hand, but calls whatever ally it can. */
const friendly = (moves: readonly Move[]): readonly Move[] => {
  const calls = moves.filter(({ kind }) => kind === 'fille' || kind === 'coureur' || kind === 'nation');
  return calls.length > 0 ? calls : moves;
};

const stateOf = ({ record }: Sample): NouvelleFrance['state'] =>
  nth(unwrap(replay(nouvelleFrance, record)), record.moves.length);

const after = (sample: Sample, ...more: readonly string[]): NouvelleFrance['state'] => {
  let state = stateOf(sample);
  for (const text of more) {
    const [seat = 0] = nouvelleFrance.actors(state);
    state = nouvelleFrance.apply(state, seat, unwrap(nouvelleFrance.notation.parseMove(text)));
  }
  return state;
};

const named = (sample: Sample, ...names: readonly string[]): object => ({
  ...sample.file,
  table: names.map(name => ({ name, random: name === '' })),
});

const shows = async (page: Page, state: NouvelleFrance['state']): Promise<void> => {
  for (const [seat, player] of state.players.entries())
    await expect(page.locator(`aside [data-anchor="score:${seat}"] .count`)).toHaveText(String(scoreOf(player)));
};

const OPTIONS = { players: 2, first: 0 };
const COUREUR = yardBefore(OPTIONS, 'coureur', before('followed'), friendly);
const LOOK = yardBefore(OPTIONS, 'look', before('looked', 4), friendly);

test('the fille du Roy doubles the points, and can be taken back', async ({ page }) => {
  const sample = yardBefore(OPTIONS, 'fille', (effects, at) => at > 4 && isDoubled(effects), friendly);
  await openSites(page, named(sample, 'Anne', 'Bastien'));
  await expect(page.locator('[data-ask="fille"]')).toContainText('King’s Daughter');
  await page.keyboard.press('y');
  await shows(page, after(sample, 'fille'));
  expect((await recordOf(page)).moves).toEqual([...sample.record.moves, 'fille']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('[data-ask="fille"] [data-move="pass"]').click();
  await shows(page, after(sample, 'pass'));
});

const isDoubled = (effects: readonly { readonly kind: string }[]): boolean =>
  (effects as readonly Effect[]).some(effect => effect.kind === 'scored' && effect.doubled);

test('at a shared device the window of the coureur names who is asked, and waits', async ({ page }) => {
  await openSites(page, named(COUREUR, 'Anne', 'Bastien'));
  const window = page.locator('[data-ask="coureur"]');
  const [asked = 0] = nouvelleFrance.actors(stateOf(COUREUR));
  await expect(window).toContainText(nth(['Anne', 'Bastien'], asked));
  await expect(window).toContainText('the game waits for your answer');
  await page.keyboard.press('y');
  await expect(window).toHaveCount(0);
  await shows(page, after(COUREUR, 'coureur'));
});

test('against bots the window opens for the person alone, and the bots play on after it', async ({ page }) => {
  const sample = yardBefore(
    OPTIONS,
    'window',
    effects => (effects as readonly Effect[]).some(effect => effect.kind === 'followed' && effect.seat === 0),
    friendly,
  );
  await openSites(page, named(sample, 'Anne', ''), { confirmTurns: false });
  await page.locator('[data-ask="coureur"] [data-move="pass"]').click();
  await expect(page.locator('[data-ask]:not([data-ask="coureur"])')).toBeVisible({ timeout: 20_000 });
  const { moves } = await recordOf(page);
  expect(moves.slice(0, sample.record.moves.length + 1)).toEqual([...sample.record.moves, 'pass']);
});

/** The cards in the dialog, from the left. */
const cards = (page: Page): Promise<string[]> =>
  page.locator('[data-look="open"] .card').evaluateAll(all => all.map(one => one.getAttribute('data-card') ?? ''));

const topOf = (sample: Sample): readonly string[] => stateOf(sample).deck.slice(0, 3);

/** Looks at the deck, up to the moment when the cards lie open. */
const look = async (page: Page, name: string): Promise<void> => {
  await page.locator('[data-ask] [data-move="nation"]').click();
  await expect(page.getByText(`Pass the device to ${name}`)).toBeVisible();
  await expect(page.locator('dialog [data-card]')).toHaveCount(0);
  await page.getByRole('button', { name: `I am ${name}` }).click();
};

const lookerOf = (sample: Sample): string => nth(['Anne', 'Bastien'], nouvelleFrance.actors(stateOf(sample))[0] ?? 0);

test('a secret look is covered until its player says so, and put in order by dragging', async ({ page }) => {
  await openSites(page, named(LOOK, 'Anne', 'Bastien'));
  await look(page, lookerOf(LOOK));
  expect(await cards(page)).toEqual(topOf(LOOK));
  const [first, , third] = await page.locator('[data-look="open"] li').all();
  const [from, to] = [await first?.boundingBox(), await third?.boundingBox()];
  await page.mouse.move((from?.x ?? 0) + 40, (from?.y ?? 0) + 80);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 40, (to?.y ?? 0) + 80, { steps: 6 });
  await page.mouse.up();
  const [a, b, c] = topOf(LOOK);
  await expect.poll(() => cards(page)).toEqual([b, c, a]);
  await page.getByRole('button', { name: 'Put them back so' }).click();
  await expect(page.locator('[data-look]')).toHaveCount(0);
  expect((await recordOf(page)).moves).toEqual([...LOOK.record.moves, 'nation', 'order 2 3 1']);
});

test('the same by keys, hidden and covered again in between', async ({ page }) => {
  await openSites(page, named(LOOK, 'Anne', 'Bastien'));
  const name = lookerOf(LOOK);
  await look(page, name);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-look]')).toHaveCount(0);
  await page.getByRole('button', { name: 'To the cards' }).click();
  await expect(page.locator('[data-look="covered"]')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-look="covered"]')).toBeVisible();
  await page.getByRole('button', { name: `I am ${name}` }).click();
  await page.locator('[data-look="open"] .card').last().focus();
  await page.keyboard.press('ArrowLeft');
  const [a, b, c] = topOf(LOOK);
  await expect.poll(() => cards(page)).toEqual([a, c, b]);
  await page.locator('[data-look="open"] .card').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => cards(page)).toEqual([c, a, b]);
  await page.getByRole('button', { name: 'Put them back so' }).click();
  expect((await recordOf(page)).moves).toEqual([...LOOK.record.moves, 'nation', 'order 3 1 2']);
});

test('what was seen is told to nobody else, and nowhere without being asked for', async ({ page }) => {
  await openSites(page, named(LOOK, 'Anne', 'Bastien'));
  await look(page, lookerOf(LOOK));
  await page.getByRole('button', { name: 'Put them back so' }).click();
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog')).toContainText('looks secretly at the top 3 cards');
  await expect(page.getByRole('dialog')).not.toContainText('From the top');
  await page.keyboard.press('Escape');
  await page.locator('aside [data-peek]').click();
  await expect(page.locator('[data-look="covered"]')).toBeVisible();
  await page.keyboard.press('Escape');
  // The others at this device see the deck as they know it.
  const confirm = page.getByRole('button', { name: 'Confirm turn' });
  for (const move of ['draw', 'pass', 'end']) {
    if (await page.locator(`[data-ask] [data-move="${move}"]`).isVisible()) {
      await page.locator(`[data-ask] [data-move="${move}"]`).click();
      break;
    }
  }
  if (await confirm.isVisible()) {
    await confirm.click();
    await expect(page.locator('aside [data-peek]')).toHaveCount(0);
  }
});

test('who plays alone against bots needs no device passed', async ({ page }) => {
  const sample = yardBefore(
    OPTIONS,
    'alone',
    effects => (effects as readonly Effect[]).some(effect => effect.kind === 'looked' && effect.seat === 0),
    friendly,
  );
  await openSites(page, named(sample, 'Anne', ''));
  await page.locator('[data-ask] [data-move="nation"]').click();
  await expect.poll(() => cards(page)).toEqual(topOf(sample));
});

test('nothing is taken back past a card that was drawn', async ({ page }) => {
  const sample = yardBefore(OPTIONS, 'undo', before('drew', 12));
  await openSites(page, named(sample, 'Anne', 'Bastien'));
  await page.locator('aside button[data-move="draw"]').click();
  await expect(page.locator('aside button[data-card]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.keyboard.press('u');
  const drawn = [...sample.record.moves, 'draw'];
  expect((await recordOf(page)).moves).toEqual(drawn);
  await page.locator('aside button[data-card]').first().click();
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Place it here' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await recordOf(page)).moves).toEqual(drawn);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});
