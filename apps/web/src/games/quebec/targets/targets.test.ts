import { random } from '@cap-diamant/kernel';
import { quebec } from '@cap-diamant/quebec';
import { ALL_MOVES, type Move } from '@cap-diamant/quebec/moves';
import type { View } from '@cap-diamant/quebec/view';
import { describe, expect, it } from 'vitest';
import { litTargets, picksAt, type Target, targetsOf, zoneIn } from './targets.ts';

interface Situation {
  readonly view: View;
  readonly moves: readonly Move[];
}

/** Every decision of some random games, in all variants. */
const situationsOf = (seed: string): Situation[] =>
  quebec.options.variants.flatMap(({ name, players, options }) => {
    const dice = random(`${seed} ${name} ${players}`);
    const found: Situation[] = [];
    let state = quebec.setup(options, seed);
    for (let [seat] = quebec.actors(state); seat !== undefined; [seat] = quebec.actors(state)) {
      const moves = quebec.moves(state, seat);
      found.push({ view: quebec.view(state), moves });
      state = quebec.apply(state, seat, dice.pick(moves));
    }
    return found;
  });

const games = situationsOf('targets');
const [first] = games;
if (first === undefined) throw new Error('no game');

/** Picks as a person would: a target, and a second one for moves between zones. */
const reachable = ({ view, moves }: Situation): ReadonlySet<Move> => {
  const found = new Set<Move>();
  for (const target of litTargets(view, moves)) {
    for (const { move } of picksAt(view, moves, target)) {
      if (move.kind !== 'move') found.add(move);
      else
        for (const second of litTargets(view, moves, move.from))
          for (const pick of picksAt(view, moves, second, move.from)) found.add(pick.move);
    }
  }
  return found;
};

describe('targets', () => {
  it('reach every legal move but skip', () => {
    for (const position of games) {
      const missing = position.moves.filter(move => move.kind !== 'skip' && !reachable(position).has(move));
      expect(missing).toEqual([]);
    }
  });

  it('cover every kind of move there is', () => {
    const met = new Set(games.flatMap(({ moves }) => moves.map(({ kind }) => kind)));
    expect([...new Set(ALL_MOVES.map(({ kind }) => kind))].filter(kind => !met.has(kind))).toEqual([]);
  });

  it('are lit only where a pick leads to an offered move', () => {
    for (const { view, moves } of games)
      for (const target of litTargets(view, moves)) expect(picksAt(view, moves, target).length).toBeGreaterThan(0);
  });

  const at = (move: Move): readonly Target[] => targetsOf(first.view, move, undefined);

  it('are where the move happens', () => {
    expect(at({ kind: 'put', space: 3 })).toEqual(['site:3']);
    expect(at({ kind: 'stage', space: 4 })).toEqual(['site:4']);
    expect(at({ kind: 'upgrade', space: 5 })).toEqual(['site:5']);
    expect(at({ kind: 'lead', leader: 'cultural' })).toEqual(['leader:cultural']);
    expect(at({ kind: 'send', zone: 'citadelle' })).toEqual(['zone:citadelle']);
    expect(at({ kind: 'place', zone: 'culture', workers: 2 })).toEqual(['zone:culture']);
    expect(at({ kind: 'redirect', zone: 'politics' })).toEqual(['zone:politics']);
    expect(at({ kind: 'do', district: 'port' })).toEqual(['district:port']);
    expect(at({ kind: 'pair', pair: 'religion-economy' })).toEqual(['zone:religion', 'zone:economy']);
    expect(at({ kind: 'skip' })).toEqual([]);
  });

  it('start a site at the architect or at any available site, and then put the architect there', () => {
    const { view } = first;
    const moves: readonly Move[] = [{ kind: 'start' }];
    expect(litTargets(view, moves)).toEqual(
      new Set(['architect:own', ...view.available.map(space => `site:${space}`)]),
    );
    const [space = 0] = view.available;
    expect(picksAt(view, moves, `site:${space}`)).toEqual([{ move: { kind: 'start' }, next: { kind: 'put', space } }]);
    expect(picksAt(view, moves, 'architect:own')).toEqual([{ move: { kind: 'start' } }]);
  });

  it('ask first for the zone workers leave, then for the one they go to', () => {
    const moves: readonly Move[] = [
      { kind: 'move', from: 'religion', to: 'culture', workers: 1 },
      { kind: 'move', from: 'religion', to: 'culture', workers: 2 },
      { kind: 'move', from: 'economy', to: 'religion', workers: 1 },
      { kind: 'skip' },
    ];
    expect([...litTargets(first.view, moves)]).toEqual(['zone:religion', 'zone:economy']);
    expect([...litTargets(first.view, moves, 'religion')]).toEqual(['zone:culture']);
    expect(picksAt(first.view, moves, 'zone:culture', 'religion').map(({ move }) => move)).toEqual(moves.slice(0, 2));
  });

  it('show a district action on its medallion', () => {
    const taking = games.find(({ moves }) => moves.some(({ kind }) => kind === 'take'));
    if (taking === undefined) throw new Error('nothing to take');
    const [target] = targetsOf(taking.view, { kind: 'take' }, undefined);
    expect(target).toMatch(/^district:(irish|port|entertainment|academic)$/);
  });

  it('take an action without a choice as soon as it is chosen', () => {
    const moves: readonly Move[] = [
      { kind: 'do', district: 'port' },
      { kind: 'do', district: 'mansion' },
    ];
    const picks = (district: 'port' | 'mansion') => picksAt(first.view, moves, `district:${district}`);
    expect(picks('port')).toEqual([{ move: moves[0], next: { kind: 'take' } }]);
    expect(picks('mansion')).toEqual([{ move: moves[1] }]);
  });

  it('name the zone they are', () => {
    expect(zoneIn('zone:culture')).toBe('culture');
    expect(zoneIn('site:4')).toBeUndefined();
  });
});
