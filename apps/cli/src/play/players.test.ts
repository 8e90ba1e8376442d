import { describe, expect, it } from 'vitest';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import { hasUnnamed, namesOf, onePersonAgainst, parseSeats, unknownBotIn } from './players.ts';

describe('parseSeats', () => {
  it('reads people and bots, with and without names', () => {
    expect(parseSeats('me, random ,Anne,Luc:greedy,search:40,Zoé:search:9,me:random', en)).toEqual([
      { name: 'Player 1' },
      { name: 'Random 2', bot: 'random' },
      { name: 'Anne' },
      { name: 'Luc', bot: 'greedy' },
      { name: 'Search 5', bot: 'search:40' },
      { name: 'Zoé', bot: 'search:9' },
      { name: 'Player 7', bot: 'random' },
    ]);
  });

  it('calls bots by their name in the language of the person', () => {
    expect(parseSeats('greedy,cmd:python3 bot.py', fr).map(({ name }) => name)).toEqual(['Glouton 1', 'Programme 2']);
  });

  it('finds a bot that does not exist', () => {
    expect(unknownBotIn(parseSeats('me,Luc:gredy', en))).toBe('gredy');
    expect(unknownBotIn(parseSeats('me,Luc:greedy,Anne', en))).toBeUndefined();
  });

  it('keeps namesakes apart', () => {
    expect(parseSeats('Anne,Anne', en).map(({ name }) => name)).toEqual(['Anne', 'Anne 2']);
  });
});

describe('hasUnnamed', () => {
  it('finds seats nobody is named for', () => {
    expect([',,', '', 'Anne,,Luc', 'Anne, ', ':random'].every(hasUnnamed)).toBe(true);
    expect(['Anne', 'me,random', 'Luc:random'].some(hasUnnamed)).toBe(false);
  });
});

describe('onePersonAgainst', () => {
  it('seats one person against one kind of bot, or one of each', () => {
    expect(onePersonAgainst(3, ['greedy'], en).map(({ bot }) => bot)).toEqual([undefined, 'greedy', 'greedy']);
    expect(onePersonAgainst(4, ['greedy', 'random'], en).map(({ bot }) => bot)).toEqual([
      undefined,
      'greedy',
      'random',
      'greedy',
    ]);
  });
});

describe('namesOf', () => {
  it('finds words for players without a name, as the page saves them, and for unknown ones', () => {
    const players = [{ name: '' }, { name: ' ', bot: 'medium' }, { name: 'Luc', bot: 'expert' }];
    expect(namesOf(players, 4, en)).toEqual(['Player 1', 'Medium 2', 'Luc', 'Seat 4']);
    expect(namesOf(players, 2, fr)).toEqual([fr.play.person(1), 'Moyen 2']);
  });
});
