import { describe, expect, it } from 'vitest';
import type { Context } from '../command-line/context.ts';
import { textsIn } from '../words/index.ts';
import { chooseOpponents } from './opponents.ts';

const context = (language: 'en' | 'fr' | 'ru'): Context => ({ language, texts: textsIn(language), say: () => {} });

/** A person who types these lines. */
const person = (lines: readonly string[]) => {
  const said: string[] = [];
  const left = [...lines];
  return { said, terminal: { say: (line: string) => void said.push(line), readLine: async () => left.shift() } };
};

const chosen = (lines: readonly string[], language: 'en' | 'fr' | 'ru' = 'en') =>
  chooseOpponents(undefined, person(lines).terminal, context(language), true);

describe('whom to play against', () => {
  it('is asked at a terminal, and understood by number, name or bot', async () => {
    expect(await chosen(['1'])).toEqual(['novice']);
    expect(await chosen(['Facile'], 'fr')).toEqual(['easy']);
    expect(await chosen(['эксперт'], 'ru')).toEqual(['expert']);
    expect(await chosen(['greedy'])).toEqual(['greedy']);
    expect(await chosen(['novice, 5,search:20'])).toEqual(['novice', 'expert', 'search:20']);
  });

  it('is the usual one when nothing is typed', async () => {
    expect(await chosen([''])).toEqual(['medium']);
    expect(await chosen([])).toEqual(['medium']);
  });

  it('is asked again when nobody goes by that name', async () => {
    const { said, terminal } = person(['strong, champion', '9', '4']);
    expect(await chooseOpponents(undefined, terminal, context('en'), true)).toEqual(['strong']);
    expect(said.filter(line => line.includes('There is no opponent'))).toEqual([
      'There is no opponent "champion".',
      'There is no opponent "9".',
    ]);
  });

  it('is not asked where the option says so, or nobody is there to answer', async () => {
    const { said, terminal } = person([]);
    expect(await chooseOpponents('easy,expert', terminal, context('en'), true)).toEqual(['easy', 'expert']);
    expect(await chooseOpponents(undefined, terminal, context('en'), false)).toEqual(['medium']);
    expect(said).toEqual([]);
  });
});
