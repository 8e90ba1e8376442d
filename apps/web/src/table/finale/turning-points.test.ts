import { describe, expect, it } from 'vitest';
import { turningPointsIn } from './turning-points.ts';

const judged = (at: number, seat: number, ...scores: number[]) => ({ at, seat, scores });

describe('turning points', () => {
  it('are the turns after which their player leads by more, or by less, than before', () => {
    const judgements = [judged(0, 0, 50, 50), judged(4, 1, 60, 50), judged(7, 0, 60, 52)];
    expect(turningPointsIn(judgements, [60, 62])).toEqual([
      { at: 0, seat: 0, swing: 10 },
      { at: 7, seat: 0, swing: -10 },
    ]);
  });

  it('compare with the best of the others', () => {
    const judgements = [judged(0, 0, 50, 40, 45), judged(3, 1, 50, 60, 45)];
    expect(turningPointsIn(judgements, undefined)).toEqual([{ at: 0, seat: 0, swing: -15 }]);
  });

  it('are at most three, the largest, in the order of the game', () => {
    const leads = [0, 5, 0, 20, 0, 40, 0];
    const judgements = leads.map((lead, at) => judged(at, 0, lead, 0));
    expect(turningPointsIn(judgements, undefined).map(({ at, swing }) => [at, swing])).toEqual([
      [2, 20],
      [4, 40],
      [5, -40],
    ]);
  });
});
