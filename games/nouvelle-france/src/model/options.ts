import { decode, fail, type OptionSheet, ok, type Seat, type Variant } from '@cap-diamant/kernel';
import * as v from 'valibot';
import { COLOURS, type Colour } from './vocabulary.ts';

const PLAYERS = [2, 3, 4] as const;
const CARDS = [3, 1] as const;
const ALLY_USES = ['phase', 'game', 'none'] as const;
const CLAIMS = ['assisted', 'table'] as const;

/** What stays the same for the whole game, and is part of every position. */
export interface House {
  /** Cards to choose from in a turn; 1 is the simplified version. */
  readonly cards: (typeof CARDS)[number];
  /** Ally tokens: once in each phase, once in the game, or not used. */
  readonly allies: (typeof ALLY_USES)[number];
  /** Impossible cards: detected by the program, or claimed at the table as in the printed rules. */
  readonly claims: (typeof CLAIMS)[number];
  readonly handicap: boolean;
}

export interface Options extends House {
  readonly players: (typeof PLAYERS)[number];
  readonly colours: readonly Colour[];
  readonly first: Seat | 'random';
}

export const HOUSE: House = { cards: 3, allies: 'phase', claims: 'assisted', handicap: false };

export const houseEntries = {
  cards: v.picklist(CARDS),
  allies: v.picklist(ALLY_USES),
  claims: v.picklist(CLAIMS),
  handicap: v.boolean(),
};

const known = ['players', 'colours', ...Object.keys(houseEntries), 'first'];

const Given = v.strictObject({
  players: v.optional(v.picklist(PLAYERS)),
  colours: v.optional(v.array(v.picklist(COLOURS))),
  cards: v.optional(houseEntries.cards, HOUSE.cards),
  allies: v.optional(houseEntries.allies, HOUSE.allies),
  claims: v.optional(houseEntries.claims, HOUSE.claims),
  handicap: v.optional(houseEntries.handicap, HOUSE.handicap),
  first: v.optional(
    v.union([v.literal('random'), v.pipe(v.number(), v.integer(), v.minValue(0))], 'expected a seat or "random"'),
    'random',
  ),
});

const withPlayers = (players: (typeof PLAYERS)[number], house: Partial<House> = {}): Options => ({
  players,
  colours: COLOURS.slice(0, players),
  ...HOUSE,
  ...house,
  first: 'random',
});

const VARIANTS = {
  standard: {},
  'one-card': { cards: 1 },
  'allies-once': { allies: 'game' },
  'no-allies': { allies: 'none' },
  'table-claims': { claims: 'table' },
  handicap: { handicap: true },
  simplified: { cards: 1, allies: 'none' },
} as const satisfies Record<string, Partial<House>>;
export type VariantName = keyof typeof VARIANTS;

const variants: Variant<Options>[] = Object.entries(VARIANTS).flatMap(([name, house]) =>
  PLAYERS.map(players => ({ name, players, options: withPlayers(players, house) })),
);

const PER_COUNT = { 2: 2, 3: 3, 4: 4 } as const;
const isCount = (count: number): count is keyof typeof PER_COUNT => count in PER_COUNT;

export const optionSheet: OptionSheet<Options> = {
  parse(given = {}) {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) {
      return fail('options must be an object, such as {"players":3}');
    }
    const unknown = Object.keys(given).find(key => !known.includes(key));
    if (unknown !== undefined) return fail(`options: unknown option "${unknown}"; known: ${known.join(', ')}`);
    const decoded = decode(Given, given, 'options');
    if (!decoded.ok) return decoded;
    const { colours, cards, allies, claims, handicap, first } = decoded.value;
    const players = decoded.value.players ?? colours?.length ?? 2;
    if (!isCount(players)) return fail(`options: ${players} colours, but 2 to 4 players can play`);
    if (colours && colours.length !== players) {
      return fail(`options: ${players} players need ${players} colours, not ${colours.length}`);
    }
    if (colours && new Set(colours).size !== players) {
      return fail(`options: "colours" names a colour twice: ${colours.join(', ')}`);
    }
    if (first !== 'random' && first >= players) {
      return fail(`options: "first" is seat ${first}, but the seats are 0 to ${players - 1}`);
    }
    return ok({ players, colours: colours ?? COLOURS.slice(0, players), cards, allies, claims, handicap, first });
  },
  variants,
  menu: {
    players: PLAYERS,
    options: {
      players: { values: PLAYERS, default: 2 },
      colours: { values: COLOURS, default: 'the first ones, one for each player' },
      cards: { values: CARDS, default: HOUSE.cards },
      allies: { values: ALLY_USES, default: HOUSE.allies },
      claims: { values: CLAIMS, default: HOUSE.claims },
      handicap: { values: [false, true], default: HOUSE.handicap },
      first: { values: ['random', 0, 1, 2, 3], default: 'random' },
    },
  },
};
