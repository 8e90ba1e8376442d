import { describe, expect, it } from 'vitest';
import { quebec } from '../index.ts';
import { LAYOUT } from '../testing/table.ts';

const parse = (given: unknown) => {
  const result = quebec.options.parse(given);
  return result.ok ? result.value : result.error.message;
};

describe('options left out take their defaults', () => {
  it('2011 complete, four players, a balanced layout, a random first player', () => {
    expect(parse({})).toEqual({
      edition: '2011',
      level: 'complete',
      players: 4,
      layout: 'balanced',
      first: 'random',
    });
  });

  it('2026 has its one level', () => {
    expect(parse({ edition: '2026' })).toEqual({
      edition: '2026',
      level: 'standard',
      players: 4,
      layout: 'balanced',
      first: 'random',
    });
  });

  it('what is given is kept', () => {
    const given = { edition: '2011', level: 'events', players: 2, layout: 'first-game', first: 1 };
    expect(parse(given)).toEqual(given);
    expect(parse({ layout: LAYOUT })).toMatchObject({ layout: LAYOUT });
  });
});

describe('editions, levels and players that exist (section 1)', () => {
  const all = ['2011 family', '2011 complete', '2011 events', '2026 standard'];

  it.each([
    [1, []],
    [2, ['2011 family', '2011 complete', '2011 events']],
    [3, all],
    [4, all],
    [5, all],
    [6, []],
  ])('with %i players: %j', (players, possible) => {
    const accepted = all.filter(variant => {
      const [edition, level] = variant.split(' ');
      return quebec.options.parse({ edition, level, players }).ok;
    });
    expect(accepted).toEqual(possible);
  });

  it('are what the tools go through', () => {
    expect(quebec.options.variants.map(({ name, players }) => `${name} ${players}`)).toEqual([
      ...[2, 3, 4, 5].map(players => `2011-family ${players}`),
      ...[2, 3, 4, 5].map(players => `2011-complete ${players}`),
      ...[2, 3, 4, 5].map(players => `2011-events ${players}`),
      ...[3, 4, 5].map(players => `2026-standard ${players}`),
    ]);
  });

  it('are told in the menu with their defaults', () => {
    expect(quebec.options.menu).toMatchObject({
      editions: [
        { edition: '2011', levels: [{ level: 'family' }, { level: 'complete' }, { level: 'events' }] },
        { edition: '2026', levels: [{ level: 'standard', players: [3, 4, 5] }] },
      ],
      players: [2, 3, 4, 5],
      options: { edition: { default: '2011' }, players: { default: 4 }, first: { default: 'random' } },
    });
  });
});

describe('a refusal names the fault and what would be right', () => {
  const { c9r0: _, ...incomplete } = LAYOUT;

  it.each<[unknown, RegExp, RegExp]>([
    [{ edition: '2012' }, /"2012"/, /"2011" \| "2026"/],
    [{ edition: 2011 }, /2011/, /"2011" \| "2026"/],
    [{ level: 'expert' }, /"expert"/, /"family" \| "complete" \| "events" \| "standard"/],
    [{ edition: '2026', level: 'family' }, /2026 .*"family"/, /only "standard"/],
    [{ edition: '2011', level: 'standard' }, /2011 .*"standard"/, /only "family", "complete", "events"/],
    [{ players: 6 }, /not 6/, /for 2, 3, 4, 5 players/],
    [{ players: 1 }, /not 1/, /for 2, 3, 4, 5 players/],
    [{ edition: '2026', players: 2 }, /not 2/, /2026 standard is for 3, 4, 5 players/],
    [{ players: '3' }, /"3"/, /"players".*number/],
    [{ first: 4 }, /not 4/, /a seat from 0 to 3 or "random"/],
    [{ players: 2, first: 2 }, /not 2/, /a seat from 0 to 1 or "random"/],
    [{ first: -1 }, /-1/, /"first".*>=0/],
    [{ first: 'me' }, /"me"/, /"random" \| number/],
    [{ layout: 'nice' }, /"nice"/, /"balanced" \| "random" \| "first-game"/],
    [{ layout: {} }, /no building is given for c9r0/, /all 44 are needed/],
    [{ layout: incomplete }, /no building is given for c9r0/, /all 44 are needed/],
    [{ layout: { ...LAYOUT, c1r1: 'seminary' } }, /no space "c1r1"/, /named like "c\d+r\d+"/],
    [{ layout: { ...LAYOUT, c9r0: LAYOUT.c5r2 } }, /belongs to religion, but c9r0 to economy/, /a space of its zone/],
    [null, /null/, /Object/],
    [3, /3/, /Object/],
    ['2011', /"2011"/, /Object/],
  ])('%j', (given, fault, remedy) => {
    const message = parse(given);
    expect(message).toMatch(fault);
    expect(message).toMatch(remedy);
  });
});

describe('a refusal names at least the fault', () => {
  it.each<[unknown, RegExp]>([
    [{ players: 2.5 }, /"players".*2\.5/],
    [{ layout: { ...LAYOUT, c9r0: 'igloo' } }, /no building "igloo" \(on c9r0\)/],
    [{ layout: { ...LAYOUT, c9r0: LAYOUT.c6r1 } }, new RegExp(`"${LAYOUT.c6r1}" lies both on c9r0 and on c6r1`)],
    [{ colour: 'red' }, /"colour"/],
  ])('%j', (given, fault) => {
    expect(parse(given)).toMatch(fault);
  });
});
