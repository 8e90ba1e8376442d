import type { Effect } from '@cap-diamant/nouvelle-france/effect';
import { describe, expect, it } from 'vitest';
import { amountsOf } from './medals.ts';

const snowfall = (points: readonly number[], ...cubes: [readonly number[], readonly number[], readonly number[]]) =>
  ({
    kind: 'snowfall',
    floor: 0,
    points,
    cubes: { redoubt: cubes[0], church: cubes[1], mill: cubes[2] },
  }) satisfies Effect;

describe('the medals of Nouvelle-France', () => {
  it('take the best placement and the best snowfall, and count cubes over all of them', () => {
    const effects: readonly Effect[] = [
      { kind: 'scored', seat: 0, points: 4, doubled: false },
      { kind: 'scored', seat: 0, points: 6, doubled: true },
      { kind: 'scored', seat: 1, points: 5, doubled: false },
      snowfall([3, 8], [1, 2], [2, 0], [0, 6]),
      snowfall([7, -2], [4, 1], [1, 1], [0, 0]),
      { kind: 'stolen', seat: 1, from: 0 },
      { kind: 'completed', seat: 0, site: 'mill' },
    ];
    expect(amountsOf(effects, 2)).toEqual({
      placement: [6, 5],
      snowfall: [7, 8],
      buried: [8, 10],
      finisher: [1, 0],
      sharp: [0, 1],
    });
  });

  it('give nothing for a game in which nothing happened', () => {
    expect(Object.values(amountsOf([], 3)).every(amounts => amounts.every(amount => amount === 0))).toBe(true);
  });
});
