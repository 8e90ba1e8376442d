import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from '../game.ts';
import { type Toy, toyGame } from '../testing/index.ts';
import { checkGame, LAWS, type Law, randomPlan } from './index.ts';
import { BASIC_MUTANTS } from './testing/basic-mutants.ts';
import { EFFECT_MUTANTS } from './testing/effect-mutants.ts';
import { SECRECY_MUTANTS } from './testing/secrecy-mutants.ts';

const long = { name: 'long', players: 3, options: { players: 3, rounds: 2 } };

/** Far more decisions than a game of these has. */
const LONGEST = 300;

const violationOf = (game: Game<Toy>, laws: readonly Law<Toy>[] = [], seeds = 20): string | undefined => {
  for (let seed = 0; seed < seeds; seed++) {
    const plan = { ...randomPlan(`mutant/${seed}`, 1, laws), longest: LONGEST };
    const { violation } = checkGame(game, long, `mutant/${seed}`, plan);
    if (violation !== undefined) return violation.law;
  }
  return undefined;
};

const MUTANTS = [...BASIC_MUTANTS, ...EFFECT_MUTANTS, ...SECRECY_MUTANTS];

describe('the conformance suite', () => {
  it('finds nothing wrong with a game that keeps the laws', () => {
    expect(violationOf(toyGame, [], 100)).toBeUndefined();
  });

  it('has a mutant for every law', () => {
    const broken = new Set(MUTANTS.map(([, law]) => law));
    expect(LAWS.every(({ name }) => broken.has(name))).toBe(true);
  });

  it.each(MUTANTS)('finds %s', (_what, law, mutation) => {
    expect(violationOf({ ...toyGame, ...mutation })).toBe(law);
  });

  it('checks additional laws of a game', () => {
    const modest: Law<Toy> = {
      name: 'nobody gets ten points',
      costly: false,
      check: (_game, { after }) => (after.scores.some(score => score >= 10) ? `${after.scores}` : undefined),
    };
    expect(violationOf(toyGame, [modest])).toBe('nobody gets ten points');
  });

  it('checks costly laws every few steps and at the end', () => {
    let looks = 0;
    const counting: Law<Toy> = { name: 'counts', costly: true, check: () => void looks++ };
    const { steps } = checkGame(toyGame, long, 's', randomPlan('s', 5, [counting]));
    expect(looks).toBe(Math.floor(steps / 5) + (steps % 5 === 0 ? 0 : 1));
  });

  it('returns the record of the game up to the violation', () => {
    const late: Law<Toy> = {
      name: 'no third step',
      costly: false,
      check: (_game, { after }) => (after.light >= 3 ? 'there it is' : undefined),
    };
    const { violation, steps, final } = checkGame(toyGame, long, 's', randomPlan('s', 5, [late]));
    expect(violation).toMatchObject({
      law: 'no third step',
      complaint: 'there it is',
      record: { game: 'toy', seed: 's' },
    });
    expect(violation?.record.moves.length).toBe(steps);
    expect(final.light).toBe(3);
  });

  it('takes its choices from a property test, which can shrink them', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.constantFrom(...toyGame.options.variants), (picks, variant) => {
        let at = 0;
        const choose = (count: number): number => (picks[at++] ?? 0) % count;
        expect(checkGame(toyGame, variant, 'property', { choose, every: 3 }).violation).toBeUndefined();
      }),
      { numRuns: 50 },
    );
  });
});
