import { nth, range, unwrap } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { quebec } from '../index.ts';
import { colourAt, DISTRICTS, districtAt } from '../model/board.ts';
import { tileOf } from '../model/buildings.ts';
import type { State } from '../model/state.ts';
import { COLOURED, type EventId, type Leader } from '../model/vocabulary.ts';
import { active, LAYOUT, passive, scores, where } from '../testing/table.ts';

const begin = (given: unknown, seed = 'seed'): State => quebec.setup(unwrap(quebec.options.parse(given)), seed);
const buildings = (state: State) => state.sites.map(({ building }) => building);
const seeds = range(40).map(n => `seed ${n}`);

/** The centuries around each district are all different. */
const balanced = (state: State): boolean =>
  DISTRICTS.every(({ id }) => {
    const around = state.sites.filter((_, space) => districtAt(space) === id);
    return new Set(around.map(({ building }) => tileOf(building).century)).size === around.length;
  });

describe('set-up (section 2)', () => {
  it.each([
    [2, [3, 4], [22, 21]],
    [3, [3, 3, 3], [22, 22, 22]],
    [4, [3, 3, 3, 3], [19, 19, 19, 19]],
    [5, [3, 3, 3, 3, 3], [17, 17, 17, 17, 17]],
  ])('with %i players: active %j, passive %j', (players, activeEach, passiveEach) => {
    const state = begin({ players, first: 0 });
    expect([active(state), passive(state), scores(state)]).toEqual([activeEach, passiveEach, activeEach.map(() => 0)]);
  });

  it('with two players it is the second player who has 4 active, whoever begins', () => {
    expect(active(begin({ players: 2, first: 1 }))).toEqual([4, 3]);
  });

  it('has nobody in a zone and every architect in hand, the neutral one aside', () => {
    const state = begin({ players: 5 });
    expect(Object.values(state.zones)).toEqual(range(5).map(() => [0, 0, 0, 0, 0]));
    expect(range(5).map(seat => where(state, seat))).toEqual(['hand', 'hand', 'hand', 'hand', 'hand']);
    expect([where(state, 'neutral'), state.century, state.over]).toEqual(['aside', 1, false]);
  });

  it('has the 11 sites of century I available, all others waiting', () => {
    const state = begin({});
    const expected = buildings(state).map(id => (tileOf(id).century === 1 ? 'available' : 'waiting'));
    expect(state.sites.map(site => site.state)).toEqual(expected);
    expect(expected.filter(name => name === 'available').length).toBe(11);
  });

  it.each<[string, number, Leader[]]>([
    ['2011 family', 4, []],
    ['2011 complete', 2, ['political', 'economic', 'cultural', 'citadelle']],
    ['2011 complete', 3, ['political', 'economic', 'cultural', 'citadelle']],
    ['2011 complete', 4, ['religious', 'political', 'economic', 'cultural', 'citadelle']],
    ['2011 events', 5, ['religious', 'political', 'economic', 'cultural', 'citadelle']],
    ['2026 standard', 3, ['political', 'economic', 'cultural', 'citadelle']],
    ['2026 standard', 5, ['religious', 'political', 'economic', 'cultural', 'citadelle']],
  ])('%s with %i players has the leaders %j', (variant, players, leaders) => {
    const [edition, level] = variant.split(' ');
    expect(begin({ edition, level, players }).leaders).toEqual(leaders);
  });

  it('lets a random player begin, or the one that is named', () => {
    expect(new Set(seeds.map(seed => begin({ players: 5 }, seed).turn))).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(seeds.map(seed => begin({ players: 5, first: 3 }, seed).turn)).toEqual(seeds.map(() => 3));
  });

  it('falls out the same from the same seed, and differently from another', () => {
    const options = { edition: '2026', players: 3 };
    expect(begin(options, 'a')).toEqual(begin(options, 'a'));
    expect(buildings(begin(options, 'a'))).not.toEqual(buildings(begin(options, 'b')));
  });
});

describe('layouts (ruling of section 2)', () => {
  it.each(['balanced', 'random', 'first-game'])('“%s” lays every tile once, on a space of its colour', layout => {
    for (const seed of seeds.slice(0, 10)) {
      const laid = buildings(begin({ layout }, seed));
      expect(new Set(laid).size).toBe(44);
      expect(laid.map(id => tileOf(id).zone)).toEqual(laid.map((_, space) => colourAt(space)));
    }
  });

  it('“balanced”, the default, has tiles of different centuries around every district', () => {
    expect(seeds.filter(seed => !balanced(begin({}, seed)))).toEqual([]);
  });

  it('“balanced” is random: no space always has the same tile', () => {
    const laid = seeds.map(seed => buildings(begin({}, seed)));
    expect(range(44).filter(space => new Set(laid.map(layout => layout[space])).size === 1)).toEqual([]);
  });

  it('“random” is a plain shuffle: hardly ever balanced', () => {
    expect(seeds.filter(seed => balanced(begin({ layout: 'random' }, seed)))).toEqual([]);
    const laid = seeds.map(seed => buildings(begin({ layout: 'random' }, seed)));
    for (const zone of COLOURED) {
      const space = range(44).find(at => colourAt(at) === zone) ?? -1;
      expect(new Set(laid.map(layout => layout[space])).size).toBeGreaterThan(5);
    }
  });

  it('“first-game” is one fixed layout, balanced', () => {
    const laid = seeds.map(seed => buildings(begin({ layout: 'first-game' }, seed)).join());
    expect(new Set(laid).size).toBe(1);
    expect(balanced(begin({ layout: 'first-game' }))).toBe(true);
  });

  it('“custom” mirrors a table, balanced or not', () => {
    const state = begin({ layout: LAYOUT, first: 2 });
    expect(quebec.dealt(state)).toEqual({ layout: LAYOUT, first: 2 });
    const swapped = { ...LAYOUT, c5r2: LAYOUT.c8r3, c8r3: LAYOUT.c5r2 };
    expect(quebec.dealt(begin({ layout: swapped }))).toMatchObject({ layout: swapped });
  });
});

describe('events (section 2)', () => {
  const CENTURY: Readonly<Record<string, number>> = { 16: 1, 17: 2, 18: 3, 19: 4, 20: 4 };
  const centuryOf = (event: EventId) => CENTURY[event.slice(0, 2)];

  it.each([
    ['2011', 'family'],
    ['2011', 'complete'],
  ])('%s %s has none', (edition, level) => {
    expect(begin({ edition, level }).events).toBe(null);
  });

  it.each([
    ['2011', 'events'],
    ['2026', 'standard'],
  ])('%s %s draws one for each century, the first face up', (edition, level) => {
    const dealt = seeds.map(seed => begin({ edition, level }, seed).events);
    for (const events of dealt) {
      expect(events).toMatchObject({ firstScoredBy: [], current: null });
      expect([events?.first, ...(events?.coming ?? [])].map(id => id && centuryOf(id))).toEqual([1, 2, 3, 4]);
    }
    const seen = new Set(dealt.flatMap(events => [events?.first, ...(events?.coming ?? [])]));
    expect(seen.size).toBe(16);
  });

  it('hides the coming ones from every player and spectator (section 11)', () => {
    const state = begin({ edition: '2026', players: 3 });
    for (const viewer of [undefined, 0, 1, 2]) {
      const shown = quebec.notation.formatView(quebec.view(state, viewer));
      expect(shown).toMatchObject({ events: { first: state.events?.first, coming: ['hidden', 'hidden', 'hidden'] } });
      for (const event of state.events?.coming ?? []) expect(JSON.stringify(shown)).not.toContain(event);
    }
  });

  it('are the only secret: a view shows all the rest of the position', () => {
    const state = begin({ edition: '2026', players: 3 });
    const all = quebec.notation.formatPosition(state) as object;
    const seen = quebec.notation.formatView(quebec.view(state, 1)) as object;
    expect({ ...seen, events: null }).toEqual({ ...all, events: null });
  });

  it('do not follow from the layout: the same layout may come with any event', () => {
    const first = new Set(seeds.map(seed => begin({ edition: '2026', layout: 'first-game' }, seed).events?.first));
    expect(first.size).toBe(4);
    expect(nth([...first], 0)).toMatch(/^16/);
  });
});
