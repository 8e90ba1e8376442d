import { range } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { dateOf, dayOf } from '../page/day.ts';
import { loadCollection } from './collection.ts';
import { challengeOf, puzzleGameOf, puzzleOfDay } from './daily.ts';

const MIDNIGHT = Date.UTC(2026, 10, 17);
const day = dayOf(MIDNIGHT);

describe('a day', () => {
  it('begins and ends at midnight UTC for everybody', () => {
    expect([dayOf(MIDNIGHT - 1), dayOf(MIDNIGHT + 86_399_999)]).toEqual([day - 1, day]);
    expect(dateOf(day)).toBe('2026-11-17');
  });

  it.each([
    ['quebec', 20],
    ['nouvelle-france', 7],
  ])('has its puzzle; all of %s come once before any comes again', (game, count) => {
    const puzzles = range(count).map(id => ({ id, line: ['send culture'], length: 1, rival: ['send economy'] }));
    const shown = range(12 * count)
      .map(at => day + at)
      .filter(at => puzzleGameOf(at) === game)
      .map(at => puzzleOfDay(puzzles, at));
    // Whatever the first day is, two whole rounds begin somewhere within the first `count` puzzles.
    const rounds = range(count)
      .map(from => [shown.slice(from, from + count), shown.slice(from + count, from + 2 * count)] as const)
      .find(pair => pair.every(round => new Set(round).size === count));
    expect(rounds?.[0]).not.toEqual(puzzles);
    expect(rounds?.[0]).not.toEqual(rounds?.[1]);
    expect(rounds?.[0].toSorted((a, b) => a.id - b.id)).toEqual(puzzles);
  });

  it('has no puzzle that one press solves', async () => {
    const { file } = await loadCollection('nouvelle-france');
    const year = range(365).map(at => puzzleOfDay(file.puzzles, day + at));
    expect(year.filter(({ line, length }) => length === 1 && !line[0]?.startsWith('place '))).toEqual([]);
    expect(new Set(year).size).toBeGreaterThan(40);
  });

  it('has its challenge: opponents get stronger from Monday to Sunday', () => {
    const week = range(7).map(at => challengeOf(day - 1 + at)); // 2026-11-16 is a Monday
    expect(week.map(({ level }) => level)).toEqual(['easy', 'easy', 'medium', 'medium', 'strong', 'strong', 'expert']);
    expect(new Set(week.map(({ seed }) => seed)).size).toBe(7);
    expect(challengeOf(day)).toEqual(challengeOf(day));
  });
});
