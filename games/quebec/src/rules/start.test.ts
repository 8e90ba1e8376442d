import { describe, expect, it } from 'vitest';
import {
  active,
  asked,
  at,
  BUILT,
  each,
  legal,
  only,
  passive,
  play,
  site,
  sitesOf,
  table,
  tell,
  where,
} from '../testing/table.ts';

describe('starting a construction site with the architect in hand (3.1)', () => {
  const start = play(table({}), 'start');

  it('asks at once for a site, with nothing lifted, flipped or activated', () => {
    expect(where(start, 0)).toBe('hand');
    expect(active(start)).toEqual([3, 3, 3]);
    expect(legal(start)).toEqual(each('put', sitesOf(1)));
  });

  it('puts the architect on the site and activates 3 workers; then the next player acts', () => {
    const after = play(start, 'put c5r2');
    expect(at(after, 'c5r2')).toEqual({ state: 'underway', architect: 0, stages: [], token: null });
    expect(where(after, 0)).toBe('c5r2');
    expect([active(after), passive(after)]).toEqual([
      [6, 3, 3],
      [19, 22, 22],
    ]);
    expect([after.turn, asked(after)]).toEqual([1, 1]);
  });

  it('goes clockwise: after the last seat comes the first', () => {
    expect(play(table({ turn: 2 }), 'start', 'put c5r2').turn).toBe(0);
  });
});

describe('starting a site with the architect on the board (3.1)', () => {
  // Seat 0 has built one stage, seat 2 two, at 2 workers each.
  const before = table({ sites: { c5r2: site(0, 2, 0, 2) } });

  it('sends the workers of all players to the zone of the building and flips the tile', () => {
    const after = play(before, 'start');
    expect(after.zones.religion).toEqual([2, 0, 4]);
    expect(at(after, 'c5r2')).toEqual({ state: 'built', architect: null, stages: [], token: { seat: 0, stars: 3 } });
  });

  it('lifts, sends, flips, gives the token, puts and activates in this order', () => {
    const { effects } = tell(before, 'start', 'put c0r5');
    expect(effects.map(({ kind }) => kind)).toEqual([
      'lift',
      'arrive',
      'arrive',
      'complete',
      'token',
      'put',
      'activate',
      'turn',
    ]);
  });

  it('holds the lifted architect in hand until it is put, with steps 1 to 4 done (fine print 3)', () => {
    const after = play(before, 'start');
    expect(where(after, 0)).toBe('hand');
    expect(at(after, 'c5r2').state).toBe('built');
    expect(active(after)).toEqual([3, 3, 3]);
    expect(where(play(after, 'put c0r5'), 0)).toBe('c0r5');
  });

  it.each([
    [[], null],
    [[1], { seat: 0, stars: 1 }],
    [[1, 1], { seat: 0, stars: 2 }],
    [[1, 2, 1], { seat: 0, stars: 3 }],
  ])('stages %j leave the token %j of the architect’s owner', (stages, left) => {
    const after = play(table({ sites: { c0r5: site(0, ...stages) } }), 'start');
    expect(at(after, 'c0r5')).toEqual({ state: 'built', architect: null, stages: [], token: left });
  });

  it('never offers a building left without a stage again', () => {
    const left = play(table({ sites: { c5r2: site(0) } }), 'start');
    expect(legal(left)).toEqual(
      each(
        'put',
        sitesOf(1).filter(id => id !== 'c5r2'),
      ),
    );
  });

  it('offers only the century’s sites that are free: one architect per site', () => {
    const sites = { c5r2: site(0), c0r5: site(1), c9r0: BUILT };
    const taken = ['c5r2', 'c0r5', 'c9r0'];
    expect(legal(play(table({ sites }), 'start'))).toEqual(
      each(
        'put',
        sitesOf(1).filter(id => !taken.includes(id)),
      ),
    );
  });

  it('leaves the sites of earlier centuries out', () => {
    expect(legal(play(table({ century: 2 }), 'start'))).toEqual(each('put', sitesOf(2)));
  });
});

describe('the activation of step 6', () => {
  it.each([
    [0, []],
    [1, [1]],
    [2, [2]],
    [3, [3]],
    [4, [3]],
  ])('with %i passive workers activates %j', (supply, activated) => {
    const before = table({ zones: { culture: [20 - supply] }, active: [5] });
    expect(passive(before)[0]).toBe(supply);
    const told = only('activate', tell(before, 'start', 'put c5r2'));
    expect(told.map(({ workers }) => workers)).toEqual(activated);
  });
});

describe('no passing: starting a site is always possible', () => {
  it('is the only action without active workers and leaders, and is still asked (fine print 14)', () => {
    expect(legal(table({ variant: '2011-family', active: [0] }))).toEqual(['start']);
  });

  it('asks for the last site, too, though there is no choice (fine print 14)', () => {
    expect(legal(play(table({ available: ['c9r0'] }), 'start'))).toEqual(['put c9r0']);
  });

  it('may be chosen with the own architect in hand and no site available: it ends the century (ruling)', () => {
    const before = table({ available: [] });
    expect(legal(before, 'start')).toEqual(['start']);
    const after = play(before, 'start');
    expect(after.century).toBe(2);
    expect([where(after, 0), asked(after)]).toEqual(['hand', 0]);
    expect(legal(after)).toEqual(each('put', sitesOf(2)));
  });
});

describe('starting a site with the neutral architect (3–5 players, Economic leader)', () => {
  const holding = { leaders: ['economic', null, null] } as const;

  it('is offered to the holder only', () => {
    expect(legal(table(holding), 'start')).toEqual(['start', 'start neutral']);
    expect(legal(table({ ...holding, turn: 1 }), 'start')).toEqual(['start']);
  });

  it('brings it in from hand and activates 3, the own architect staying where it is', () => {
    const after = play(table({ ...holding, sites: { c5r2: site(0) } }), 'start neutral', 'put c0r5');
    expect([where(after, 'neutral'), where(after, 0)]).toEqual(['c0r5', 'c5r2']);
    expect(active(after)).toEqual([6, 3, 3]);
  });

  it('completes its building with the holder’s token', () => {
    const after = play(table({ ...holding, sites: { c5r2: site('neutral', 1, 1) } }), 'start neutral');
    expect(at(after, 'c5r2')).toEqual({ state: 'built', architect: null, stages: [], token: { seat: 0, stars: 2 } });
    expect(after.zones.religion).toEqual([0, 4, 0]);
    expect(where(after, 'neutral')).toBe('hand');
  });

  it('without an available site is allowed only if it stands on the board (ruling)', () => {
    const none = { ...holding, available: [] };
    expect(legal(table(none), 'start')).toEqual(['start']);
    expect(legal(table({ ...none, sites: { c5r2: site('neutral') } }), 'start')).toEqual(['start', 'start neutral']);
  });
});
