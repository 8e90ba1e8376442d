import { describe, expect, it } from 'vitest';
import { nouvelleFrance } from '../game.ts';
import { slabBit } from '../geometry/slabs.ts';
import { STANDARD_BOX } from '../geometry/standard-box.ts';
import { BARE } from '../geometry/walls.ts';
import type { Player, State } from '../state/state.ts';
import { asked, play, run, scene, scores } from '../testing/script.ts';
import { places } from './end.ts';

/** One draw before the end, with everything else as asked for. */
const last = (change: Partial<State> = {}, options: object = {}): State => {
  const state = scene({ options: { allies: 'none', ...options }, visible: ['L', 'P'], deck: ['snow'] });
  const players = state.players.map(player => ({ ...player, bonus: ['peg'] as const }));
  return { ...state, snow: 2, players, ...change };
};

const withPoints = (state: State, list: readonly Partial<Player & { turns: number }>[]): State => ({
  ...state,
  players: state.players.map((player, seat) => {
    const { turns = 0, ...rest } = list[seat] ?? {};
    return { ...player, ...rest, points: { ...player.points, turns } };
  }),
});

describe('the end', () => {
  it('comes at once with the third snowflake', () => {
    const { state, effects } = run(last(), 'draw');
    expect(asked(state)).toBe('over');
    expect(state.snow).toBe(3);
    expect(state.visible).toEqual(['L', 'P']);
    expect(state.players[0]?.bonus).toEqual(['peg']);
    expect(effects.map(effect => effect.kind)).toEqual(['drew', 'snowfall', 'ended']);
    expect(() => nouvelleFrance.apply(state, 0, { kind: 'draw' })).toThrow('over');
  });

  it('scores the upper floor, then the characters', () => {
    const { all } = STANDARD_BOX.grounds.mill;
    const state = last({
      sites: { redoubt: BARE, church: BARE, mill: { ...BARE, brown: [all, 0, slabBit(0)], blue: [0, 0, slabBit(1)] } },
      sticks: { redoubt: ['+', '2', '-'], church: ['2', '-', '+'], mill: ['-', '+', '2'] },
      characters: { redoubt: null, church: null, mill: 1 },
    });
    const ifEnded = nouvelleFrance.tally(state).ifEndedNow;
    expect(ifEnded).toEqual([
      { turns: 0, allies: 0, floors: 2, characters: 0, handicap: 0, total: 2 },
      { turns: 0, allies: 0, floors: 2, characters: 12, handicap: 0, total: 14 },
    ]);
    const over = play(state, 'draw');
    expect(nouvelleFrance.tally(over).scores).toEqual(ifEnded);
    expect(nouvelleFrance.tally(over).ifEndedNow.map(points => points.total)).toEqual([0, 0]);
    expect(nouvelleFrance.outcome(over)).toEqual({ scores: [2, 14], winners: [1], ranking: [2, 1] });
  });

  it('gives totals below zero', () => {
    const sticks = { redoubt: ['+', '2', '-'], church: ['2', '-', '+'], mill: ['-', '+', '2'] } as const;
    const state = last({ sticks, sites: { redoubt: { ...BARE, brown: [0, 0, 3] }, church: BARE, mill: BARE } });
    expect(scores(play(state, 'draw'))).toEqual([-2, 0]);
  });
});

describe('ties', () => {
  const outcome = (...list: readonly Partial<Player & { turns: number }>[]) => {
    const state = withPoints(last({}, { players: list.length }), list);
    return nouvelleFrance.outcome(play(state, 'draw'));
  };

  it('go to fewer allies used in the last phase', () => {
    expect(outcome({ turns: 9, usedThisPhase: 2 }, { turns: 9, usedThisPhase: 1 })?.winners).toEqual([1]);
  });

  it('then to an unused peg', () => {
    expect(outcome({ turns: 9, bonus: [] }, { turns: 9 })?.winners).toEqual([1]);
    expect(outcome({ turns: 9, bonus: [], usedThisPhase: 0 }, { turns: 9, usedThisPhase: 1 })?.winners).toEqual([0]);
  });

  it('are shared victories otherwise, and ranked 1 1 3', () => {
    const result = outcome({ turns: 9 }, { turns: 9 }, { turns: 9, bonus: [] }, { turns: 10, usedThisPhase: 3 });
    expect(result?.winners).toEqual([3]);
    expect(result?.ranking).toEqual([2, 2, 4, 1]);
    expect(
      places([
        [5, 0, 1],
        [5, 0, 1],
        [5, 0, 0],
      ]),
    ).toEqual([1, 1, 3]);
  });
});

describe('completed sites', () => {
  /** The mill filled on the lower floor but for one slab. */
  const almost = (snow: number): State => {
    const { all, slabAt } = STANDARD_BOX.grounds.mill;
    const open = slabBit(slabAt('A', 1, 0) ?? 0);
    const start = scene({ options: { allies: 'none' }, visible: ['L', 'P'], deck: ['L', 'Y'] });
    return {
      ...start,
      snow,
      players: start.players.map(player => ({
        ...player,
        bonus: ['beam', 'stake', 'peg'].slice(snow) as Player['bonus'],
      })),
      sites: { ...start.sites, mill: { ...BARE, yellow: [(all & ~open) >>> 0, 0, 0] } },
    };
  };

  it('E7: a buried peg completes for no points', () => {
    const { state, effects } = run(almost(2), 'place peg mill A 1,0,0');
    expect(scores(state)).toEqual([0, 0]);
    expect(state.characters.mill).toBe(0);
    expect(effects).toContainEqual({ kind: 'completed', seat: 0, site: 'mill' });
  });

  it('E8: an overhang completes too, and is known before the scoring is decided', () => {
    const drawn = play({ ...almost(0), turn: 1 }, 'draw', 'place L1 mill A 1,0,1 2,0,1 3,0,1 4,0,1 1,1,1');
    expect(drawn.characters.mill).toBe(1);
    expect(scores(drawn)).toEqual([0, 2]);
  });

  it('give their character once, also when it lay unclaimed in a loaded position', () => {
    const hidden = play(almost(2), 'place peg mill A 1,0,0');
    const unclaimed: State = { ...hidden, characters: { ...hidden.characters, mill: null } };
    const next = play(unclaimed, 'place peg mill A 2,0,1');
    expect(next.characters.mill).toBe(1);
    expect(play(hidden, 'place peg mill A 2,0,1').characters.mill).toBe(0);
  });
});
