import { examine, type Law, nth, random, randomTrial } from '@cap-diamant/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quebec } from './index.ts';
import { laws } from './laws.ts';
import type { Quebec } from './model/types.ts';

const { variants } = quebec.options;
const GAMES_EACH = 140;
const named = variants.map(variant => [`${variant.name}, ${variant.players} players`, variant] as const);

describe('random games keep every law', () => {
  it('plays at least 2,000 of them', () => {
    expect(variants.length * GAMES_EACH).toBeGreaterThanOrEqual(2000);
  });

  it.each(named)('%s', (name, variant) => {
    for (let game = 0; game < GAMES_EACH; game++) {
      const seed = `${name} ${game}`;
      const { violation } = examine(quebec, variant, seed, randomTrial(seed, 25, laws));
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
          // The picks decide as long as they last, chance after them: a counterexample shrinks to few picks.
          const rest = random(seed);
          let at = 0;
          const choose = (count: number): number => {
            const pick = picks[at++];
            return pick === undefined ? rest.below(count) : pick % count;
          };
          const { violation } = examine(quebec, variant, seed, { choose, every: 1, laws });
          expect(violation).toBeUndefined();
        },
      ),
      { numRuns: 60, seed: 1608 },
    );
  });
});

describe('the laws themselves', () => {
  const variant = nth(variants, 0);
  const broken = (law: string): string | undefined => {
    const sabotage = {
      ...quebec,
      apply: (...args: Parameters<typeof quebec.apply>) => {
        const after = quebec.apply(...args);
        const [first, ...others] = after.players;
        return first === undefined
          ? after
          : { ...after, players: [{ ...first, passive: first.passive + 1 }, ...others] };
      },
    };
    const only: readonly Law<Quebec>[] = laws.filter(({ name }) => name === law);
    return examine(sabotage, variant, 'sabotage', randomTrial('sabotage', 1000, only)).violation?.law;
  };

  it('notice a worker out of nowhere', () => {
    expect(broken('workers are conserved')).toBe('workers are conserved');
  });
});
