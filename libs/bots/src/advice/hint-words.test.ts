import { describe, expect, it } from 'vitest';
import { hintWords } from './hint-words.ts';

const words = { aspect: (aspect: string, points: number) => `${aspect} ${points}` };
const hint = { lead: 2.54, lost: 1.25, gains: [] };

describe('a hint in words', () => {
  it('has numbers as the language writes them', () => {
    expect(hintWords('en', words, hint)).toEqual({ lead: '+2.5', lost: '1.3', gains: [], reasons: [] });
    expect(hintWords('fr', words, hint)).toEqual({ lead: '+2,5', lost: '1,3', gains: [], reasons: [] });
    expect(hintWords('ru', words, { ...hint, lead: -0.5 }).lead).toBe('−0,5');
  });

  it('says nothing of a loss that would be shown as 0', () => {
    expect(hintWords('en', words, { ...hint, lost: 0 }).lost).toBeUndefined();
    expect(hintWords('en', words, { ...hint, lost: 0.04 }).lost).toBeUndefined();
    expect(hintWords('en', words, { ...hint, lost: 0.06 }).lost).toBe('0.1');
  });

  it('names the three largest gains and the largest cost', () => {
    const gains = [5, 4, 3, 2, -1, -6].map(points => ({ aspect: 'a', points }));
    expect(hintWords('en', words, { ...hint, gains }).gains).toEqual(['a 5', 'a 4', 'a 3', 'a -6']);
  });

  it('gives at most two reasons, and never a cost', () => {
    const reasonsFor = (...points: number[]) =>
      hintWords('en', words, { ...hint, gains: points.map(each => ({ aspect: 'a', points: each })) }).reasons;
    expect(reasonsFor(5, 4, 3)).toEqual(['a 5', 'a 4']);
    expect(reasonsFor(-1)).toEqual([]);
  });
});
