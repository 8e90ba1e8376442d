import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { challengeDay, challengeId, resultOf } from './challenge.ts';
import { challengeOf } from './daily.ts';
import { StoredShape, streakOn, withAnswer, withChallenge, withDay } from './progress.ts';
import { BEGINNER, rateAnswer, shownDoubt, shownRating } from './rating.ts';

const none = v.parse(StoredShape, undefined);

describe('ratings', () => {
  it('start at 1500, rise with solved puzzles and fall with missed ones, the more the less expected', () => {
    expect(shownRating(BEGINNER)).toBe(1500);
    const [hard, easy] = [rateAnswer(BEGINNER, 2000, true), rateAnswer(BEGINNER, 1000, true)];
    expect(shownRating(hard)).toBeGreaterThan(shownRating(easy));
    expect(shownRating(easy)).toBeGreaterThan(1500);
    expect(shownRating(rateAnswer(BEGINNER, 1000, false))).toBeLessThan(shownRating(rateAnswer(BEGINNER, 2000, false)));
  });

  it('become surer with every puzzle, and settle where half are solved', () => {
    let skill = BEGINNER;
    for (let count = 0; count < 200; count++) skill = rateAnswer(skill, 1800, count % 2 === 0);
    expect(Math.abs(shownRating(skill) - 1800)).toBeLessThan(80);
    expect(shownDoubt(skill)).toBeLessThan(shownDoubt(BEGINNER) / 2);
  });
});

describe('progress', () => {
  it('counts the first answer only', () => {
    const missed = withAnswer(none, 'quebec/1', 1500, false);
    const later = withAnswer(missed, 'quebec/1', 1500, true);
    expect([missed.answers, later.answers]).toEqual([{ 'quebec/1': 'missed' }, { 'quebec/1': 'later' }]);
    expect(later.skill).toEqual(missed.skill);
    expect(withAnswer(later, 'quebec/1', 1500, false).answers).toEqual(later.answers);
  });

  it('has streaks of puzzles in a row', () => {
    const two = withAnswer(withAnswer(none, 'a', 1500, true), 'b', 1500, true);
    expect(two.row).toEqual({ now: 2, best: 2 });
    expect(withAnswer(two, 'c', 1500, false).row).toEqual({ now: 0, best: 2 });
  });

  it('has streaks of days, which end with a day left out', () => {
    const days = withDay(withDay(withDay(none, 10), 11), 11);
    expect([days.days.now, streakOn(days, 11), streakOn(days, 12), streakOn(days, 13)]).toEqual([2, 2, 2, 0]);
    expect(withDay(days, 13).days).toEqual({ now: 1, best: 2, last: 13 });
  });

  it('keeps the best result of a challenge', () => {
    const second = withChallenge(none, 5, { place: 2, points: 60, lead: -3 });
    const won = withChallenge(second, 5, { place: 1, points: 50, lead: 1 });
    expect(won.challenges).toEqual({ 5: { place: 1, points: 50, lead: 1 } });
    expect(withChallenge(won, 5, { place: 1, points: 99, lead: 0 })).toBe(won);
  });
});

describe('a challenge', () => {
  it('is recognised among the saved games, with its result', () => {
    const id = challengeId(challengeOf(20_774), 'abc');
    expect([challengeDay({ id }), challengeDay({ id: 'f00d' })]).toEqual([20_774, undefined]);
    const outcome = { scores: [40, 50, 30], ranking: [2, 1, 3], winners: [1] };
    expect(resultOf({ outcome } as unknown as Parameters<typeof resultOf>[0])).toEqual({
      place: 2,
      points: 40,
      lead: -10,
    });
  });
});
