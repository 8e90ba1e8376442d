import { nth } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { nouvelleFrance } from '../game.ts';
import type { State } from '../state/state.ts';
import { asked, play, scene } from '../testing/script.ts';

const { formatPosition, parsePosition } = nouvelleFrance.notation;

const L0 = 'place L0 church A 0,2,0 0,3,0 0,4,0 0,5,0 0,2,1';
const begun = (): State =>
  play(scene({ visible: ['L', 'W'], deck: ['Z', 'V', 'V'] }), 'draw', L0, 'pass', '1: pass', 'end');

/** A position as a program may have changed it. */
const changed = (state: State, change: (position: Record<string, unknown>) => void): unknown => {
  const position = JSON.parse(JSON.stringify(formatPosition(state))) as Record<string, unknown>;
  change(position);
  return position;
};

const fault = (state: State, change: (position: never) => void): string => {
  const parsed = parsePosition(changed(state, change as (position: Record<string, unknown>) => void));
  return parsed.ok ? '' : parsed.error.message;
};

interface Loose {
  [key: string]: unknown;
  placed: { piece: string; seat: number; site: string; grid: string; cells: number[][] }[];
  players: { score: number; bonus: string[]; ready: string[]; usedThisPhase: number }[];
  sticks: Record<string, string[]>;
  characters: Record<string, number | null>;
  colours: string[];
  visible: string[];
  deck: string[];
  discards: string[];
  pending: { owed: Record<string, unknown>[]; seen: number[] };
}

describe('impossible positions', () => {
  it.each<[string, (position: Loose) => void, RegExp]>([
    ['another game', p => Object.assign(p, { game: 'quebec' }), /"game"/],
    ['a key too many', p => Object.assign(p, { wind: 1 }), /wind/],
    ['a key missing', p => Reflect.deleteProperty(p, 'deck'), /deck/],
    ['a fourth snowfall', p => Object.assign(p, { snow: 4 }), /"snow"/],
    ['a negative number', p => Object.assign(p, { snow: -1 }), /"snow"/],
    ['half a point', p => Object.assign(nth(p.players, 0), { score: 0.5 }), /"players.0.score"/],
    ['an end without snow', p => Object.assign(p, { over: true }), /"over" is true with snow 0/],
    ['a stranger to move', p => Object.assign(p, { turn: 2 }), /seat 2 is named, but the seats are 0 to 1/],
    ['a colour twice', p => p.colours.splice(0, 1, 'blue'), /names a colour twice/],
    ['a player too many', p => p.players.push(nth(p.players, 0)), /2 colours, but 3 players/],
    ['one player alone', p => p.colours.pop(), /"colours"/],
    ['equal sticks', p => Object.assign(p.sticks, { church: p.sticks.mill }), /cannot be dealt/],
    ['a card too many', p => p.discards.push('T'), /there are 4 cards "T", but .* have 5/],
    ['a snowflake lost', p => p.deck.splice(p.deck.indexOf('snow'), 1), /there must be 3 cards "snow" .*, not 2/],
    ['a snowflake too many', p => p.deck.push('snow'), /there must be 3 cards "snow" in the deck with snow 0, not 4/],
    ['a snowflake thrown away', p => p.discards.push('snow'), /"snow" lies neither/],
    ['an unknown card', p => p.deck.push('Q'), /"Q" is not a card/],
    ['too few visible cards', p => p.discards.push(p.visible.pop() ?? ''), /2 cards must be visible/],
    ['an unknown piece', p => Object.assign(nth(p.placed, 0), { piece: 'L9' }), /"placed.0": there is no piece "L9"/],
    [
      'a piece twice',
      p =>
        p.placed.push({
          ...nth(p.placed, 0),
          site: 'church',
          cells: [
            [4, 2, 0],
            [4, 3, 0],
            [4, 4, 0],
            [4, 5, 0],
            [4, 2, 1],
          ],
        }),
      /piece L0 is placed twice/,
    ],
    [
      'overlapping cubes',
      p => p.placed.push({ ...nth(p.placed, 0), piece: 'L1' }),
      /"placed.1": L1 cannot stand there \(overlap\)/,
    ],
    [
      'a floating piece',
      p => Object.assign(nth(p.placed, 0), { cells: nth(p.placed, 0).cells.map(([x, y, z = 0]) => [x, y, z + 1]) }),
      /floating/,
    ],
    ['an unknown grid', p => Object.assign(nth(p.placed, 0), { grid: 'B' }), /\(site\)/],
    ['an unknown site', p => Object.assign(nth(p.placed, 0), { site: 'chapel' }), /"placed.0.site"/],
    [
      'a stake before snow',
      p =>
        p.placed.push({
          piece: 'stake',
          seat: 0,
          site: 'mill',
          grid: 'A',
          cells: [
            [1, 0, 0],
            [2, 0, 0],
          ],
        }),
      /stake cannot be placed before snowfall 1/,
    ],
    [
      'a placed beam still owned',
      p =>
        p.placed.push({
          piece: 'beam',
          seat: 0,
          site: 'mill',
          grid: 'A',
          cells: [
            [1, 0, 0],
            [2, 0, 0],
            [3, 0, 0],
          ],
        }),
      /"players.0": "bonus" can only list/,
    ],
    ['tokens out of order', p => nth(p.players, 0).ready.reverse(), /"ready" lists tokens once each/],
    ['a used token not counted', p => nth(p.players, 0).ready.pop(), /so "usedThisPhase" must be 1, not 0/],
    ['allies in a game without', p => Object.assign(p.options as object, { allies: 'none' }), /without allies/],
    ['a character of a visible site', p => Object.assign(p.characters, { mill: 0 }), /character of the mill/],
    ['nonsense pending', p => Object.assign(p, { pending: { owed: [{ kind: 'nap' }], seen: [] } }), /"pending.owed.0/],
    ['nothing pending', p => Object.assign(p, { pending: { owed: [], seen: [] } }), /"pending.owed"/],
    [
      'a look at the deck in a game without allies',
      p => {
        Object.assign(p, { pending: { owed: [{ kind: 'turn', fresh: false }], seen: [] } });
        Object.assign(p.options as object, { allies: 'none' });
        for (const player of p.players) Object.assign(player, { ready: [], usedThisPhase: 0 });
      },
      /must be null at the start of a turn/,
    ],
    [
      'the end of a turn in which nothing was placed',
      p => Object.assign(p, { placed: [], pending: { owed: [{ kind: 'after' }], seen: [] } }),
      /"after" comes after a placement/,
    ],
    ['a score beyond counting', p => Object.assign(nth(p.players, 0), { score: 2 ** 53 }), /"players.0.score"/],
    [
      'a strange stack',
      p => Object.assign(p, { pending: { owed: [{ kind: 'card' }, { kind: 'after' }], seen: [] } }),
      /never pending together/,
    ],
    [
      'a card decision without the card',
      p => Object.assign(p, { pending: { owed: [{ kind: 'card' }], seen: [] } }),
      /3 cards must be visible/,
    ],
    [
      'an order with a ready token',
      p =>
        Object.assign(p, {
          pending: {
            owed: [
              { kind: 'turn', fresh: false },
              { kind: 'order', cards: 3 },
            ],
            seen: [2, 2, 2],
          },
        }),
      /must be null at the start of a turn/,
    ],
    [
      'an order of too many cards',
      p => Object.assign(p, { pending: { owed: [{ kind: 'after' }, { kind: 'order', cards: 4 }], seen: [] } }),
      /top 3 cards, not 4/,
    ],
    [
      'strangers who have seen',
      p => Object.assign(p, { pending: { owed: [{ kind: 'after' }], seen: [4] } }),
      /do not play/,
    ],
  ])('%s', (_, change, message) => expect(fault(begun(), change as never)).toMatch(message));

  it.each<[string, (owed: Record<string, unknown>[]) => void, RegExp]>([
    ['other base points', owed => Object.assign(nth(owed, 1), { base: 5 }), /brings 2 base points, not 5/],
    ['another scorer', owed => Object.assign(nth(owed, 1), { scorer: 1 }), /not that of seat 1/],
    ['another card', owed => Object.assign(nth(owed, 1), { card: 'Z' }), /is L, not Z/],
    ['a window for nobody asked', owed => Object.assign(nth(owed, 1), { seats: [] }), /can be called by seats \[1\]/],
    ['a doubling by another', owed => Object.assign(nth(owed, 2), { seat: 1 }), /"fille" is asked of the scorer/],
  ])('a scoring with %s', (_, change, message) => {
    const scoring = play(
      scene({ visible: ['L', 'W'], deck: ['Z'] }),
      'draw',
      'place L0 church A 0,2,0 0,3,0 0,4,0 0,5,0 0,2,1',
    );
    expect(asked(scoring)).toBe('fille 0');
    expect(fault(scoring, ((p: Loose) => change(p.pending.owed)) as never)).toMatch(message);
  });

  it.each([null, [], 'x', 3, undefined, { game: 'nouvelle-france' }])('%j', json => {
    expect(parsePosition(json).ok).toBe(false);
  });
});

describe('a corner of a game', () => {
  it('without a piece for the card drawn: it can be claimed, so the game goes on', () => {
    const lying = (x: number, y: number): number[][] => [0, 1, 2, 3].map(step => [x + step, y, 0]).concat([[x, y, 1]]);
    const spots: [string, number, number][] = [
      ['redoubt', 0, 0],
      ['redoubt', 0, 4],
      ['mill', 1, 0],
      ['mill', 1, 5],
    ];
    const placed = spots.map(([site, x, y], at) => ({ piece: `L${at}`, seat: 0, site, grid: 'A', cells: lying(x, y) }));
    const position = changed(scene({ options: { cards: 1 } }), p =>
      Object.assign(p, { placed, deck: ['L', 'snow', 'snow', 'snow'], discards: [] }),
    );
    const parsed = parsePosition(position);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const drawn = play(parsed.value, 'draw');
    const [seat = -1] = nouvelleFrance.actors(drawn);
    expect(nouvelleFrance.moves(drawn, seat).map(nouvelleFrance.notation.formatMove)).toEqual(['claim L']);
  });
});
