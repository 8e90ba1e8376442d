import { nth, random, unwrap } from '@cap-diamant/kernel';
import { quebec } from '@cap-diamant/quebec';
import type { Effect } from '@cap-diamant/quebec/effects';
import { describe, expect, it } from 'vitest';
import { amountsOf, type Step } from './medals.ts';

/** A whole game of random moves. */
const playOut = (level: 'family' | 'complete') => {
  const chance = random('medals');
  let state = quebec.setup(unwrap(quebec.options.parse({ edition: '2011', level, players: 3 })), 'medals');
  const first = quebec.view(state);
  const steps: Step[] = [];
  for (let [seat] = quebec.actors(state); seat !== undefined; [seat] = quebec.actors(state)) {
    const effects: Effect[] = [];
    state = quebec.apply(state, seat, chance.pick(quebec.moves(state, seat)), effect => effects.push(effect));
    steps.push({ effects, view: quebec.view(state) });
  }
  return { first, steps, state };
};

describe('the medals of Québec', () => {
  const { first, steps, state } = playOut('complete');
  const amounts = amountsOf(first, steps);

  it('count buildings and stars as they stand on the final plan', () => {
    const tokens = state.sites.flatMap(({ token }) => token ?? []);
    for (const seat of [0, 1, 2]) {
      const own = tokens.filter(token => token.seat === seat);
      expect(amounts.builder[seat]).toBe(own.length);
      expect(amounts.stars[seat]).toBe(own.reduce((sum, { stars }) => sum + stars, 0));
    }
  });

  it('take the best single end of a century, not the sum', () => {
    for (const seat of [0, 1, 2]) {
      const all = nth(state.players, seat).points.zones;
      const best = nth(amounts.scoring, seat);
      expect(best).toBeLessThanOrEqual(all);
      expect(best * 4).toBeGreaterThanOrEqual(all);
    }
    expect(Math.max(...amounts.cascade)).toBeGreaterThan(0);
  });

  it('count the majorities of the family game as its scoring does', () => {
    const family = playOut('family');
    const scorings = family.steps.filter(({ effects }) => effects.some(({ kind }) => kind === 'century-ends'));
    for (const seat of [0, 1, 2]) {
      const paid = scorings.map(({ effects }) =>
        effects.reduce(
          (sum, effect) =>
            effect.kind === 'points' && effect.seat === seat && ['zones', 'bonus'].includes(effect.source)
              ? sum + effect.points
              : sum,
          0,
        ),
      );
      expect(amountsOf(family.first, family.steps).scoring[seat]).toBe(Math.max(...paid));
    }
    const bonus = family.state.players.map(({ points }) => points.bonus);
    expect(Math.max(...bonus)).toBeGreaterThan(0);
  });

  it('know the moment with the fewest active workers', () => {
    expect(amounts.ready).toEqual(
      [0, 1, 2].map(seat =>
        Math.min(...[first, ...steps.map(({ view }) => view)].map(v => nth(v.players, seat).active)),
      ),
    );
    const never = { effects: [], view: { ...first, players: first.players.map(player => ({ ...player, active: 0 })) } };
    expect(amountsOf(first, [never]).ready).toEqual([0, 0, 0]);
  });
});
