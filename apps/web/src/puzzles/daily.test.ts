import { range } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { dateOf, dayOf } from '../page/day.ts';
import { challengeOf, puzzleGameOf, puzzleOfDay } from './daily.ts';

const MIDNIGHT = Date.UTC(2026, 10, 17);
const day = dayOf(MIDNIGHT);

describe('a day', () => {
  it('begins and ends at midnight UTC for everybody', () => {
    expect([dayOf(MIDNIGHT - 1), dayOf(MIDNIGHT + 86_399_999)]).toEqual([day - 1, day]);
    expect(dateOf(day)).toBe('2026-11-17');
  });

  it('has its puzzle; all come once before any comes again', () => {
    const puzzles = range(20);
    const first = Math.ceil(day / 20) * 20;
    const round = range(20).map(at => puzzleOfDay(puzzles, first + at));
    expect([...round].sort((a, b) => a - b)).toEqual(puzzles);
    expect(round).not.toEqual(puzzles);
    expect(range(20).map(at => puzzleOfDay(puzzles, first + 20 + at))).not.toEqual(round);
    expect(new Set(range(3).map(at => puzzleGameOf(day + at)))).toEqual(new Set(['quebec', 'nouvelle-france']));
  });

  it('has its challenge: opponents get stronger from Monday to Sunday', () => {
    const week = range(7).map(at => challengeOf(day - 1 + at)); // 2026-11-16 is a Monday
    expect(week.map(({ level }) => level)).toEqual(['easy', 'easy', 'medium', 'medium', 'strong', 'strong', 'expert']);
    expect(new Set(week.map(({ seed }) => seed)).size).toBe(7);
    expect(challengeOf(day)).toEqual(challengeOf(day));
  });
});
