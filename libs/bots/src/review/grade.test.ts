import { describe, expect, it } from 'vitest';
import { accuracyOf, GRADES, gradeOf, isError, THRESHOLDS } from './grade.ts';

describe('grades', () => {
  it('get worse with the loss, in even shares of the win', () => {
    const grades = [0, 0.02, 0.04, 0.07, 0.2].map(lost => gradeOf(lost, 0, 2));
    expect(grades).toEqual(GRADES);
    expect(gradeOf(0.035, 0, 4)).toBe('mistake');
    expect(gradeOf(0.035, 0, 2)).toBe('inaccurate');
  });

  it('begin exactly at their thresholds', () => {
    for (const grade of GRADES) expect(gradeOf(THRESHOLDS[grade] / 4, 0, 4)).toBe(grade);
  });

  it('do not count what could be noise', () => {
    expect(gradeOf(0.2, 0.18, 2)).toBe('good');
    expect(gradeOf(0.1, 0.3, 2)).toBe('best');
  });

  it('say which decisions are worth another try', () => {
    expect(GRADES.filter(isError)).toEqual(['inaccurate', 'mistake', 'blunder']);
  });
});

describe('the accuracy of a decision', () => {
  it('is 1 for the best move and a half where blunders begin', () => {
    expect(accuracyOf(0, 0, 4)).toBe(1);
    expect(accuracyOf(THRESHOLDS.blunder / 4, 0, 4)).toBeCloseTo(0.5);
    expect(accuracyOf(0.05, 0.1, 4)).toBe(1);
  });
});
