import { nth } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { quebec } from '../index.ts';
import type { State } from '../model/state.ts';
import {
  asked,
  at,
  BUILT,
  legal,
  play,
  type Setting,
  scores,
  site,
  sitesOf,
  table,
  token,
  where,
} from '../testing/table.ts';

/** Seat 0 ends century IV, and so the game, with an architect for whom no site is left. */
const end = (setting: Setting): State => play(table({ century: 4, available: [], ...setting }), 'start');

/** Worth 3 and 1 in one group, 2 elsewhere. */
const BUILDINGS = { c2r1: token(0, 2), c4r1: token(0, 1), c17r2: token(0, 2) };

describe('when the game is over', () => {
  const setting: Setting = {
    variant: '2026-standard',
    century: 4,
    current: '1955-carnival',
    sites: { c9r0: site(0, 1), c13r6: site('neutral', 1) },
    zones: { culture: [0, 21] },
    active: [3, 0],
    leaders: ['economic'],
    available: ['c4r1', 'c2r3'],
  };

  it('leaders and neutral architect are back, leftover sites flipped, century and event as they were (fine print 10)', () => {
    const after = play(table(setting), 'send religion');
    expect([after.over, after.century, after.events?.current]).toEqual([true, 4, '1955-carnival']);
    expect(after.players.map(({ leader }) => leader)).toEqual([null, null, null]);
    expect([after.leaders.length, where(after, 'neutral')]).toEqual([4, 'aside']);
    expect([at(after, 'c4r1'), at(after, 'c2r3')]).toEqual([BUILT, BUILT]);
    expect(sitesOf(4).map(id => at(after, id).state)).toEqual(sitesOf(4).map(() => 'built'));
  });

  it('nobody is to move, nothing is pending or to come, and the turn stays where it ended (fine print 19)', () => {
    const after = play(table(setting), 'send religion');
    expect([asked(after), legal(after), after.events?.coming]).toEqual([undefined, [], []]);
    expect(after.turn).toBe(1); // the start of seat 1's turn ended it
    expect(end({}).turn).toBe(0);
    expect(quebec.notation.formatPosition(after)).toMatchObject({ over: true, pending: null, turn: 1, century: 4 });
  });

  it('most VP win', () => {
    const after = end({ scores: [3, 9, 4], active: [0, 0, 0] });
    expect(quebec.outcome(after)).toEqual({ scores: [3, 9, 4], winners: [1], ranking: [3, 1, 2] });
  });

  it('ties share the victory', () => {
    const after = end({ scores: [9, 3, 9], active: [0, 0, 0] });
    expect(quebec.outcome(after)).toEqual({ scores: [9, 3, 9], winners: [0, 2], ranking: [1, 3, 1] });
  });

  it('every point has its source, and they add up', () => {
    const zones = { culture: [0, 4, 2] };
    const sites = { ...BUILDINGS, c9r6: site(1, 1, 1) };
    const after = end({ scores: [7, 0, 0], zones, sites });
    expect(quebec.tally(after).scores).toEqual([
      {
        before: 7,
        zones: 0,
        bonus: 0,
        districts: 0,
        leader: 0,
        events: 0,
        unfinished: 0,
        active: 1,
        buildings: 6,
        total: 14,
      },
      {
        before: 0,
        zones: 4 + 2 + 1,
        bonus: 0,
        districts: 0,
        leader: 0,
        events: 0,
        unfinished: 6,
        active: 1,
        buildings: 0,
        total: 14,
      },
      {
        before: 0,
        zones: 2,
        bonus: 0,
        districts: 0,
        leader: 0,
        events: 0,
        unfinished: 0,
        active: 1,
        buildings: 0,
        total: 3,
      },
    ]);
    expect(scores(after)).toEqual([14, 14, 3]);
  });

  it('what the end would add now is told beforehand', () => {
    const before = table({ century: 4, sites: BUILDINGS });
    expect(nth(quebec.tally(before).ifEndedNow, 0)).toEqual({
      unfinished: 0,
      active: 1,
      buildings: 6,
      events: 0,
      total: 7,
    });
  });
});
