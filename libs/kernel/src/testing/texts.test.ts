import { describe, expect, it } from 'vitest';
import { parseGlossary } from './glossary.ts';
import { countingFaults, glossaryFaults, typographyFaults } from './text-faults.ts';
import { textsOf } from './texts.ts';

const glossary = parseGlossary(`# Glossary

## Terms

| Term | Meaning | English | French | Russian | Editions | Never in English | Never in French | Never in Russian |
|---|---|---|---|---|---|---|---|---|
| leader | a card | leader | leader | лидер | | chief* | chef, chefs | |

## Allowed phrases

| Language | Phrases |
|---|---|
| French | chefs d’État |

## Counted words

| English 1 | English 2 | French 1 | French 2 | Russian 1 | Russian 2 | Russian 5 |
|---|---|---|---|---|---|---|
| point | points | point | points | очко | очка | очков |
| stays | stay | reste | restent | остаётся | остаются | остаются |

## Uncounted words

| Language | Words |
|---|---|
| English | of |
`);

const as = (...texts: readonly string[]) => texts.map(text => ({ path: 'x', text }));

describe('the texts of a catalogue', () => {
  it('are found in depth, and functions are called with every class of numbers', () => {
    const plural = new Intl.PluralRules('en');
    const catalogue = {
      a: { b: ['one', 'two'] },
      cards: (n: number) => `${n} ${plural.select(n)}`,
      greet: (name: string) => `Hi ${name}`,
      all: (names: readonly string[]) => names.join('+'),
    };
    expect(textsOf(catalogue).map(({ path, text }) => `${path}=${text}`)).toEqual([
      'a.b.0=one',
      'a.b.1=two',
      ...['0 other', '1 one', '2 other', '5 other', '21 other'].map(text => `cards=${text}`),
      'greet=Hi X',
      'all=X+Y',
      'all=X',
    ]);
  });

  it('are not missed where a function needs more than samples', () => {
    const catalogue = { fault: ({ kind }: { readonly kind: string }) => kind };
    expect(() => textsOf(catalogue)).toThrow('no samples for fault');
    expect(textsOf(catalogue, { fault: [[{ kind: 'cut' }]] })).toEqual([{ path: 'fault', text: 'cut' }]);
  });
});

describe('faults', () => {
  it('are words that the glossary forbids, but not in phrases it allows', () => {
    expect(glossaryFaults('en', as('a leader', 'two Chieftains'), glossary)).toHaveLength(1);
    expect(glossaryFaults('fr', as('un chef', 'des chefs d’État', 'achever'), glossary)).toHaveLength(1);
  });

  it('are spaces of another typography', () => {
    const good = as('Points\u00a0: 3; fini? «\u00a0oui\u00a0», 95\u00a0%…');
    expect(typographyFaults('fr', good)).toEqual([]);
    for (const text of ['Points: 3', 'Points : 3', 'fini ?', '« oui »', '95 %', 'Un instant …', '1 … 9'])
      expect(typographyFaults('fr', as(text)), text).not.toEqual([]);
    expect(typographyFaults('en', as('95%', 'One moment…'))).toEqual([]);
    expect(typographyFaults('en', as('95 %', 'One moment …', '1 … 9'))).toHaveLength(3);
  });

  it('are forms that do not agree with their number', () => {
    expect(countingFaults('en', as('1 point', '2 points', '21 points stay', '3 of 5'), glossary)).toEqual([]);
    expect(countingFaults('fr', as('0 point', '1 point', '2 points'), glossary)).toEqual([]);
    expect(countingFaults('ru', as('1 очко', '2 очка', '5 очков', '11 очков', '21 очко'), glossary)).toEqual([]);
    for (const text of ['1 points', '21 point', '1 point stay', '2 points stays', '5 cows'])
      expect(countingFaults('en', as(text), glossary), text).toHaveLength(1);
    for (const text of ['0 points', '2 point', 'vos 1 point'])
      expect(countingFaults('fr', as(text), glossary), text).toHaveLength(1);
    for (const text of ['1 очков', '2 очков', '5 очка', '21 очков', 'ваши 1 очко'])
      expect(countingFaults('ru', as(text), glossary), text).toHaveLength(1);
  });
});
