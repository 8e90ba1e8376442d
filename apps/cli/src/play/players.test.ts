import { describe, expect, it } from 'vitest';
import { en } from '../words/en.ts';
import { aloneAgainst, hasNameless, parseSeats } from './players.ts';

describe('parseSeats', () => {
  it('reads people and random players, with and without names', () => {
    expect(parseSeats('me, random ,Anne,Luc:random', en.play)).toEqual([
      { name: 'Player 1', random: false },
      { name: 'Random 2', random: true },
      { name: 'Anne', random: false },
      { name: 'Luc', random: true },
    ]);
  });

  it('keeps namesakes apart', () => {
    expect(parseSeats('Anne,Anne', en.play).map(({ name }) => name)).toEqual(['Anne', 'Anne 2']);
  });
});

describe('hasNameless', () => {
  it('finds seats nobody is named for', () => {
    expect([',,', '', 'Anne,,Luc', 'Anne, ', ':random'].every(hasNameless)).toBe(true);
    expect(['Anne', 'me,random', 'Luc:random'].some(hasNameless)).toBe(false);
  });
});

describe('aloneAgainst', () => {
  it('seats one person', () => {
    expect(aloneAgainst(3, en.play).map(({ random }) => random)).toEqual([false, true, true]);
  });
});
