import { readFileSync } from 'node:fs';
import { loadRules } from '@cap-diamant/catalogue';
import { LANGUAGES, random, unwrap } from '@cap-diamant/kernel';
import { longTexts, parseGlossary, type Text, textFaults } from '@cap-diamant/kernel/testing';
import { describe, expect, it } from 'vitest';
import { BOOKS } from '../rulebook/testing/books.ts';
import type { Tip } from './common/tips.ts';
import { loadTips } from './index.ts';
import { nouvelleFranceTexts } from './nouvelle-france/words/index.ts';
import { quebecTexts } from './quebec/words/index.ts';

const glossary = parseGlossary(readFileSync('docs/glossary.md', 'utf8'));
await Promise.all(LANGUAGES.flatMap(language => [quebecTexts.load(language), nouvelleFranceTexts.load(language)]));

const NAMES = ['Anne', 'Luc', 'Zoé', 'Max', 'Eva'];

const CASES = [
  [
    'quebec',
    { edition: '2011', level: 'family', players: 3 },
    ['no-site-1', 'few-sites-1', 'century-2', 'full', 'undo'],
  ],
  ['quebec', { edition: '2011', level: 'events', players: 2 }, ['leader', 'event', 'neutral', 'main-group']],
  ['quebec', { edition: '2026', level: 'standard', players: 4 }, ['leader', 'no-active', 'last-century']],
  ['nouvelle-france', { players: 2 }, ['snow-0', 'snow-1', 'snow-2', 'bonus-0', 'fille', 'double', 'turning']],
] as const;

/** The tips that fit the turns of random games. */
const tipsIn = async (id: 'quebec' | 'nouvelle-france', options: object): Promise<Map<string, Tip>> => {
  const [game, { tipsFor }] = await Promise.all([loadRules(id), loadTips(id)]);
  const found = new Map<string, Tip>();
  for (const seed of ['tips', 'more tips', 'even more tips']) {
    const dice = random(seed);
    let state = game.setup(unwrap(game.options.parse(options)), seed);
    for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
      if (game.turn(state).fresh) {
        const fitting = tipsFor(game.view(state, seat), seat, NAMES);
        expect(new Set(fitting.map(tip => tip.id)).size).toBe(fitting.length);
        for (const tip of fitting) found.set(tip.id, found.get(tip.id) ?? tip);
      }
      state = game.apply(state, seat, dice.pick(game.moves(state, seat)));
    }
  }
  return found;
};

describe.each(CASES)('the tips of %s with %o', async (id, options, expected) => {
  const found = await tipsIn(id, options);

  it('come up in real games', () => {
    expect([...found.keys()]).toEqual(expect.arrayContaining([...expected]));
  });

  it('lead to paragraphs of the rules', () => {
    const ids = BOOKS[id].chapters.flatMap(({ paragraphs }) => paragraphs.map(paragraph => paragraph.id));
    expect([...found.values()].filter(({ rule }) => rule !== undefined && !ids.includes(rule))).toEqual([]);
  });

  it.each(LANGUAGES)('are plain texts in %s, of two sentences at most', language => {
    const texts: readonly Text[] = [...found.values()].map(tip => ({ path: tip.id, text: tip.say(language) }));
    expect(texts.filter(({ text }) => /undefined|NaN|[{}|]/.test(text))).toEqual([]);
    expect(longTexts(texts)).toEqual([]);
    expect(textFaults(language, texts, glossary)).toEqual([]);
  });
});
