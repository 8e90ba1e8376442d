import { describe, expect, it } from 'vitest';
import { trackOf } from './score-track.ts';

describe('the score track', () => {
  it('is long enough for the highest score, and reaches below zero if needed', () => {
    expect(trackOf([0, 0])).toMatchObject({ from: 0, to: 40 });
    expect(trackOf([41, 12])).toMatchObject({ from: 0, to: 80 });
    expect(trackOf([-3, 40])).toMatchObject({ from: -40, to: 40 });
  });

  it('puts markers at the scores, stacked where they meet', () => {
    const { markers } = trackOf([20, 20, 0, 21]);
    expect(markers).toEqual([
      { along: 0.5, row: 0 },
      { along: 0.5, row: 1 },
      { along: 0, row: 0 },
      { along: 0.525, row: 2 },
    ]);
  });

  it('is marked every five points, both ends included', () => {
    const { ticks } = trackOf([3]);
    expect(ticks).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40]);
  });
});
