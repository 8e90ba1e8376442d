import { random } from '@cap-diamant/kernel';
import { quebec } from '@cap-diamant/quebec';
import type { Effect } from '@cap-diamant/quebec/effects';
import { describe, expect, it } from 'vitest';
import { anchorsFor, flightsOf } from './flights.ts';

describe('flights', () => {
  it('take workers from a completed building to their zone', () => {
    const effects: readonly Effect[] = [
      { kind: 'lift', architect: 0, space: 7 },
      { kind: 'arrive', seat: 2, zone: 'culture', workers: 3 },
      { kind: 'complete', space: 7, stages: 1 },
    ];
    expect(flightsOf(effects, 0)).toEqual([
      { piece: 'architect', whose: 0, from: 'site:7', to: 'player:0' },
      { piece: 'workers', seat: 2, count: 3, from: 'site:7', to: 'zone:culture:2' },
    ]);
  });

  it('follow the cascade, and points come from the zone that pays them', () => {
    const effects: readonly Effect[] = [
      { kind: 'zone', zone: 'politics', workers: [4, 1] },
      { kind: 'points', seat: 0, source: 'zones', points: 4 },
      { kind: 'cascade', seat: 0, from: 'politics', to: 'economy', workers: 2 },
      { kind: 'cascade', seat: 1, from: 'culture', to: 'active', workers: 1 },
    ];
    expect(flightsOf(effects, 0).map(({ from, to }) => [from, to])).toEqual([
      ['zone:politics:0', 'score:0'],
      ['zone:politics:0', 'zone:economy:0'],
      ['zone:culture:1', 'active:1'],
    ]);
  });

  it('start the neutral architect at the player who moves it', () => {
    expect(flightsOf([{ kind: 'put', architect: 'neutral', space: 1 }], 3)).toEqual([
      { piece: 'architect', whose: 'neutral', from: 'player:3', to: 'site:1' },
    ]);
  });

  /** The effects of a random game, decision by decision. */
  const played = (seed: string): Effect[][] => {
    const [variant] = quebec.options.variants;
    if (variant === undefined) throw new Error('no variant');
    const dice = random(seed);
    const decisions: Effect[][] = [];
    let state = quebec.setup(variant.options, seed);
    for (let [seat] = quebec.actors(state); seat !== undefined; [seat] = quebec.actors(state)) {
      const effects: Effect[] = [];
      state = quebec.apply(state, seat, dice.pick(quebec.moves(state, seat)), effect => effects.push(effect));
      decisions.push(effects);
    }
    return decisions;
  };

  it('start at the completed building, in whole games', () => {
    const arriving = played('arrivals').filter(effects => effects.some(({ kind }) => kind === 'arrive'));
    expect(arriving.length).toBeGreaterThan(5);
    for (const effects of arriving) {
      const landed = flightsOf(
        effects.filter(({ kind }) => kind === 'lift' || kind === 'arrive'),
        0,
      );
      expect(landed.filter(({ from }) => !from.startsWith('site:'))).toEqual([]);
    }
  });

  it('cover every effect that moves workers, in whole games', () => {
    const effects = played('flights').flat();
    const moving = effects.filter(effect => 'workers' in effect && typeof effect.workers === 'number');
    expect(flightsOf(effects, 0).filter(({ piece }) => piece === 'workers').length).toBe(moving.length);
  });

  it('land in the zone itself if no worker of the seat is drawn', () => {
    expect(anchorsFor('zone:culture:3')).toEqual(['zone:culture:3', 'zone:culture']);
    expect(anchorsFor('site:3')).toEqual(['site:3']);
  });
});
