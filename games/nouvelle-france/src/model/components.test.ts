import { checkGame, nth, randomPlan, unwrap } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import json from '../../fixtures/components.json' with { type: 'json' };
import { nouvelleFranceWith } from '../game.ts';
import { prepare } from '../geometry/box.ts';
import { BARE, isHidden, openSpots } from '../geometry/walls.ts';
import { type Components, parseComponents } from './components.ts';
import { STANDARD } from './standard.ts';

type Loose = { [key in keyof Components]: Components[key] extends readonly (infer T)[] ? T[] : Components[key] };

const changed = (change: (list: Loose) => void): unknown => {
  const list = structuredClone(json) as unknown as Loose;
  change(list);
  return list;
};

const fault = (change: (list: Loose) => void): string => {
  const parsed = parseComponents(changed(change));
  return parsed.ok ? '' : parsed.error.message;
};

describe('component lists', () => {
  it('ship as the file has them', () => expect(unwrap(parseComponents(json))).toEqual(STANDARD));

  it('make a game of their own', () => {
    const list = changed(({ sites }) => {
      // A mill of two rows, its character worth more, and the redan gone with its junctions.
      Object.assign(nth(sites, 2), {
        grids: [
          {
            id: 'A',
            cells: [0, 1, 2, 3, 4, 5, 6, 7].flatMap(x => [
              [x, 0],
              [x, 1],
            ]),
          },
        ],
        character: { id: 'miller', points: 20 },
      });
      const redoubt = nth(sites, 0);
      Object.assign(redoubt, { grids: redoubt.grids.slice(0, 1), junctions: [] });
    });
    const game = unwrap(nouvelleFranceWith(list));
    const variant = nth(game.options.variants, 0);
    for (const seed of ['one', 'two', 'three']) {
      expect(checkGame(game, variant, seed, randomPlan(seed, 20, [])).violation).toBeUndefined();
    }
  });

  it('may use all 32 slabs of a set', () => {
    const list = changed(({ sites }) => {
      const cells = [0, 1, 2, 3].flatMap(y => [0, 1, 2, 3, 4, 5, 6, 7].map(x => [x, y]));
      Object.assign(nth(sites, 2), { grids: [{ id: 'A', cells }] });
    });
    const box = prepare(unwrap(parseComponents(list)));
    expect(box.grounds.mill.all).toBe(2 ** 32 - 1);
    expect(isHidden(box, 'mill', { ...BARE, red: [2 ** 32 - 1, 0, 0] })).toBe(true);
    expect(isHidden(box, 'mill', { ...BARE, red: [2 ** 31 - 1, 0, 0] })).toBe(false);
    const corner = openSpots(box, 'mill', { ...BARE, red: [2 ** 31 - 1, 0, 0] }, 'peg').map(({ cells }) =>
      String(cells),
    );
    expect(corner).toContain('7,3,0');
    expect(corner).toHaveLength(32);
  });

  it.each<[string, (list: Loose) => void, RegExp]>([
    [
      'a wrong type',
      list => Object.assign(nth(list.sites, 0).character, { points: 'many' }),
      /"sites.0.character.points"/,
    ],
    ['a missing part', list => Reflect.deleteProperty(list, 'deck'), /deck/],
    ['an unknown site', list => Object.assign(nth(list.sites, 0), { id: 'fort' }), /"sites.0.id"/],
    ['a site too few', list => list.sites.pop(), /"sites" must have each of redoubt, church, mill once/],
    ['a site twice', list => list.sites.splice(2, 1, nth(list.sites, 0)), /"sites" must have each/],
    ['a slab twice', list => (nth(nth(list.sites, 1).grids, 0).cells as unknown[]).push([1, 0]), /slab A\(1,0\) twice/],
    [
      'a drawing that differs',
      list => (nth(nth(list.sites, 1).grids, 0).cells as unknown[]).pop(),
      /"ascii" and "cells" show different slabs/,
    ],
    [
      'a junction nowhere',
      list => Object.assign(nth(nth(list.sites, 0).junctions, 0)[0], { x: 3, y: 2 }),
      /junction at A\(3,2\), where there is no slab/,
    ],
    [
      'two grids of one name',
      list => Object.assign(nth(nth(list.sites, 0).grids, 1), { id: 'A' }),
      /site "redoubt" has two grids "A"/,
    ],
    [
      'a slab far away',
      list => Object.assign(nth(nth(list.sites, 1).grids, 0), { cells: [[20000, 20000]] }),
      /cells\.0\.0".*20000/,
    ],
    [
      'a junction of a slab with itself',
      list => {
        const [junction] = nth(list.sites, 0).junctions;
        Object.assign(nth(junction ?? [], 1), nth(junction ?? [], 0));
      },
      /junction of A\(6,0\) with itself/,
    ],
    [
      'a shape in two parts',
      list =>
        Object.assign(nth(list.shapes, 0), {
          cells: [
            [0, 0, 0],
            [9, 0, 0],
            [1, 0, 0],
            [2, 0, 0],
            [3, 0, 0],
          ],
        }),
      /falls apart/,
    ],
    [
      'a shape with a name that means something else',
      list => Object.assign(nth(list.shapes, 0), { id: 'hidden' }),
      /"hidden"/,
    ],
    [
      '33 slabs',
      list =>
        Object.assign(nth(list.sites, 1), {
          grids: [{ id: 'A', cells: Array.from({ length: 33 }, (_, at) => [at % 11, Math.floor(at / 11)]) }],
        }),
      /33 slabs; at most 32/,
    ],
    [
      'a piece of no shape',
      list => Object.assign(nth(list.pieces, 35), { shape: 'Q' }),
      /shape "Z" has 3 pieces for 4 cards|unknown shape "Q"/,
    ],
    ['an id used twice', list => Object.assign(nth(list.pieces, 1), { id: 'L0' }), /the id "L0" is used twice/],
    [
      'too few colours',
      list => (nth(list.pieces, 0).colours as unknown[]).pop(),
      /piece "L0" has 4 colours for the 5 cubes/,
    ],
    [
      'a cell twice',
      list => Object.assign(nth(list.shapes, 0).cells, { 1: [0, 0, 0] }),
      /shape "L" has the cell \[0,0,0\] twice/,
    ],
    ['six cubes', list => (nth(list.shapes, 0).cells as unknown[]).push([5, 5, 0]), /"shapes.0.cells"/],
    [
      'piles that do not add up',
      list => (list.deck.standard.pileSizes as number[]).pop(),
      /the piles hold 32 cards, but there are 36/,
    ],
    [
      'snow in no pile',
      list => Object.assign(list.deck.standard, { snowflakeInPiles: [2, 4, 7] }),
      /must name three piles from 1 to 6/,
    ],
    [
      'snow at the start',
      list => Object.assign(list.deck.standard, { snowflakeInPiles: [1, 4, 6] }),
      /turned up at the start/,
    ],
    [
      'a bonus piece out of phase',
      list => Object.assign(nth(list.bonusPieces, 0), { phase: 2 }),
      /"beam" belongs to phase 1, not 2/,
    ],
    ['two sticks', list => (list.sticks.sticks as unknown[]).pop(), /there must be 3 sticks, not 2/],
    [
      'a handicap too short',
      list => (list.options.handicap.startPoints['3'] as unknown[]).pop(),
      /"startPoints" for 3 players has 2 numbers/,
    ],
  ])('are refused with %s', (_, change, message) => expect(fault(change)).toMatch(message));
});
