import { nth, unwrap } from '@cap-diamant/kernel';
import { type NouvelleFrance, nouvelleFrance } from '@cap-diamant/nouvelle-france';
import { STANDARD_BOX } from '@cap-diamant/nouvelle-france/geometry';
import { words } from '@cap-diamant/nouvelle-france/terminal-words';
import { SITES } from '@cap-diamant/nouvelle-france/vocabulary';
import { describe, expect, it } from 'vitest';
import { openTable, person, settled } from '../../../testing/table.ts';
import { pressKey } from './keys.ts';
import { Placing } from './placing.svelte.ts';

const open = (options: object = {}, seed = 'placing') => {
  const given = unwrap(nouvelleFrance.options.parse({ first: 0, ...options }));
  const { table } = openTable<NouvelleFrance>(nouvelleFrance, words, {
    options: given,
    seed,
    players: Array.from({ length: given.players }, () => person()),
  });
  return { table, placing: new Placing(table) };
};

const drawn = async (options?: object, seed?: string) => {
  const opened = open(options, seed);
  unwrap(opened.table.play({ kind: 'draw' }));
  await settled();
  return opened;
};

describe('the pieces that can be taken', () => {
  it('are the bonus piece before a card is drawn, and pieces of the visible cards after', async () => {
    const { table, placing } = open();
    expect(placing.lots).toEqual([{ form: 'beam', pieces: ['beam'] }]);
    unwrap(table.play({ kind: 'draw' }));
    await settled();
    expect(placing.lots.map(({ form }) => form)).toEqual([...new Set(table.view.visible)]);
    expect(placing.lots.every(({ pieces }) => pieces.length === 4)).toBe(true);
  });

  it('are none while a turn waits for confirmation', async () => {
    const { table, placing } = await drawn({ allies: 'none' });
    placing.takeShape(nth(placing.lots, 0).form);
    placing.nextLegal();
    expect(placing.put()).toBe(true);
    expect(table.mustConfirm).toBe(true);
    expect(placing.lots).toEqual([]);
    expect(placing.ghost).toBeUndefined();
  });

  it('start with the one that has two cubes of the player’s colour', async () => {
    const { placing } = await drawn({ colours: ['red', 'blue'] });
    placing.takeShape(nth(placing.lots, 0).form);
    expect(placing.ghost?.colours.filter(colour => colour === 'red').length).toBe(2);
  });
});

describe('a piece in hand', () => {
  it('begins where it fits, on the site that is looked at', async () => {
    const { placing } = await drawn();
    const begun = placing.lots.flatMap(({ form }) =>
      SITES.map(site => {
        placing.forget();
        placing.goTo(site);
        placing.takeShape(form);
        return [placing.site, placing.trial?.fault];
      }),
    );
    expect(begun).toEqual(placing.lots.flatMap(() => SITES.map(site => [site, undefined])));
  });

  it('is taken to another site as it is turned, to a place where it fits', async () => {
    const { placing } = await drawn({}, 'carpenters');
    expect(placing.lots.map(({ form }) => form)).toContain('T');
    // Every cube stays where it is, also in pieces that fill the same cells when they are turned round.
    const pattern = () => placing.hold?.cells.map((cell, at) => `${cell} ${placing.ghost?.colours[at]}`).toSorted();
    const pieces = placing.lots.flatMap(lot => lot.pieces);
    for (const piece of pieces) {
      for (const quarters of [0, 1, 2, 3]) {
        placing.forget();
        placing.take(piece);
        placing.turn('tilt', quarters);
        const turned = pattern();
        const moved = SITES.map(() => {
          placing.nextSite();
          // Upside down, not every piece can stand.
          if (quarters === 0) expect(placing.trial?.fault).toBeUndefined();
          return pattern();
        });
        expect(moved).toEqual(SITES.map(() => turned));
      }
    }
  });

  it('returns after four turns about each axis, and reaches all 24 orientations', async () => {
    const { placing } = await drawn();
    placing.takeShape(nth(placing.lots, 0).form);
    const first = placing.hold?.cells;
    const seen = new Set([String(first)]);
    for (const axis of ['turn', 'tilt', 'roll'] as const) {
      for (let quarter = 0; quarter < 4; quarter++) placing.turn(axis);
      expect(placing.hold?.cells).toEqual(first);
      placing.turn(axis);
      placing.turn(axis, -1);
      expect(placing.hold?.cells).toEqual(first);
    }
    for (let tilt = 0; tilt < 4; tilt++) {
      for (let roll = 0; roll < 4; roll++) {
        for (let turn = 0; turn < 4; turn++) {
          seen.add(String(placing.hold?.cells));
          placing.turn('turn');
        }
        placing.turn('roll');
      }
      placing.turn('tilt');
    }
    expect(seen.size).toBe(24);
  });

  it('keeps its orientation for another piece of the shape, and its site in any case', async () => {
    const { placing } = await drawn();
    placing.takeShape(nth(placing.lots, 0).form);
    placing.turn('turn');
    placing.goTo('mill');
    placing.step(1, -1);
    const before = placing.hold;
    placing.nextPiece();
    expect(placing.hold).toEqual({ ...before, piece: placing.piece });
    expect(placing.piece).not.toBe(before?.piece);
    placing.takeShape(nth(placing.lots, 1).form);
    expect(placing.site).toBe('mill');
  });

  it('is dropped when its decision is over', async () => {
    const { table, placing } = await drawn({ allies: 'none' });
    placing.takeShape(nth(placing.lots, 0).form);
    placing.nextLegal();
    placing.put();
    table.confirm();
    await settled();
    expect(placing.piece).toBeUndefined();
  });
});

describe('the legal placements', () => {
  it('cycle from the best to the worst and back to the best, and each can be placed', async () => {
    const { table, placing } = await drawn();
    placing.takeShape(nth(placing.lots, 0).form);
    placing.nextLegal();
    expect(placing.rank).toBe(0);
    placing.betterLegal();
    expect(placing.rank, 'nothing is better than the best').toBe(0);
    placing.nextLegal();
    placing.nextLegal();
    placing.betterLegal();
    expect(placing.rank).toBe(1);
    const offered = new Set(table.offered.map(({ text }) => text));
    for (let at = 0; at < placing.ranking.length; at++) {
      placing.nextLegal();
      const { trial } = placing;
      expect(trial?.fault).toBeUndefined();
      expect(trial && offered.has(nouvelleFrance.notation.formatMove(trial.place))).toBe(true);
    }
  });

  it('count what snow will pay for the own cubes', async () => {
    const { table, placing } = await drawn();
    placing.takeShape(nth(placing.lots, 0).form);
    const { symbols } = STANDARD_BOX.components.sticks;
    const { sticks } = table.view;
    const values = placing.ranking.map(({ place, points }) => {
      placing.show(place);
      const own = place.cells.filter((_, at) => placing.ghost?.colours[at] === placing.prospect?.colour);
      return own.reduce((sum, [, , z]) => sum + symbols[sticks[place.site as 'mill'][z as 0]], points);
    });
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(new Set(values).size).toBeGreaterThan(2);
  });

  it('start with the nearest one from a square where the piece cannot stay', async () => {
    const { placing } = await drawn();
    placing.takeShape(nth(placing.lots, 0).form);
    placing.point({ site: 'church', grid: 'A', x: -1, y: 0 });
    expect(placing.trial?.fault).toBe('outside');
    placing.betterLegal();
    expect(placing.trial?.fault).toBeUndefined();
    const { cells = [], site } = placing.trial?.place ?? {};
    expect(site).toBe('church');
    expect(Math.min(...cells.map(([x]) => x))).toBe(0);
    expect(Math.min(...cells.map(([, y]) => y))).toBeLessThan(3);
  });

  it('are not disclosed with contested claims', async () => {
    const { placing } = await drawn({ claims: 'table' });
    placing.takeShape(nth(placing.lots, 0).form);
    placing.nextLegal();
    expect(placing.ranking).toEqual([]);
  });
});

describe('keys', () => {
  it('reach every slab of every site', async () => {
    const { placing } = await drawn();
    const visited = new Set<string>();
    for (const _ of SITES) {
      for (let step = 0; step < 12; step++) pressKey(placing, 'ArrowLeft', false);
      for (let row = 0; row < 12; row++) pressKey(placing, 'ArrowUp', false);
      for (let row = 0; row < 12; row++) {
        for (let column = 0; column < 14; column++) {
          const { site, grid, x, y } = placing.square;
          visited.add(`${site} ${grid} ${x},${y}`);
          pressKey(placing, 'ArrowRight', false);
        }
        for (let column = 0; column < 14; column++) pressKey(placing, 'ArrowLeft', false);
        pressKey(placing, 'ArrowDown', false);
      }
      pressKey(placing, 'c', false);
    }
    for (const { id, grids } of STANDARD_BOX.components.sites) {
      for (const grid of grids)
        for (const [x, y] of grid.cells) expect(visited).toContain(`${id} ${grid.id} ${x},${y}`);
    }
  });

  it('that need a piece do nothing without one', async () => {
    const { placing } = await drawn();
    expect(pressKey(placing, 'n', false)).toBe(false);
    expect(pressKey(placing, 'Enter', false)).toBe(false);
    placing.takeShape(nth(placing.lots, 0).form);
    expect(pressKey(placing, 'n', false)).toBe(true);
    expect(pressKey(placing, 'Escape', false)).toBe(true);
    expect(placing.piece).toBeUndefined();
  });
});
