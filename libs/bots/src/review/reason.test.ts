import { describe, expect, it } from 'vitest';
import { reasonOf } from './reason.ts';

const words = { aspect: (aspect: string, points: number) => `${aspect} ${points}` };
const gains = [
  { aspect: 'zones', points: 3 },
  { aspect: 'workers', points: 2 },
  { aspect: 'cascade', points: 1 },
  { aspect: 'points', points: -4 },
];

describe('the reason why a line is better', () => {
  it('is what it gains most, never a cost', () => {
    expect(reasonOf({ gains, own: 9, others: 0 }, words)).toEqual({ kind: 'gains', gains: ['zones 3', 'workers 2'] });
  });

  it('is points, if nothing on the table tells', () => {
    expect(reasonOf({ gains: [], own: 2, others: -1 }, words)).toEqual({ kind: 'own', points: 2 });
    expect(reasonOf({ gains: [], own: 1, others: -3 }, words)).toEqual({ kind: 'others', points: 3 });
  });

  it('is to be seen later, if not even points tell', () => {
    expect(reasonOf({ gains: [], own: 0.1, others: -0.1 }, words)).toEqual({ kind: 'later' });
  });
});
