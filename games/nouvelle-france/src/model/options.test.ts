import { range, unwrap } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { nouvelleFrance } from '../game.ts';

const { parse, variants } = nouvelleFrance.options;
const fault = (given: unknown) => {
  const parsed = parse(given);
  return parsed.ok ? undefined : parsed.error.message;
};

describe('options', () => {
  it('fill in what is left out', () => {
    const standard = { cards: 3, allies: 'phase', claims: 'assisted', handicap: false, first: 'random' };
    expect(unwrap(parse({}))).toEqual({ players: 2, colours: ['brown', 'blue'], ...standard });
    expect(unwrap(parse({ players: 4 })).colours).toEqual(['brown', 'blue', 'red', 'yellow']);
    expect(unwrap(parse({ colours: ['red', 'brown', 'blue'] })).players).toBe(3);
  });

  it.each([
    [{ player: 3 }, /unknown option "player"; known: players, colours/],
    [{ players: 5 }, /"players".*2 \| 3 \| 4/],
    [{ players: '2' }, /"players"/],
    [{ colours: ['brown'] }, /1 colours, but 2 to 4/],
    [{ players: 3, colours: ['brown', 'red'] }, /3 players need 3 colours, not 2/],
    [{ colours: ['brown', 'brown'] }, /names a colour twice/],
    [{ colours: ['brown', 'green'] }, /"colours.1".*"brown"/],
    [{ cards: 2 }, /"cards"/],
    [{ allies: 'always' }, /"allies".*"phase" \| "game" \| "none"/],
    [{ claims: true }, /"claims"/],
    [{ handicap: 1 }, /"handicap"/],
    [{ first: 2 }, /"first" is seat 2, but the seats are 0 to 1/],
    [{ first: 'me' }, /"first": expected a seat or "random"/],
    [{ first: 0.5 }, /"first"/],
    [null, /options/],
    [[], /options/],
    ['x', /options/],
  ])('refuse %j', (given, message) => expect(fault(given)).toMatch(message));

  it('have variants that parse to themselves', () => {
    for (const { players, options } of variants) {
      expect(unwrap(parse(options))).toEqual(options);
      expect(options.players).toBe(players);
    }
    expect(new Set(variants.map(({ name, players }) => `${name} ${players}`)).size).toBe(variants.length);
  });
});

describe('set-up', () => {
  const at = (given: object, seed: string) => nouvelleFrance.setup(unwrap(parse(given)), seed);

  it('is the same for the same seed, and the deck does not depend on other options', () => {
    expect(at({}, 'a')).toEqual(at({}, 'a'));
    expect(at({}, 'a').deck).not.toEqual(at({}, 'b').deck);
    expect(at({ players: 4, allies: 'none' }, 'a').deck).toEqual(at({}, 'a').deck);
  });

  it('turns up two cards, or none with one card', () => {
    expect(at({}, 'a').visible).toHaveLength(2);
    expect(at({}, 'a').deck).toHaveLength(37);
    expect(at({ cards: 1 }, 'a').visible).toEqual([]);
    expect(at({ cards: 1 }, 'a').deck).toHaveLength(39);
  });

  it('deals each of the 12 arrangements of sticks and each first player', () => {
    const games = range(400).map(game => at({ players: 3 }, `deal/${game}`));
    const arrangements = new Set(games.map(({ sticks }) => JSON.stringify(sticks)));
    expect(arrangements.size).toBe(12);
    for (const { sticks } of games) {
      const faces = Object.values(sticks);
      for (const floor of [0, 1, 2]) expect(new Set(faces.map(stick => stick[floor])).size).toBe(3);
    }
    expect(new Set(games.map(({ turn }) => turn)).size).toBe(3);
  });

  it('gives the handicap by order of play', () => {
    const scores = (given: object) =>
      nouvelleFrance.tally(at({ handicap: true, ...given }, 'a')).scores.map(points => points.total);
    expect(scores({ first: 0 })).toEqual([0, 6]);
    expect(scores({ first: 1 })).toEqual([6, 0]);
    expect(scores({ players: 3, first: 2 })).toEqual([4, 7, 0]);
    expect(scores({ players: 4, first: 1 })).toEqual([8, 0, 2, 5]);
  });

  it('tells how it fell out, but not the deck', () => {
    const state = at({ first: 1 }, 'a');
    const { colours, sticks, visible } = state;
    expect(nouvelleFrance.dealt(state)).toEqual({ colours, sticks, visible, first: 1 });
  });
});
