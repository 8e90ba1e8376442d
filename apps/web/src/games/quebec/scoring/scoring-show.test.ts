import { nth, random, sum } from '@cap-diamant/kernel';
import { quebec } from '@cap-diamant/quebec';
import type { Effect } from '@cap-diamant/quebec/effects';
import { finalPoints, forecastZones, RULES } from '@cap-diamant/quebec/rules';
import { scoreOf } from '@cap-diamant/quebec/state';
import type { View } from '@cap-diamant/quebec/view';
import { describe, expect, it } from 'vitest';
import { differs, outlooks } from '../input/move-outlook.ts';
import { finalCountOf, totalsAt } from './final-count.ts';
import { showOf } from './scoring-show.ts';

interface Step {
  readonly before: View;
  readonly after: View;
  readonly effects: readonly Effect[];
}

const played = (options: object, seed: string): Step[] => {
  const parsed = quebec.options.parse(options);
  if (!parsed.ok) throw new Error(parsed.error.message);
  let state = quebec.setup(parsed.value, seed);
  const dice = random(seed);
  const steps: Step[] = [];
  for (let [seat] = quebec.actors(state); seat !== undefined; [seat] = quebec.actors(state)) {
    const effects: Effect[] = [];
    const next = quebec.apply(state, seat, dice.pick(quebec.moves(state, seat)), effect => effects.push(effect));
    steps.push({ before: quebec.view(state), after: quebec.view(next), effects });
    state = next;
  }
  return steps;
};

const GAMES = {
  family: played({ edition: '2011', level: 'family', players: 4 }, 'show'),
  complete: played({ edition: '2011', level: 'complete', players: 2 }, 'show'),
  2026: played({ edition: '2026', players: 3 }, 'show'),
};

describe.each(Object.entries(GAMES))('the scorings of a game, %s', (_name, steps) => {
  const shows = steps.flatMap(step => {
    const show = showOf(step.effects, step.before.century, step.before.players.length);
    return show === undefined ? [] : [{ step, show }];
  });

  it('are four, one per century', () => {
    expect(shows.map(({ show }) => show.century)).toEqual([1, 2, 3, 4]);
  });

  it('add up to the points that were scored', () => {
    for (const { step, show } of shows) {
      const gained = step.after.players.map((player, seat) => {
        const { points } = nth(step.before.players, seat);
        return player.points.zones - points.zones + player.points.bonus - points.bonus;
      });
      expect(show.totals).toEqual(gained);
    }
  });

  it('leave the final count and the winner for the finale', () => {
    const told = shows.flatMap(({ show }) => [...show.before, ...show.after]);
    expect(told.map(({ kind }) => kind)).toContain('century-begins');
    expect(told.map(({ kind }) => kind)).not.toContain('over');
    const sources = told.flatMap(effect => (effect.kind === 'points' ? effect.source : []));
    for (const counted of ['unfinished', 'active', 'buildings']) expect(sources).not.toContain(counted);
  });

  it('lead from the workers at the start to empty zones, without losing any', () => {
    for (const { show } of shows) {
      for (const [index, { zone, workers }] of show.steps.entries()) {
        expect(nth(show.snapshots, index)[zone]).toEqual(workers);
        expect(nth(show.snapshots, index + 1)[zone].every(n => n === 0)).toBe(true);
      }
      expect(Object.values(nth(show.snapshots, 0)).every(counts => counts.every(n => n >= 0))).toBe(true);
    }
  });
});

describe.each(Object.entries(GAMES))('the final count of a game, %s', (name, steps) => {
  const { after, effects } = nth(steps, steps.length - 1);
  const count = finalCountOf(after);
  const told = effects.slice(effects.findLastIndex(({ kind }) => kind === 'zone'));

  it('splits the points for buildings, where the main group counts more', () => {
    const buildings = count.rows.find(({ source }) => source === 'buildings')?.points;
    if (count.groups === undefined) expect(name).toBe('family');
    else expect(count.groups.map(({ main, others }) => main + others)).toEqual(buildings);
    expect(count.groups?.some(({ main }) => main === 0)).not.toBe(true);
  });

  it('tells the points of the effects, source by source', () => {
    for (const { source, points } of count.rows.filter(
      row => row.source === 'unfinished' || row.source === 'buildings',
    )) {
      const gained = points.map((_, seat) =>
        sum(told.map(one => (one.kind === 'points' && one.source === source && one.seat === seat ? one.points : 0))),
      );
      expect(points).toEqual(gained);
    }
  });

  it('ends with everybody’s score, and not a step earlier', () => {
    const scores = after.players.map(scoreOf);
    expect(totalsAt(count, count.steps.length)).toEqual(scores);
    expect(totalsAt(count, count.steps.length - 2)).not.toEqual(scores);
  });

  it('counts the buildings of the one who leads last', () => {
    const buildings = count.rows.length - 1;
    const seats = count.steps.filter(({ row }) => row === buildings).map(step => nth(step.seats, 0));
    const before = totalsAt(count, buildings - 1);
    expect(nth(before, nth(seats, seats.length - 1))).toBe(Math.max(...before));
    expect([...seats].sort()).toEqual([...after.players.keys()]);
  });
});

describe('the outlook of a move', () => {
  it('has no forecast for a century that the move ends', () => {
    const ends = GAMES[2026].filter(({ effects }) =>
      effects.some(({ kind }) => kind === 'century-begins' || kind === 'over'),
    );
    expect(ends.length).toBeGreaterThan(2);
    for (const { before, after } of ends)
      expect(outlooks(before, after).filter(row => differs(row.century))).toEqual([]);
  });

  it('is the difference of the views before and after', () => {
    for (const { before, after } of GAMES[2026].slice(0, 40)) {
      for (const { seat, points, active, century, buildings } of outlooks(before, after)) {
        expect(points).toEqual({
          before: scoreOf(nth(before.players, seat)),
          after: scoreOf(nth(after.players, seat)),
        });
        expect(active.after).toBe(nth(after.players, seat).active);
        expect(century.after).toBe(forecastZones(after).points[seat]);
        expect(buildings.after).toBe(finalPoints(after, RULES[after.variant].buildingScoring)[seat]?.buildings);
      }
    }
  });
});
