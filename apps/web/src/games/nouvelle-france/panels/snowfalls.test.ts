import { sum } from '@cap-diamant/kernel';
import { nouvelleFrance } from '@cap-diamant/nouvelle-france';
import { scoreOf } from '@cap-diamant/nouvelle-france/state';
import { describe, expect, it } from 'vitest';
import { begin, playUntil } from '../testing/games.ts';
import { ifItSnowed } from './forecast.ts';
import { snowfallsIn, sumUntil } from './snowfalls.ts';

const snows = (_state: unknown, effects: readonly { readonly kind: string }[]): boolean =>
  effects.some(({ kind }) => kind === 'snowfall');

describe('a snowfall as a show', () => {
  const before = playUntil(begin({ players: 3 }, 'snow'), state => state.placed.length === 4).state;
  const { state, effects } = playUntil(before, snows);
  const view = nouvelleFrance.view(state);
  const [snowfall, ...more] = snowfallsIn(effects, view, 9);

  it('scores every site, and the sum is what was paid', () => {
    expect(more).toEqual([]);
    expect(snowfall).toMatchObject({ at: 9, floor: 0 });
    if (snowfall === undefined) return;
    expect(sumUntil(snowfall, 3)).toEqual(snowfall.totals);
    expect(snowfall.totals).toEqual(view.players.map(({ points }) => points.floors));
    expect(sum(snowfall.steps.flatMap(({ cubes }) => cubes))).toBeGreaterThan(3);
    for (const { face, cubes, points } of snowfall.steps)
      expect(points).toEqual(cubes.map(count => (face === '-' ? -count : face === '2' ? 2 * count : count)));
  });

  it('lists what follows: bonus pieces lost, allies ready', () => {
    expect(snowfall?.after.map(({ kind }) => kind)).toEqual(['lost', 'lost', 'lost', 'refreshed']);
  });

  it('matches the forecast, which then moves to the next floor', () => {
    let last = ifItSnowed(nouvelleFrance.view(before));
    playUntil(before, (now, effects) => {
      if (snows(now, effects)) return true;
      last = ifItSnowed(nouvelleFrance.view(now));
      return false;
    });
    expect(last).toEqual(snowfall?.totals);
    const end = playUntil(state, now => nouvelleFrance.outcome(now) !== undefined).state;
    expect(ifItSnowed(nouvelleFrance.view(end))).toBeUndefined();
    expect(end.players.map(scoreOf)).toEqual(nouvelleFrance.outcome(end)?.scores);
  });
});
