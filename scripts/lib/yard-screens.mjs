import { open } from './browser.mjs';
import { sampleYard } from './sample-games.mjs';

const owes = kind => state => state.owed.at(-1)?.kind === kind;
const OPTIONS = { players: 3 };
const EARLY = sampleYard(OPTIONS, 'cap', 0.06, owes('turn'));
const CARD = sampleYard(OPTIONS, 'cap', 0.55, owes('card'));
const LATE = sampleYard({ players: 4 }, '1759', 0.85, owes('card'));
const COUREUR = sampleYard(OPTIONS, 'cap', 0.3, owes('coureur'));
const FILLE = sampleYard(OPTIONS, 'cap', 0.3, owes('fille'));
const CLAIMS = sampleYard({ players: 3, claims: 'table' }, 'cap', 0.4, owes('card'));
const LOOK = sampleYard(OPTIONS, 'cap', 0.2, (_, next) => next === 'nation');
const snows = count => (state, _next, after) => state.snow === count && after?.snow === count + 1;
const SNOW = sampleYard(OPTIONS, 'cap', 0, snows(1));
const LAST = sampleYard({ players: 3, handicap: true }, 'cap', 0, snows(2));

const VIEWS = { yard: '.yard canvas', plan: '.sites svg[role]' };

/** Opens a game with its sites in space or as plans. */
const at = async (page, { file }, sites) => {
  await open(page, file);
  await page.locator(Object.values(VIEWS).join(', ')).first().waitFor();
  if (!(await page.locator(VIEWS[sites]).first().isVisible())) await page.keyboard.press('v');
  await page.locator(VIEWS[sites]).first().waitFor();
};

const make = (page, move) => page.locator(`[data-move="${move}"]:visible`).first().click();

const take = async page => {
  await page.keyboard.press('1');
  await page.keyboard.press('n');
};

/** Drags over the yard, which turns it. */
const turnYard = async (page, dx, dy) => {
  const box = await page.locator('.yard').boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y + dy, { steps: 5 });
  await page.mouse.up();
};

/** The screens of Nouvelle-France and the way to them from the start page. */
export const YARD_SCREENS = {
  'yard-set-up': async page => {
    await page.goto(`${page.url().split('#')[0]}#/new/nouvelle-france`);
    await page.locator('form').waitFor();
  },
  'yard-early': page => at(page, EARLY, 'yard'),
  'yard-middle': async page => {
    await at(page, CARD, 'yard');
    await take(page);
  },
  'yard-late': page => at(page, LATE, 'yard'),
  'yard-above': async page => {
    await at(page, LATE, 'yard');
    await turnYard(page, 160, 220);
  },
  'yard-low': async page => {
    await at(page, CARD, 'yard');
    await turnYard(page, -220, -160);
  },
  'plans-early': page => at(page, EARLY, 'plan'),
  'plans-middle': async page => {
    await at(page, CARD, 'plan');
    await take(page);
  },
  'plans-late': page => at(page, LATE, 'plan'),
  coureur: page => at(page, COUREUR, 'plan'),
  fille: page => at(page, FILLE, 'yard'),
  claims: page => at(page, CLAIMS, 'plan'),
  look: async page => {
    await at(page, LOOK, 'plan');
    await make(page, 'nation');
    await page.locator('[data-look="open"]').waitFor();
  },
  reserve: async page => {
    await at(page, CARD, 'plan');
    await page.locator('.links button').first().click();
  },
  snowfall: async page => {
    await at(page, SNOW, 'plan');
    await make(page, SNOW.next);
    await page.locator('[data-show] ~ footer button').last().click();
  },
  'yard-result': async page => {
    await at(page, LAST, 'plan');
    await make(page, LAST.next);
    const next = page.locator('[data-show] ~ footer button').last();
    await next.click();
    await next.click();
    await page.locator('[data-score]').first().waitFor();
  },
};
