import { LANGUAGES } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { languageOf, textsIn } from './index.ts';
import { counting } from './plural.ts';
import { PLAY_COMMANDS } from './texts.ts';

describe('counting', () => {
  it('follows the rules of each language', () => {
    const ru = counting('ru');
    const games = { one: 'партия', few: 'партии', many: 'партий', other: 'партии' };
    expect([1, 2, 5, 11, 21, 22, 25].map(n => ru(n, games))).toEqual([
      '1 партия',
      '2 партии',
      '5 партий',
      '11 партий',
      '21 партия',
      '22 партии',
      '25 партий',
    ]);
    const fr = counting('fr');
    expect([0, 1, 2].map(n => fr(n, { one: 'point', other: 'points' }))).toEqual(['0 point', '1 point', '2 points']);
  });
});

describe('languageOf', () => {
  it('listens to the system, in its order', () => {
    expect(languageOf({ LANG: 'fr_CA.UTF-8' })).toBe('fr');
    expect(languageOf({ LANG: 'fr_CA', LC_ALL: 'ru_RU.UTF-8' })).toBe('ru');
    expect(languageOf({ LANG: 'ru', LC_MESSAGES: 'fr' })).toBe('fr');
    expect(languageOf({ LANG: 'de_DE', LC_ALL: '' })).toBe('en');
    expect(languageOf({})).toBe('en');
  });
});

describe.each(LANGUAGES)('the words in %s', language => {
  const { play } = textsIn(language);

  it('give every command a word of its own', () => {
    const words = [...PLAY_COMMANDS.flatMap(name => play.typed[name].words), ...Object.values(play.pages).flat()];
    expect(new Set(words).size).toBe(words.length);
    expect(words.every(word => word === word.toLowerCase() && !word.includes(' '))).toBe(true);
  });

  it('say goodbye with and without a game to continue', () => {
    expect(play.goodbye(undefined)).not.toContain('undefined');
    expect(play.goodbye('cap-diamant play')).toContain('cap-diamant play');
  });
});
