import type { Game, Seat } from '../../game.ts';
import { type State, type Toy, toyGame } from '../../testing/index.ts';
import { SECRECY_LAWS } from '../secrecy-laws.ts';
import { type Mutant, notation } from './basic-mutants.ts';

const [uncovered, seed, worlds, alone, hidden] = SECRECY_LAWS.map(({ name }) => name);

type View = Toy['view'];

/** Everything of the state that views should not contain, beside the honest view. */
interface Leaking extends View {
  readonly order?: readonly number[];
  readonly seed?: string;
}

/** States with the seed they came from, which positions leave out. */
const seeded: Mutant[2] = {
  setup: (options, from) => ({ ...toyGame.setup(options, from), seed: from }) as State,
  view: (s, seat): Leaking => ({ ...toyGame.view(s, seat), seed: (s as { seed?: string }).seed ?? '' }),
  ...notation({ formatPosition: s => toyGame.notation.formatPosition(withoutSeed(s)) }),
};

const withoutSeed = (s: State): State => {
  const { seed: _seed, ...rest } = s as State & { seed?: string };
  return rest;
};

/** The order of the bottles in every view, and worlds that keep to it. */
const ordered: Mutant[2] = {
  view: (s, seat): Leaking => ({ ...toyGame.view(s, seat), order: s.dark }),
  imagine: (v, from) => {
    const { order = [], ...view } = v as Leaking;
    return { ...toyGame.imagine(view, from), dark: order };
  },
};

/** Views that are the state, for one viewer only. */
const seesAll = (viewer: Seat | undefined): Mutant[2] => ({
  view: (s, seat) => (seat === viewer ? (s as unknown as View) : toyGame.view(s, seat)),
  imagine: (v, from) => ('dark' in v && Array.isArray(v.dark) ? (v as unknown as State) : toyGame.imagine(v, from)),
});

/** Each leaks something secret to somebody. */
export const SECRECY_MUTANTS: readonly Mutant[] = [
  [
    'a count of revealed information that falls',
    uncovered,
    { uncovered: s => (s.asked === 'rest' && s.peeked.length === 0 ? 0 : s.light) },
  ],
  ['a view with the seed', seed, seeded],
  [
    'a view that is the state',
    hidden,
    { view: s => s as unknown as View, imagine: v => v as unknown as State } satisfies Partial<Game<Toy>>,
  ],
  ['spectators who see the state', hidden, seesAll(undefined)],
  ['one seat that sees the state', hidden, seesAll(0)],
  ['a view with the order of the bottles', hidden, ordered],
  [
    'what one seat sees told to all',
    worlds,
    { apply: (s, seat, move, emit) => toyGame.apply(s, seat, move, emit && (effect => emit(effect))) },
  ],
  [
    'secret votes told to all',
    worlds,
    {
      apply: (s, seat, move, emit) => {
        const first = s.votes[0];
        if (move.kind === 'vote' && first === true) emit?.({ kind: 'peeked', seat });
        return toyGame.apply(s, seat, move, emit);
      },
    },
  ],
  [
    'a refusal that depends on a hidden bottle',
    worlds,
    {
      refusal: (s, seat, move) => {
        const reason = toyGame.refusal(s, seat, move);
        return reason === undefined ? undefined : `${reason}, ${s.dark[0]}`;
      },
    },
  ],
  [
    'a view of what another seat was told alone',
    alone,
    {
      view: (s, seat) => ({ ...toyGame.view(s, seat), next: s.peeked.length > 0 ? (s.dark[0] ?? null) : null }),
    },
  ],
];
