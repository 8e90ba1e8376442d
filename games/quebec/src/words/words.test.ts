import { LANGUAGES, type Language } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { stackOf } from '../model/pending.ts';
import { DECISIONS, EFFECTS, MOVES, VIEWS } from './testing/everything.ts';
import { NAMES, sample, space, withPlayer, withSite } from './testing/sample.ts';
import { words } from './words.ts';

const unfinished = /undefined|null|NaN|\[object|\$\{|['"]|\s\s| \.|: *$/;
const badFrench = /[^\u00a0][:»]|\s[;!?]|«[^\u00a0]/;

const spoken = (language: Language): string[] => {
  const speak = words(language);
  return VIEWS.flatMap(view => [
    ...EFFECTS.map(effect => speak.effect(view, effect, NAMES)),
    ...DECISIONS.flatMap(decision => {
      const asked = { ...view, pending: stackOf([decision]) };
      return [speak.question(asked, 0), speak.question(asked, 1), ...MOVES.map(move => speak.move(asked, 0, move))];
    }),
  ]);
};

describe.each(LANGUAGES)('what is said in %s', language => {
  const said = spoken(language);

  it('is complete for every effect, question and move', () => {
    expect([...new Set(said.filter(text => text.trim() === '' || unfinished.test(text)))]).toEqual([]);
  });

  it('is a sentence where something happened', () => {
    const [view = sample(3)] = VIEWS;
    const told = EFFECTS.map(effect => words(language).effect(view, effect, NAMES));
    expect(told.filter(text => !text.endsWith('.'))).toEqual([]);
  });

  it('counts the ends of centuries and nothing else', () => {
    const counted = EFFECTS.filter(effect => words(language).milestone(effect) !== undefined);
    expect(counted.map(({ kind }) => kind)).toEqual(['century-ends', 'century-ends']);
  });

  it('names variants and sources, and repeats what it does not know', () => {
    const { variant, source } = words(language);
    expect(variant('2011-family')).not.toBe('2011-family');
    expect(source('buildings')).not.toBe('');
    expect(source('total')).not.toBe('');
    expect([variant('toString'), source('luck')]).toEqual(['toString', 'luck']);
  });
});

describe('languages', () => {
  it('do not share sentences', () => {
    const english = new Set(spoken('en'));
    for (const language of ['fr', 'ru'] as const)
      expect(spoken(language).filter(text => english.has(text))).toEqual([]);
  });

  it('keep the typography of French', () => {
    expect([...new Set(spoken('fr').filter(text => badFrench.test(text)))]).toEqual([]);
  });
});

describe('an offered move', () => {
  const underway = withSite(sample(4, { century: 2 }), 'c15r4', { state: 'underway', architect: 1, stages: [1] });
  const english = words('en');
  const stage = { kind: 'stage', space: space('c15r4') } as const;

  it('tells cost, stage, workers left and district action', () => {
    expect(english.move(underway, 0, stage)).toBe(
      'Build a stage of Capitol Theatre (c15r4): 3 workers, stage 2; left: 0 active workers; district action: Arts district',
    );
    expect(english.move(underway, 1, stage)).toMatch(/no district action$/);
  });

  it('uses the words of the edition', () => {
    expect(words('fr').move({ ...underway, variant: '2011-complete' }, 0, stage)).toMatch(
      /^Contribuer au bâtiment .* action complémentaire\u00a0: Quartier artistique$/,
    );
  });

  it('counts contributions as one says them', () => {
    const told = (['en', 'fr', 'ru'] as const).map(language =>
      [1, 2].map(number => {
        const stages = number === 1 ? [] : [1 as const];
        const view = withSite(underway, 'c15r4', { state: 'underway', architect: 1, stages });
        return words(language)
          .move({ ...view, variant: '2011-family' }, 0, stage)
          .match(/, ([^;,]*);/)?.[1];
      }),
    );
    expect(told).toEqual([
      ['1st contribution', '2nd contribution'],
      ['1re contribution', '2e contribution'],
      ['1-й взнос', '2-й взнос'],
    ]);
  });

  it('is paid from the supply in the Business district', () => {
    const pending = stackOf([{ kind: 'stage', seat: 0, except: space('c2r1') }]);
    expect(english.move({ ...underway, pending }, 0, stage)).toMatch(/left: 3 active workers, 16 in the supply; no/);
  });

  it('warns that the century will end', () => {
    const full = { ...underway, available: [] };
    expect(english.move(full, 0, { kind: 'start' })).toBe(
      'Start a construction site: your architect enters the game; no site is left, so the century ends',
    );
  });

  it('tells what a leader of this century brings', () => {
    const taken = withPlayer(underway, 2, { leader: 'political' });
    expect(english.move(taken, 0, { kind: 'lead', leader: 'economic' })).toBe(
      'Take the Economic leader (Gilles Hocquart), activate 1 worker. The neutral architect is your second architect this century.',
    );
    expect(english.move(sample(2), 0, { kind: 'lead', leader: 'economic' })).toMatch(/neutral architect’s site/);
  });

  it('counts the two-player Political leader’s workers as far as the supply reaches', () => {
    const poor = withPlayer(sample(2, { pending: stackOf([{ kind: 'pair', seat: 0 }]) }), 0, { passive: 3 });
    expect(english.move(poor, 0, { kind: 'pair', pair: 'religion-economy' })).toBe(
      'Send 2 workers to Religion and 1 worker to Economy',
    );
  });
});

describe('milestones', () => {
  it('read as a label', () => {
    const ended = { kind: 'century-ends', century: 2, cause: 'no-site', seat: 0 } as const;
    expect(words('en').milestone(ended)).toBe('century 2 ended: no site left');
  });
});
