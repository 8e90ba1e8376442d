import { open } from './browser.mjs';
import { sampleNouvelleFrance } from './sample-games.mjs';

const asks = kind => state => state.pending.at(-1)?.kind === kind;
const OPTIONS = { players: 3 };
const EARLY = sampleNouvelleFrance(OPTIONS, 'cap', 0.06, asks('turn'));
const CARD = sampleNouvelleFrance(OPTIONS, 'cap', 0.55, asks('card'));
const LATE = sampleNouvelleFrance({ players: 4 }, '1759', 0.85, asks('card'));
const COUREUR = sampleNouvelleFrance(OPTIONS, 'cap', 0.3, asks('coureur'));
const FILLE = sampleNouvelleFrance(OPTIONS, 'cap', 0.3, asks('fille'));
const CLAIMS = sampleNouvelleFrance({ players: 3, claims: 'table' }, 'cap', 0.4, asks('card'));
const LOOK = sampleNouvelleFrance(OPTIONS, 'cap', 0.2, (_, next) => next === 'nation');
const snows = count => (state, _next, after) => state.snow === count && after?.snow === count + 1;
const SNOW = sampleNouvelleFrance(OPTIONS, 'cap', 0, snows(1));
const LAST = sampleNouvelleFrance({ players: 3, handicap: true }, 'cap', 0, snows(2));

const VIEWS = { scene: '.scene [role=img] canvas', plan: '.sites svg[role]' };

/** Opens a game with its sites in 3D or as floor plans. */
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

/** Drags over the scene, which turns it. */
const turnScene = async (page, dx, dy) => {
  const box = await page.locator('.scene').boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y + dy, { steps: 5 });
  await page.mouse.up();
};

/** The screens of Nouvelle-France, and how to get there from the start page. */
export const NOUVELLE_FRANCE_SCREENS = {
  'nouvelle-france-set-up': async page => {
    await page.goto(`${page.url().split('#')[0]}#/new/nouvelle-france`);
    await page.locator('form').waitFor();
  },
  'scene-early': page => at(page, EARLY, 'scene'),
  'scene-middle': async page => {
    await at(page, CARD, 'scene');
    await take(page);
  },
  'scene-late': page => at(page, LATE, 'scene'),
  'scene-above': async page => {
    await at(page, LATE, 'scene');
    await turnScene(page, 160, 220);
  },
  'scene-low': async page => {
    await at(page, CARD, 'scene');
    await turnScene(page, -220, -160);
  },
  'plans-early': page => at(page, EARLY, 'plan'),
  'plans-middle': async page => {
    await at(page, CARD, 'plan');
    await take(page);
  },
  'plans-late': page => at(page, LATE, 'plan'),
  coureur: page => at(page, COUREUR, 'plan'),
  fille: page => at(page, FILLE, 'scene'),
  claims: page => at(page, CLAIMS, 'plan'),
  look: async page => {
    await at(page, LOOK, 'plan');
    await make(page, 'nation');
    await page.locator('[data-look="open"]').waitFor();
  },
  reserve: async page => {
    await at(page, CARD, 'plan');
    await page.locator('.links button').last().click();
  },
  'nouvelle-france-card': async page => {
    await at(page, EARLY, 'plan');
    const character = page.locator('aside [data-anchor="character:mill"]');
    if (!(await character.isVisible())) await page.locator('.sides label').last().click();
    await character.click();
    await page.locator('[data-reading]').waitFor();
  },
  snowfall: async page => {
    await at(page, SNOW, 'plan');
    await make(page, SNOW.next);
    await page.locator('[data-show] ~ footer button').last().click();
  },
  'nouvelle-france-result': async page => {
    await at(page, LAST, 'plan');
    await make(page, LAST.next);
    const next = page.locator('[data-show] ~ footer button').last();
    await next.click();
    await next.click();
    await page.locator('[data-score]').first().waitFor();
  },
};
