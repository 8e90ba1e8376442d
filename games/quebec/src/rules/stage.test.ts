import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../model/board.ts';
import { ZONES } from '../model/vocabulary.ts';
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
  table,
  tell,
  token,
} from '../testing/table.ts';

describe('constructing a stage (3.2)', () => {
  it.each<[SpaceId, number]>([
    ['c0r5', 1], // Archdiocese
    ['c13r6', 1], // Seat of government
    ['c15r2', 1], // Trading hub
    ['c2r1', 1], // Heritage site
    ['c5r2', 2], // Protestant
    ['c13r2', 2], // Irish
    ['c10r1', 2], // Municipal administration
    ['c6r5', 2], // Provincial administration
    ['c4r3', 2], // Mansion
    ['c12r3', 2], // Business
    ['c11r0', 2], // Entertainment
    ['c7r4', 2], // Academic
    ['c9r6', 3], // Jewish
    ['c3r2', 3], // Military administration
    ['c9r0', 3], // Port
    ['c15r4', 3], // Arts
  ])('at %s costs exactly %i active workers', (space, cost) => {
    const sites = { [space]: site(0) };
    expect(legal(table({ century: 2, sites, active: [cost - 1] }), 'stage')).toEqual([]);
    const told = tell(table({ century: 2, sites, active: [cost] }), `stage ${space}`);
    expect(active(told.state)[0]).toBe(0);
    expect(passive(told.state)[0]).toBe(25 - cost);
    expect(only('stage', told)).toMatchObject([{ seat: 0, stage: 1, workers: cost }]);
    expect(at(told.state, space)).toEqual({ state: 'underway', architect: 0, stages: [0], token: null });
  });

  it('is possible wherever an architect stands and fewer than 3 stages are built, and nowhere else', () => {
    const sites = {
      c5r2: site(0, 1),
      c0r5: site(1, 0, 1),
      c15r2: site(2, 0, 0, 1),
      c2r1: site('neutral'),
      c13r2: BUILT,
      c7r4: token(0, 1),
    };
    expect(legal(table({ sites, leaders: [null, 'economic'] }), 'stage')).toEqual([
      'stage c0r5',
      'stage c2r1',
      'stage c5r2',
    ]);
  });

  it('needs active workers; passive ones do not help', () => {
    expect(legal(table({ sites: { c9r0: site(1), c5r2: site(0) }, active: [2] }), 'stage')).toEqual(['stage c5r2']);
  });

  it('a third stage does not complete the building', () => {
    const after = play(table({ sites: { c5r2: site(0, 1, 1) } }), 'stage c5r2');
    expect(at(after, 'c5r2')).toEqual({ state: 'underway', architect: 0, stages: [1, 1, 0], token: null });
    expect(after.zones.religion).toEqual([0, 0, 0]);
  });

  it('keeps the order of the stages', () => {
    const before = table({ sites: { c0r5: site(0) } });
    const after = play(before, 'stage c0r5', 'stage c0r5', 'skip', 'stage c0r5', 'skip');
    expect(at(after, 'c0r5').stages).toEqual([0, 1, 2]);
  });

  it('may be built on the own site again and again, by the same player', () => {
    expect(at(play(table({ sites: { c0r5: site(0, 0, 0) } }), 'stage c0r5'), 'c0r5').stages).toEqual([0, 0, 0]);
  });
});

describe('who may do the district action after a stage (3.2)', () => {
  it('the builder, at another player’s architect', () => {
    const after = play(table({ sites: { c9r0: site(1) } }), 'stage c9r0');
    expect([asked(after), after.turn]).toEqual([0, 0]);
    expect(legal(after)).toEqual(['skip', 'take']);
  });

  it('not at the own architect: the turn is over', () => {
    const after = play(table({ sites: { c9r0: site(0) } }), 'stage c9r0');
    expect([asked(after), after.turn]).toEqual([1, 1]);
  });

  it('at the own architect with the Religious leader', () => {
    const before = table({ players: 4, sites: { c9r0: site(0) }, leaders: ['religious'] });
    expect(legal(play(before, 'stage c9r0'))).toEqual(['skip', 'take']);
  });

  it('not with a Religious leader that somebody else holds', () => {
    const before = table({ players: 4, sites: { c9r0: site(0) }, leaders: [null, 'religious'] });
    expect(play(before, 'stage c9r0').turn).toBe(1);
  });

  it.each([3, 4, 5])(
    'with %i players, at the neutral architect everybody but the Economic leader’s holder',
    players => {
      const sites = { c9r0: site('neutral') };
      const other = play(table({ players, sites, leaders: [null, 'economic'] }), 'stage c9r0');
      expect(legal(other)).toEqual(['skip', 'take']);
      const holder = play(table({ players, turn: 1, sites, leaders: [null, 'economic'] }), 'stage c9r0');
      expect(holder.turn).toBe(2);
    },
  );

  it('is over with the action skipped', () => {
    const after = play(table({ sites: { c9r0: site(1) } }), 'stage c9r0', 'skip');
    expect([after.turn, active(after), passive(after)]).toEqual([1, [0, 3, 3], [22, 22, 22]]);
  });
});

describe('sending one worker (3.4)', () => {
  it('goes to any of the five zones', () => {
    expect(legal(table({}), 'send')).toEqual(each('send', ZONES));
  });

  it.each(ZONES)('takes one active worker to %s', zone => {
    const after = play(table({ variant: '2011-family' }), `send ${zone}`);
    expect(after.zones).toEqual({
      religion: [0, 0, 0],
      politics: [0, 0, 0],
      economy: [0, 0, 0],
      culture: [0, 0, 0],
      citadelle: [0, 0, 0],
      [zone]: [1, 0, 0],
    });
    expect([active(after), passive(after), after.turn]).toEqual([[2, 3, 3], [22, 22, 22], 1]);
  });

  it('needs an active worker', () => {
    expect(legal(table({ active: [0] }), 'send')).toEqual([]);
  });
});
