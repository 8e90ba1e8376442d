import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@cap-diamant/kernel';
import { COUNTS, parseGlossary, type Text, textFaults, textsOf } from '@cap-diamant/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Effect } from '../model/effects.ts';
import { stackOf } from '../model/pending.ts';
import { REASONS } from '../model/reasons.ts';
import { tableWordsIn } from './testing/drawn.ts';
import { DECISIONS, EFFECTS, MOVES, VIEWS } from './testing/everything.ts';
import { CATALOGUES, NAMES, sample, withPlayer } from './testing/sample.ts';
import { words } from './words.ts';

const glossary = parseGlossary(readFileSync('docs/glossary.md', 'utf8'));

const said = (path: string, texts: readonly string[]): Text[] => texts.map(text => ({ path, text }));

/** Effects with every class of numbers in place of their own. */
const COUNTED = EFFECTS.flatMap(effect =>
  COUNTS.filter(count => count > 0).map(count => {
    const workers = 'workers' in effect && typeof effect.workers === 'number' ? { workers: count } : {};
    const points = 'points' in effect ? { points: count } : {};
    return { ...effect, ...workers, ...points } as Effect;
  }),
);

/** What a game says about its tables, effects, questions and moves. */
const spoken = (language: Language): Text[] => {
  const speak = words(language);
  const moves = VIEWS.flatMap(view =>
    DECISIONS.flatMap(decision => {
      const asked = { ...view, pending: stackOf([decision]) };
      return [speak.question(asked, 0), ...MOVES.map(move => speak.move(asked, 0, move))];
    }),
  );
  const [view = sample(3)] = VIEWS;
  const turns = COUNTS.flatMap(active =>
    COUNTS.map(passive => speak.question(withPlayer(sample(3), 0, { active, passive }), 0)),
  );
  const reasons = COUNTS.flatMap(active => {
    const asked = withPlayer(sample(3), 0, { active });
    return MOVES.flatMap(move =>
      REASONS.map(reason => speak.reason(reason, { view: asked, seat: 0, move, names: NAMES })),
    );
  });
  return [
    ...said('moves', moves),
    ...said('reasons', reasons),
    ...said('questions.turn', turns),
    ...said(
      'effects',
      COUNTED.map(effect => speak.effect(view, effect, NAMES)),
    ),
    ...VIEWS.flatMap(one =>
      said(
        'pages',
        Object.values(speak.pages).flatMap(page => page.text(one, NAMES).split('\n')),
      ),
    ),
  ];
};

describe.each(LANGUAGES)('the texts of Québec in %s', language => {
  const {
    effects: _effects,
    choices: _choices,
    questions: _questions,
    reasons: _reasons,
    ...rest
  } = CATALOGUES[language];
  const texts = [...textsOf(rest), ...textsOf(tableWordsIn(language).labels), ...spoken(language)];

  it('keep to the glossary, to typography and to the forms of numbers', () => {
    expect(textFaults(language, texts, glossary)).toEqual([]);
  });
});
