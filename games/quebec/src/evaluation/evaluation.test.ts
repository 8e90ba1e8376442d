import { leadOf, sharesOf } from '@cap-diamant/bots';
import { nth, random, range, sum } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { quebec } from '../index.ts';
import { type State, scoreOf } from '../model/state.ts';
import { table } from '../testing/table.ts';
import { ASPECTS, aspects } from './aspects.ts';
import { evaluation } from './index.ts';
import { estatesOf } from './town-plan.ts';

const { simple, learned, features } = evaluation;

/** Positions throughout a random game. */
const positions = (options: Parameters<typeof quebec.setup>[0], seed: string, every: number): State[] => {
  const dice = random(`${seed}/moves`);
  const seen: State[] = [];
  let state = quebec.setup(options, seed);
  for (let at = 0; quebec.actors(state).length > 0; at++) {
    if (at % every === 0) seen.push(state);
    const seat = nth(quebec.actors(state), 0);
    state = quebec.apply(state, seat, dice.pick(quebec.moves(state, seat)));
  }
  return [...seen, state];
};

const encodedRows = (state: State): Float32Array[] => {
  const rows = state.players.map(() => new Float32Array(features.size + 1).fill(Number.NaN));
  features.encode(state, rows);
  return rows;
};

describe.each(quebec.options.variants)('the features, $name with $players', ({ options }) => {
  it('fills rows of the stated length with numbers, the first of them alike for all seats', () => {
    for (const state of positions(options, 'features', 40)) {
      const rows = encodedRows(state);
      for (const row of rows) {
        expect(Number.isNaN(row[features.size])).toBe(true);
        expect([...row.subarray(0, features.common)]).toEqual([...nth(rows, 0).subarray(0, features.common)]);
        expect(row.findLastIndex(value => !Number.isNaN(value))).toBe(features.size - 1);
      }
    }
  });
});

describe.each([
  ['by hand', simple],
  ['learned', learned],
])('the judgement %s', (_, { judge }) => {
  const options = nth(
    quebec.options.variants.filter(({ name, players }) => name === '2011-events' && players === 4),
    0,
  );
  const states = positions(options.options, 'judge', 25);

  it('knows the scores of a game that is over, and who has won', () => {
    const over = nth(states, states.length - 1);
    const judgement = judge(over);
    expect(judgement.scores).toEqual(over.players.map(scoreOf));
    expect(nth(sharesOf(judgement), nth(quebec.outcome(over)?.winners ?? [], 0))).toBeGreaterThan(0.49);
  });

  it('does not know which events are to come', () => {
    for (const state of states) {
      const view = quebec.view(state, 0);
      expect(judge(quebec.imagine(view, 'a'))).toEqual(judge(quebec.imagine(view, 'b')));
    }
  });

  it('gives away the whole victory, no more', () => {
    for (const state of states) expect(sum(sharesOf(judge(state)))).toBeCloseTo(1);
  });
});

describe('the judgement by hand', () => {
  const lead = (state: State, seat = 0): number => leadOf(simple.judge(state), seat);
  const zones = (own: number, rival: number) => ({ politics: [own, rival, 0], culture: [1, 1, 1] });

  it('likes a majority better than a second place', () => {
    const first = lead(table({ zones: zones(5, 4) }));
    const second = lead(table({ zones: zones(4, 5) }));
    expect(first).toBeGreaterThan(second + 2);
  });

  it('likes active workers, but not at any price', () => {
    const few = lead(table({ active: [1, 3, 3] }));
    const some = lead(table({ active: [4, 3, 3] }));
    expect(some).toBeGreaterThan(few);
    expect(some - few).toBeLessThan(3);
  });
});

describe('the plan of the town', () => {
  it('is the same whether it is remembered or not', () => {
    const { options } = nth(quebec.options.variants, 5);
    for (const state of positions(options, 'plan', 60)) {
      const remembered = estatesOf(state).map(({ holding, ...estate }) => ({ ...estate, points: holding.points }));
      const anew = estatesOf({ ...state, sites: [...state.sites] });
      expect(anew.map(({ holding, ...estate }) => ({ ...estate, points: holding.points }))).toEqual(remembered);
    }
  });

  it('counts what the tokens are worth as the end of the game would', () => {
    const { options } = nth(quebec.options.variants, 5);
    for (const state of positions(options, 'worth', 60).slice(0, -1)) {
      const final = quebec.tally(state).ifEndedNow.map(({ buildings }) => buildings);
      expect(estatesOf(state).map(({ holding }) => holding.points)).toEqual(final);
    }
  });
});

describe('aspects', () => {
  it('are all there, in points, and at the end only the points are left', () => {
    const { options } = nth(quebec.options.variants, 5);
    const states = positions(options, 'aspects', 50);
    for (const state of states) {
      for (const seat of range(state.players.length)) {
        const held = aspects(state, seat);
        expect(Object.keys(held)).toEqual([...ASPECTS]);
        expect(Object.values(held).every(Number.isFinite)).toBe(true);
      }
    }
    const over = nth(states, states.length - 1);
    expect(sum(Object.values(aspects(over, 0)))).toBe(scoreOf(nth(over.players, 0)));
  });

  it('shows a worker sent to a zone as one there and one active less', () => {
    const before = table({ active: [3, 3, 3] });
    const after = quebec.apply(before, 0, { kind: 'send', zone: 'culture' });
    expect(aspects(after, 0).zones - aspects(before, 0).zones).toBe(1);
    expect(aspects(after, 0).workers).toBeLessThan(aspects(before, 0).workers);
  });
});
