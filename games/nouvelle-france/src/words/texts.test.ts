import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@cap-diamant/kernel';
import { COUNTS, parseGlossary, textFaults, textsOf } from '@cap-diamant/kernel/testing';
import { describe, expect, it } from 'vitest';
import { BONUSES, SITES } from '../model/vocabulary.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';

const glossary = parseGlossary(readFileSync('docs/glossary.md', 'utf8'));

const company = { name: (seat: number) => ['Anne', 'Bastien'][seat] ?? '', nation: () => 'Innu' };

type Samples = Record<string, readonly (readonly unknown[])[]>;

/** One sentence for each class of numbers. */
const each = (fact: (count: number) => object, ...extra: readonly unknown[]): readonly (readonly unknown[])[] =>
  COUNTS.map(count => [fact(count), ...extra]);

const effects: Samples = {
  'effect.looked': each(cards => ({ seat: 0, cards }), company).slice(1),
  'effect.saw': [[{ cards: ['L', 'snow'] }]],
  'effect.ordered': [[{ seat: 0 }, company]],
  'effect.drew': [
    [{ seat: 0, card: 'L' }, company],
    [{ seat: 0, card: 'snow' }, company],
  ],
  'effect.placed': BONUSES.flatMap(piece => each(base => ({ seat: 0, piece, site: 'church', base }), company)),
  'effect.completed': SITES.map(site => [{ seat: 0, site }, company]),
  'effect.scored': [true, false].flatMap(doubled => each(points => ({ seat: 0, points, doubled }), company)),
  'effect.followed': each(points => ({ seat: 0, points }), company),
  'effect.declined': ['fille', 'coureur', 'nation'].map(ally => [{ seat: 0, ally }, company]),
  'effect.claimed': [[{ seat: 0, shape: 'L' }, company]],
  'effect.conceded': [[{ seat: 0, shape: 'L' }, company]],
  'effect.stolen': [[{ seat: 0, from: 1 }, company]],
  'effect.discarded': [[{ shape: 'L' }, company]],
  'effect.snowfall': [0, 1, 2].map(floor => [{ floor, points: [3, -2] }, company]),
  'effect.lost': BONUSES.map(bonus => [{ seat: 0, bonus }, company]),
  'effect.turn': [[{ seat: 0 }, company]],
  'effect.character': SITES.flatMap(site => each(points => ({ seat: 0, site, points }), company)),
  'effect.ended': [
    [{ winners: [0] }, company],
    [{ winners: [0, 1] }, company],
  ],
};

const samples: Samples = {
  ...effects,
  'milestone.completed': SITES.map(site => [site]),
  'question.turn': [
    [{}, undefined],
    [{}, 'X'],
  ],
  'question.order': each(cards => ({ cards })).slice(1),
  'question.answer': [[{ shape: 'L' }]],
  'question.fille': each(base => ({ base })).slice(1),
  'question.coureur': each(base => ({ base: 2 * base })).slice(1),
  'move.place': [[{ site: 'church', grid: 'A', cells: [[0, 0, 0]] }, 'X']],
  'move.order': [[{ places: [2, 1] }]],
  'move.claim': [[{ shape: 'L' }]],
};

describe.each(LANGUAGES)('the texts of Nouvelle-France in %s', language => {
  const texts = textsOf({ fr, en, ru }[language], samples);

  it('are whole', () => {
    expect(texts.filter(({ text }) => /undefined|\bnull\b|NaN|\[object|^\s*$/.test(text))).toEqual([]);
  });

  it('keep to the glossary, to typography and to the forms of numbers', () => {
    expect(textFaults(language, texts, glossary)).toEqual([]);
  });
});
