import { byKey, nth, random, range, sum, unwrap } from '@cap-diamant/kernel';
import { quebec } from '@cap-diamant/quebec';
import { costAt } from '@cap-diamant/quebec/board';
import type { Effect } from '@cap-diamant/quebec/effects';
import { type Counted, countedPoints, finalPoints, RULES } from '@cap-diamant/quebec/rules';
import type { State } from '@cap-diamant/quebec/state';
import { type ByZone, ZONES, type Zone } from '@cap-diamant/quebec/vocabulary';
import { describe, expect, it } from 'vitest';
import { countedOnBoard, nextOf, pointsOf, scoreOfCentury } from './quebec-sheet.ts';

const VARIANTS = [
  { edition: '2011', level: 'family', players: 2 },
  { edition: '2011', level: 'complete', players: 3 },
  { edition: '2011', level: 'events', players: 4 },
  { edition: '2026', level: 'standard', players: 5 },
];

/** Plays a random game; `each` sees every decision. */
const playThrough = (options: object, seed: string, each: (before: State, after: State, effects: Effect[]) => void) => {
  const dice = random(seed);
  let state = quebec.setup(unwrap(quebec.options.parse(options)), seed);
  for (let [seat] = quebec.actors(state); seat !== undefined; [seat] = quebec.actors(state)) {
    const effects: Effect[] = [];
    const after = quebec.apply(state, seat, dice.pick(quebec.moves(state, seat)), effect => effects.push(effect));
    each(state, after, effects);
    state = after;
  }
  return state;
};

const gains = (seats: number, effects: readonly Effect[], sources: readonly string[]): number[] =>
  range(seats).map(seat =>
    sum(
      effects.map(effect =>
        effect.kind === 'points' && effect.seat === seat && sources.includes(effect.source) ? effect.points : 0,
      ),
    ),
  );

/** The zones as they stood before a scoring, from what it tells: without those who came from the previous zone. */
const zonesBefore = (seats: number, effects: readonly Effect[]): ByZone<number[]> => {
  const zones = byKey(ZONES, () => range(seats).map(() => 0));
  const add = (zone: Zone, seat: number, workers: number) => {
    zones[zone][seat] = nth(zones[zone], seat) + workers;
  };
  for (const effect of effects) {
    if (effect.kind === 'zone') for (const [seat, workers] of effect.workers.entries()) add(effect.zone, seat, workers);
    if (effect.kind === 'conscript') add(effect.zone, effect.seat, effect.workers);
    if (effect.kind === 'cascade' && effect.to !== 'active') add(effect.to, effect.seat, -effect.workers);
  }
  return zones;
};

/** What people would count at the end, the buildings as the tokens on the board have them. */
const countedIn = (state: State): Counted[] =>
  countedOnBoard(
    state.variant,
    state.sites.map(({ token }) => token),
    state.players.map(({ active }, seat) => ({
      onSites: sum(state.sites.map(({ stages }, space) => costAt(space) * stages.filter(by => by === seat).length)),
      active,
      main: [0, 0, 0],
      others: 0,
    })),
  );

describe.each(VARIANTS)('a score sheet of $edition, $level, $players players', options => {
  it('scores centuries and the end as the rules do', () => {
    let centuries = 0;
    const over = playThrough(options, `sheet ${options.players}`, ({ century, events, variant }, _after, effects) => {
      const ends = effects.findIndex(({ kind }) => kind === 'century-ends');
      if (ends < 0) return;
      centuries++;
      const scoring = effects.slice(ends);
      const zones = zonesBefore(options.players, scoring);
      const line = { kind: 'century', century, event: events?.current ?? null, zones } as const;
      const expected = gains(options.players, scoring, ['zones', 'bonus']);
      const { points, zones: steps } = scoreOfCentury(variant, line);
      const first = scoring.findIndex(({ kind }) => kind === 'zone');
      const fromEvents = gains(options.players, scoring.slice(0, Math.max(0, first)), ['events']);
      expect(points).toEqual(expected.map((gained, seat) => gained + (fromEvents[seat] ?? 0)));
      expect(pointsOf(variant, options.players, line)).toEqual(points);
      const inSteps = range(options.players).map(seat =>
        sum(steps.map(({ workers, bonus }) => nth(workers, seat) + (bonus[seat] ?? 0))),
      );
      expect(inSteps).toEqual(expected);
    });
    expect(centuries).toBe(4);
    const { variant } = over;
    const final = finalPoints({ ...over, over: false }, RULES[variant].buildingScoring);
    expect(countedIn(over).map(counted => countedPoints(counted))).toEqual(
      final.map(({ unfinished, active, buildings }) => ({
        unfinished,
        active,
        buildings,
        total: unfinished + active + buildings,
      })),
    );
  });
});

it('a sheet goes through four centuries to the final scoring', () => {
  const century = (at: 1 | 2 | 3 | 4) => ({ kind: 'century', century: at, event: null, zones: {} as never }) as const;
  const extra = { kind: 'points', seat: 0, points: 3 } as const;
  const lines = [century(1), extra, century(2), century(3), century(4)];
  expect(range(6).map(have => nextOf({ lines: lines.slice(0, have) }))).toEqual([1, 2, 2, 3, 4, 'final']);
  expect(nextOf({ lines: [...lines, { kind: 'final', counted: [] }] })).toBe('over');
  expect(pointsOf('2011-complete', 3, extra)).toEqual([3, 0, 0]);
});
