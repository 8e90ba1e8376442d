import { checkGame, nth } from '@cap-diamant/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nouvelleFrance } from './game.ts';
import { laws } from './laws.ts';

const { variants } = nouvelleFrance.options;

/** Reads choices from a list of numbers, then takes the first move; a failing list shrinks to a short one. */
const reader = (picks: readonly number[]) => {
  let at = 0;
  return (count: number): number => (picks[at++] ?? 0) % count;
};

describe('any choices in any variant', () => {
  it('keep the laws', () => {
    const variant = fc.nat(variants.length - 1).map(at => nth(variants, at));
    const picks = fc.array(fc.nat(10_000), { maxLength: 300, size: 'max' });
    fc.assert(
      fc.property(variant, fc.string(), picks, (chosen, seed, list) => {
        const { violation } = checkGame(nouvelleFrance, chosen, seed, {
          choose: reader(list),
          every: 50,
          laws,
          longest: 2000,
        });
        expect(violation && `${violation.law}: ${violation.complaint}`).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });
});
