import { checkGame, nth, random, randomPlan } from '@cap-diamant/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quebec } from './index.ts';
import { laws } from './laws.ts';
import type { Effect } from './model/effects.ts';

const { variants } = quebec.options;
/** `cap-diamant fuzz` plays as many more as one has time for. */
const GAMES_EACH = 70;
const named = variants.map(variant => [`${variant.name}, ${variant.players} players`, variant] as const);

describe('random games keep every law', () => {
  it.each(named)('%s', (name, variant) => {
    for (let game = 0; game < GAMES_EACH; game++) {
      const seed = `${name} ${game}`;
      const { violation } = checkGame(quebec, variant, seed, randomPlan(seed, 25, laws));
      expect(violation).toBeUndefined();
    }
  });
});

describe('any game, whatever is picked', () => {
  it('keeps every law at every step', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...variants),
        fc.string(),
        fc.array(fc.nat(), { maxLength: 200 }),
        (variant, seed, picks) => {
          // Follows the picks while they last, then plays at random: a counterexample shrinks to few picks.
          const rest = random(seed);
          let at = 0;
          const choose = (count: number): number => {
            const pick = picks[at++];
            return pick === undefined ? rest.below(count) : pick % count;
          };
          const { violation } = checkGame(quebec, variant, seed, { choose, every: 1, laws });
          expect(violation).toBeUndefined();
        },
      ),
      { numRuns: 60, seed: 1608 },
    );
  });
});

type Apply = typeof quebec.apply;

/** The law that a game with broken rules violates. */
const brokenBy = (change: (apply: Apply) => Apply, name: string): string | undefined => {
  const variant = variants.find(each => each.name === name && each.players === 3) ?? nth(variants, 0);
  const changed = { ...quebec, apply: change(quebec.apply) };
  return checkGame(changed, variant, 'sabotage', randomPlan('sabotage', 1000, laws)).violation?.law;
};

/** Rules that report a wrong effect. */
const telling =
  (retell: (effect: Effect) => Effect) =>
  (apply: Apply): Apply =>
  (state, seat, move, emit) =>
    apply(state, seat, move, emit && ((effect, only) => emit(retell(effect), only)));

describe('the laws themselves', () => {
  const ZONE = 'a zone pays a point for each worker told, and the bonus of the rules played';

  it('notice a worker out of nowhere', () => {
    const sabotage =
      (apply: Apply): Apply =>
      (...played) => {
        const after = apply(...played);
        return {
          ...after,
          players: after.players.map((player, seat) => ({ ...player, passive: player.passive + (seat === 0 ? 1 : 0) })),
        };
      };
    expect(brokenBy(sabotage, '2011-complete')).toBe('workers are conserved');
  });

  it.each(['2011-family', '2011-complete', '2026-standard'])('notice workers of a zone told too late, in %s', name => {
    const emptied = telling(effect =>
      effect.kind === 'zone' ? { ...effect, workers: effect.workers.map(() => 0) } : effect,
    );
    expect(brokenBy(emptied, name)).toBe(ZONE);
  });

  it('notice a bonus told as another source', () => {
    const mixed = telling(effect =>
      effect.kind === 'points' && effect.source === 'bonus' ? { ...effect, source: 'zones' } : effect,
    );
    expect(brokenBy(mixed, '2011-family')).toBe(ZONE);
  });

  it('notice an effect that the rules still write into', () => {
    const told: number[][] = [];
    const kept =
      (apply: Apply): Apply =>
      (state, seat, move, emit) => {
        for (const workers of told.splice(0)) workers.fill(0);
        return apply(
          state,
          seat,
          move,
          emit &&
            ((effect, only) => {
              if (effect.kind === 'zone') told.push(effect.workers as number[]);
              emit(effect, only);
            }),
        );
      };
    expect(brokenBy(kept, '2011-family')).toBe('effects never change');
  });
});
