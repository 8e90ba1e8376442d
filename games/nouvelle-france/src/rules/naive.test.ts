import { nth, perft, random, range } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { nouvelleFrance } from '../game.ts';
import { orientationsOf } from '../geometry/rotations.ts';
import { STANDARD_BOX } from '../geometry/standard-box.ts';
import { STANDARD } from '../model/standard.ts';
import type { Cell, Reason } from '../model/vocabulary.ts';
import type { State } from '../state/state.ts';
import { scene } from '../testing/script.ts';
import { placeFault } from './place-fault.ts';

/** A second, plain implementation of the placement rules: lists of cubes instead of bit tables. */
const naiveFault = (state: State, site: string, grid: string, cells: readonly Cell[]): Reason | undefined => {
  const slabs = STANDARD.sites.find(one => one.id === site)?.grids.find(one => one.id === grid)?.cells ?? [];
  const taken = state.placed
    .filter(one => one.site === site && one.grid === grid)
    .flatMap(one => one.cells.map(String));
  if (cells.some(([, , z]) => z < 0 || z > 2)) return 'height';
  if (!cells.every(([x, y]) => slabs.some(slab => slab[0] === x && slab[1] === y))) return 'outside';
  if (cells.some(cell => taken.includes(String(cell)))) return 'overlap';
  if (cells.some(([x, y, z]) => range(3).some(above => above > z && taken.includes(`${x},${y},${above}`))))
    return 'covered';
  const contacts = cells.filter(([x, y, z]) => z === 0 || taken.includes(`${x},${y},${z - 1}`));
  if (contacts.length === 0) return 'floating';
  return isInside(
    centreOf(cells),
    contacts.flatMap(([x, y]) => cornersOf(x, y, cells.length)),
  )
    ? undefined
    : 'unstable';
};

type Point = readonly [x: number, y: number];

const centreOf = (cells: readonly Cell[]): Point => [
  cells.reduce((total, [x]) => total + 2 * x + 1, 0),
  cells.reduce((total, [, y]) => total + 2 * y + 1, 0),
];

const cornersOf = (x: number, y: number, cubes: number): Point[] =>
  [0, 1].flatMap(dx => [0, 1].map((dy): Point => [2 * cubes * (x + dx), 2 * cubes * (y + dy)]));

/** A point is in a hull if no line through two corners separates it from all of them. */
const isInside = (point: Point, corners: readonly Point[]): boolean =>
  corners.every(a =>
    corners.every(b => {
      const side = ([x, y]: Point) => (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);
      return corners.some(corner => side(corner) < 0) || side(point) >= 0;
    }),
  );

/** A state somewhere in a random game. */
const somewhere = (seed: string, steps: number): State => {
  const dice = random(seed);
  let state = scene({ options: { allies: 'none' } });
  for (const _ of range(steps)) {
    const [seat] = nouvelleFrance.actors(state);
    if (seat !== undefined) state = nouvelleFrance.apply(state, seat, dice.pick(nouvelleFrance.moves(state, seat)));
  }
  return state;
};

describe('tables', () => {
  it.each(range(8))('give the same reasons as the plain rules, position %i', at => {
    const state = somewhere(`naive/${at}`, 6 * at + 3);
    const forms = random(`forms/${at}`)
      .shuffle([...STANDARD_BOX.forms.values()])
      .slice(0, 3);
    const found = new Set<string>();
    for (const { id, cells } of forms) {
      const piece = STANDARD_BOX.ofShape.get(id)?.[0]?.id ?? id;
      for (const turned of orientationsOf(cells)) {
        for (const { site, grids } of Object.values(STANDARD_BOX.grounds)) {
          for (const { id: grid, width, depth } of grids) {
            for (const offset of range((width + 1) * (depth + 1) * 4)) {
              const [dx, dy] = [(offset % (width + 1)) - 1, (Math.floor(offset / (width + 1)) % (depth + 1)) - 1];
              const dz = Math.floor(offset / ((width + 1) * (depth + 1))) - 1;
              const placed = turned.map(([x, y, z]): Cell => [x + dx, y + dy, z + dz]);
              const expected = naiveFault(state, site, grid, placed);
              const given = placeFault(STANDARD_BOX, state.sites, { kind: 'place', piece, site, grid, cells: placed });
              if (given !== expected)
                throw new Error(`${piece} ${site} ${grid} ${placed.join(' ')}: ${given}, not ${expected}`);
              found.add(given ?? 'legal');
            }
          }
        }
      }
    }
    expect(found.size).toBeGreaterThan(4);
  });
});

/** A second implementation of base points: a walk from cube to cube. */
const naivePoints = (state: State, seat: number): number => {
  const own = nth(state.colours, seat);
  const last = nth(state.placed, state.placed.length - 1);
  const cubes = (pieces: State['placed']) =>
    pieces.flatMap(({ piece, seat: by, grid, cells }) => {
      const colours = STANDARD.pieces.find(({ id }) => id === piece)?.colours;
      const mine = cells.filter(([, , z], at) => z >= state.snow && (colours?.[at] ?? nth(state.colours, by)) === own);
      return mine.map(cell => `${grid},${cell}`);
    });
  const all = new Set(cubes(state.placed.filter(({ site }) => site === last.site)));
  const reached = new Set<string>();
  const walk = (cube: string): void => {
    if (!all.has(cube) || reached.has(cube)) return;
    reached.add(cube);
    const [grid, x = 0, y = 0, z = 0] = cube.split(',').map((part, at) => (at === 0 ? part : Number(part))) as [
      string,
      number,
      number,
      number,
    ];
    for (const step of [-1, 1]) {
      walk(`${grid},${x + step},${y},${z}`);
      walk(`${grid},${x},${y + step},${z}`);
      walk(`${grid},${x},${y},${z + step}`);
    }
    if (last.site !== 'redoubt') return;
    const joins = { 'A,6,0': 'B,0,0', 'B,0,0': 'A,6,0', 'A,6,4': 'B,3,3', 'B,3,3': 'A,6,4' } as Record<string, string>;
    const across = joins[`${grid},${x},${y}`];
    if (across !== undefined) walk(`${across},${z}`);
  };
  for (const cube of cubes([last])) walk(cube);
  return reached.size;
};

describe('turn points', () => {
  it('are those of a walk from cube to cube', () => {
    const { variants } = nouvelleFrance.options;
    const dice = random('walk');
    let compared = 0;
    for (const { options } of variants) {
      let state = nouvelleFrance.setup(options, `walk/${options.players}/${compared}`);
      for (let actors = nouvelleFrance.actors(state); actors.length > 0; actors = nouvelleFrance.actors(state)) {
        const seat = dice.pick(actors);
        const { snow } = state;
        let base: number | undefined;
        state = nouvelleFrance.apply(state, seat, dice.pick(nouvelleFrance.moves(state, seat)), effect => {
          if (effect.kind === 'placed') base = effect.base;
        });
        if (base === undefined) continue;
        expect(base).toBe(naivePoints({ ...state, snow }, seat));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(500);
  });
});

describe('perft', () => {
  it('counts what the tables of the rules add up to', () => {
    const beams = 2 * (47 + 54 + 52); // a beam lies both ways round
    const start = nouvelleFrance.setup(nth(nouvelleFrance.options.variants, 0).options, 'perft');
    expect(perft(nouvelleFrance, start, 1)).toEqual({ ok: true, value: beams + 2 });
    const looked = perft(nouvelleFrance, nouvelleFrance.apply(start, start.turn, { kind: 'nation' }), 2);
    expect(looked).toEqual({ ok: true, value: 6 * (beams + 1) });
  });
});
