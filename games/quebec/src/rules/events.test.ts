import { describe, expect, it } from 'vitest';
import type { VariantId } from '../model/state.ts';
import type { EventId } from '../model/vocabulary.ts';
import { active, at, legal, only, passive, play, points, type Setting, site, table, tell } from '../testing/table.ts';

const WITH_EVENTS: readonly VariantId[] = ['2011-events', '2026-standard'];

describe.each(WITH_EVENTS)('the events of century II in %s (section 9)', variant => {
  const during = (current: EventId, more: Setting = {}) => table({ variant, century: 2, current, ...more });

  it('Seven Years’ War: taking a leader activates nobody', () => {
    const leaders = [null, 'cultural', 'economic'] as const;
    const after = play(during('1756-seven-years-war', { leaders }), 'lead political');
    expect([active(after)[0], passive(after)[0], after.players[0]?.leader]).toEqual([3, 22, 'political']);
  });

  it('Seven Years’ War: starting a site and the Citadelle leader are as ever', () => {
    const before = during('1756-seven-years-war', { leaders: [null, 'cultural'] });
    expect(active(play(before, 'start', 'put c13r6'))[0]).toBe(6);
    const led = play(before, 'lead citadelle');
    expect([led.zones.citadelle[0], active(led)[0]]).toEqual([3, 3]);
  });

  it('Plains of Abraham: after the Citadelle every player moves half, at most 5, on to Politics', () => {
    const zones = { citadelle: [12, 3, 1], politics: [1, 0, 0] };
    const told = tell(during('1759-plains-of-abraham', { zones, available: [] }), 'start');
    expect(only('zone', told).slice(0, 2)).toEqual([
      { kind: 'zone', zone: 'citadelle', workers: [12, 3, 1] },
      { kind: 'zone', zone: 'politics', workers: [6, 1, 0] },
    ]);
    // From Politics on only the majority moves.
    expect(only('cascade', told).map(({ seat, from, workers }) => [seat, from, workers])).toEqual([
      [0, 'citadelle', 5],
      [1, 'citadelle', 1],
      [0, 'politics', 3],
      [0, 'economy', 1],
    ]);
  });

  it('Royal Proclamation: no leader may be taken, though the cards are listed (fine print 6)', () => {
    const before = during('1763-royal-proclamation');
    expect(legal(before, 'lead')).toEqual([]);
    expect(before.leaders).toEqual(['political', 'economic', 'cultural', 'citadelle']);
  });

  it.each([
    [1, null],
    [2, { seat: 0, stars: 2 }],
    [3, { seat: 0, stars: 3 }],
  ])('Fortification: a building completed with %i stages gets the token %j', (stages, left) => {
    const sites = { c0r5: site(0, ...[1, 1, 1].slice(0, stages)) };
    const after = play(during('1775-fortification', { sites, leaders: ['cultural'] }), 'start');
    expect(at(after, 'c0r5').token).toEqual(left);
    expect(points(after, 'leader')[0]).toBe(left?.stars ?? 0);
    expect(after.zones.religion).toEqual([0, stages, 0]);
  });

  it('Fortification: applies to the neutral architect’s building at the end of the century', () => {
    const sites = { c0r5: site('neutral', 1) };
    const after = play(during('1775-fortification', { sites, leaders: ['economic'], available: [] }), 'start');
    expect([after.century, at(after, 'c0r5').token]).toEqual([3, null]);
  });
});

describe.each(WITH_EVENTS)('the events of century III in %s (section 9)', variant => {
  const during = (current: EventId, more: Setting = {}) => table({ variant, century: 3, current, ...more });
  const revealing = (event: EventId, more: Setting = {}) =>
    table({
      variant,
      century: 2,
      current: '1756-seven-years-war',
      coming: [event, '2001-summit'],
      available: [],
      ...more,
    });

  it.each<[EventId, number]>([
    ['1800-immigration', 4],
    ['1812-war', 2],
    ['1871-canals', 3],
  ])('%s: starting a site activates %i', (current, activated) => {
    const main = play(during(current), 'start', 'put c7r2');
    expect([active(main)[0], passive(main)[0]]).toEqual([3 + activated, 22 - activated]);
    const neutral = play(during(current, { leaders: ['economic'] }), 'start neutral', 'put c7r2');
    expect(active(neutral)[0]).toBe(3 + activated);
    const mansion = play(during(current, { sites: { c4r3: site(1) } }), 'stage c4r3', 'start', 'put c7r2');
    expect(active(mansion)[0]).toBe(1 + activated);
  });

  it.each<[EventId, number]>([
    ['1800-immigration', 4],
    ['1812-war', 2],
  ])('%s: applies to the start that ended century II, activating %i', (event, activated) => {
    const after = play(revealing(event), 'start', 'put c7r2');
    expect(active(after)[0]).toBe(3 + activated);
  });

  it('British immigration: is over for the start that ends century III', () => {
    const before = during('1800-immigration', { available: [], coming: ['2001-summit'] });
    expect(active(play(before, 'start', 'put c4r1'))[0]).toBe(6);
  });

  it.each([
    [
      [5, 20, 10],
      [3, 1, 2],
    ],
    [
      [10, 10, 5],
      [1, 1, 3],
    ],
    [
      [20, 10, 10, 5],
      [1, 2, 2, 4],
    ],
    [
      [0, 0, 0, 0, 0],
      [1, 1, 1, 1, 1],
    ],
    [
      [9, 8, 7, 6, 6],
      [1, 2, 3, 4, 4],
    ],
  ])('Provincial capital: with scores %j the players activate %j when it is revealed', (scores, ranks) => {
    const told = tell(revealing('1867-capital', { players: scores.length, scores }), 'start');
    expect(only('activate', told).map(({ workers }) => workers)).toEqual(ranks);
    expect(active(told.state)).toEqual(ranks.map(rank => 3 + rank));
  });

  it('Provincial capital: ranks by the scores after the zones of century II', () => {
    const zones = { religion: [0, 0, 8] };
    const after = play(revealing('1867-capital', { scores: [10, 5, 3], zones }), 'start');
    expect(active(after)).toEqual([5, 6, 8]); // ranks 2, 3, 1; seat 2 got 4 back from Religion
  });

  it('Provincial capital: acts before the interrupted turn’s put and activation (fine print 18)', () => {
    // Seat 0 has a single passive worker: it goes with the event, and none is left for the start.
    const sites = { c9r6: site(1, 0, 0, 0), c9r0: site(2, 0, 0, 0) };
    const before = revealing('1867-capital', { sites, active: [6], scores: [9] });
    expect(passive(before)[0]).toBe(1);
    const told = tell(before, 'start');
    expect([active(told.state)[0], passive(told.state)[0]]).toEqual([7, 0]);
    expect(only('activate', tell(told.state, 'put c7r2'))).toEqual([]);
  });

  it('Canals: after scoring at most 3 active workers each stay, the rest goes to the supply', () => {
    // Politics is the last zone of century III: 4 of seat 1's workers come back active, and leave again.
    const before = during('1871-canals', { available: [], active: [7, 1, 3], zones: { politics: [0, 8, 1] } });
    const told = tell(before, 'start');
    expect(active(told.state)).toEqual([3, 3, 3]);
    expect(passive(told.state)).toEqual([22, 22, 22]);
    expect(only('dismiss', told).map(({ seat, workers }) => [seat, workers])).toEqual([
      [0, 4],
      [1, 2],
    ]);
    expect(active(play(told.state, 'put c4r1'))[0]).toBe(6);
  });

  it('Canals: are no limit during the century', () => {
    expect(active(play(during('1871-canals'), 'start', 'put c7r2'))[0]).toBe(6);
  });
});

describe.each(WITH_EVENTS)('the events of century IV in %s (section 9)', variant => {
  const end = (current: EventId, zones: NonNullable<Setting['zones']>) =>
    tell(table({ variant, century: 4, current, available: [], zones }), 'start');
  const cascades = (told: ReturnType<typeof end>) =>
    only('cascade', told).map(({ seat, from, to, workers }) => [seat, from, to, workers]);

  it('Conscription: before scoring workers leave every zone where their owner has only 1 or 2 (fine print 18)', () => {
    const told = end('1917-conscription', { culture: [1, 2, 3], religion: [4, 2], economy: [0, 1], citadelle: [2] });
    expect(
      only('conscript', told)
        .map(({ seat, zone, workers }) => `${seat} ${zone} ${workers}`)
        .sort(),
    ).toEqual(['0 citadelle 2', '0 culture 1', '1 culture 2', '1 economy 1', '1 religion 2']);
    expect([active(told.state)[1], passive(told.state)[1]]).toEqual([3, 22]);
    expect(points(told.state, 'zones')).toEqual([4 + 2 + 1, 0, 3 + 1]);
  });

  it('Winter Carnival: 5 VP before scoring to each player with a worker in all five zones', () => {
    const zones = {
      religion: [1, 1, 9],
      politics: [1, 2, 1],
      economy: [1, 1, 1],
      culture: [1, 1, 0],
      citadelle: [1, 0, 1],
    };
    expect(points(end('1955-carnival', zones).state, 'events')).toEqual([5, 0, 0]);
  });

  it('Winter Carnival: pays several players', () => {
    const zones = { religion: [1, 1], politics: [1, 1], economy: [1, 1], culture: [1, 1], citadelle: [1, 1] };
    expect(points(end('1955-carnival', zones).state, 'events').slice(0, 2)).toEqual([5, 5]);
  });

  it('Summit of the Americas: cascading into a zone needs a worker already there', () => {
    const told = end('2001-summit', { citadelle: [4, 3], culture: [1, 6], religion: [0, 0, 2] });
    // Seat 0 reaches Culture; seat 1 has its majority, but nobody in Religion; nobody cascades in its stead.
    expect(cascades(told)).toEqual([[0, 'citadelle', 'culture', 2]]);
    expect(points(told.state, 'zones')).toEqual([4 + 3, 3 + 6, 2]);
  });

  it('Summit of the Americas: others tied for the majority still cascade', () => {
    const told = end('2001-summit', { culture: [4, 4, 4], religion: [1, 0, 1], politics: [0, 0, 0] });
    expect(cascades(told)).toEqual([
      [0, 'culture', 'religion', 2],
      [2, 'culture', 'religion', 2],
    ]);
  });

  it('Summit of the Americas: the last step, onto the own board, is free (ruling, fine print 8)', () => {
    expect(cascades(end('2001-summit', { economy: [0, 6] }))).toEqual([[1, 'economy', 'active', 3]]);
  });

  it('400th anniversary: only players in each of the 4 coloured zones when scoring begins may cascade', () => {
    const zones = {
      citadelle: [4, 4, 4],
      culture: [1, 1, 1],
      religion: [1, 1, 0],
      politics: [1, 1, 9],
      economy: [1, 1, 1],
    };
    expect(cascades(end('2008-anniversary', zones))).toEqual([
      [0, 'citadelle', 'culture', 2],
      [1, 'citadelle', 'culture', 2],
      [0, 'culture', 'religion', 1],
      [1, 'culture', 'religion', 1],
      [0, 'religion', 'politics', 1],
      [1, 'religion', 'politics', 1],
    ]);
  });

  it('400th anniversary: if it stops the majority, nobody cascades in that player’s stead', () => {
    const zones = { culture: [1, 8], religion: [1], politics: [1], economy: [1] };
    expect(cascades(end('2008-anniversary', zones))).toEqual([]);
  });

  it('400th anniversary: forbids the last step, too (fine print 8)', () => {
    expect(cascades(end('2008-anniversary', { economy: [0, 6] }))).toEqual([]);
    const zones = { culture: [0, 1], religion: [0, 1], politics: [0, 1], economy: [0, 6] };
    expect(cascades(end('2008-anniversary', zones))).toEqual([[1, 'economy', 'active', 3]]);
  });
});
