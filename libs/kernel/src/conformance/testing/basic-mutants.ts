import type { Game } from '../../game.ts';
import { ok } from '../../result.ts';
import { type State, type Toy, toyGame } from '../../testing/index.ts';
import { BASIC_LAWS } from '../basic-laws.ts';

const [actors, json, argument, texts, positions, imagined] = BASIC_LAWS.map(({ name }) => name);

export type Mutation = Partial<Game<Toy>>;
/** What is wrong, the law it breaks, and the broken game. */
export type Mutant = readonly [what: string, law: string | undefined, mutation: Mutation];

export const notation = (change: Partial<Game<Toy>['notation']>): Mutation => ({
  notation: { ...toyGame.notation, ...change },
});

/** Each breaks one law and, if possible, no other. */
export const BASIC_MUTANTS: readonly Mutant[] = [
  [
    'an actor without moves',
    actors,
    { moves: (s, seat) => (s.asked === 'vote' && seat === 1 ? [] : toyGame.moves(s, seat)) },
  ],
  ['moves for somebody who is no actor', actors, { moves: s => toyGame.moves(s, toyGame.actors(s)[0] ?? 0) }],
  ['an outcome before the end', actors, { outcome: s => toyGame.outcome({ ...s, asked: 'over' }) }],
  ['no outcome at the end', actors, { outcome: () => undefined }],
  ['a Map in the state', json, { apply: (...played) => ({ ...toyGame.apply(...played), notes: new Map() }) as State }],
  [
    'a key that JSON drops',
    json,
    { apply: (...played) => ({ ...toyGame.apply(...played), note: undefined }) as State },
  ],
  [
    'an effect that is no data',
    json,
    {
      apply: (s, seat, move, emit) => {
        emit?.({ kind: 'stepped', seat, by: Number.NaN });
        return toyGame.apply(s, seat, move, emit);
      },
    },
  ],
  [
    'apply changing its argument',
    argument,
    {
      apply: (s, seat, move, emit) => {
        const after = toyGame.apply(s, seat, move, emit);
        (s as { light: number }).light += 1;
        return after;
      },
    },
  ],
  ['chance outside the state', argument, { apply: unsteady() }],
  [
    'two moves with one text',
    texts,
    notation({ formatMove: move => (move.kind === 'step' ? 'step 1' : toyGame.notation.formatMove(move)) }),
  ],
  [
    'a text that reads as another move',
    texts,
    notation({ parseMove: text => (text === 'peek' ? ok({ kind: 'rest' }) : toyGame.notation.parseMove(text)) }),
  ],
  ['a position its own parser refuses', positions, notation({ formatPosition: s => ({ ...s, round: 9 }) })],
  [
    'a position that reads as another',
    positions,
    notation({ parsePosition: json => changed(toyGame.notation.parsePosition(json), { light: 99 }) }),
  ],
  [
    'a position that forgets what is asked',
    positions,
    notation({
      formatPosition: ({ asked: _asked, ...rest }) => ({ ...rest }),
      parsePosition: json => ok({ ...(json as State), asked: 'over' }),
    }),
  ],
  [
    'a secret in a view',
    imagined,
    {
      view: (s, seat) => ({ ...toyGame.view(s, seat), next: s.dark[0] ?? null }),
      imagine: (v, seed) => toyGame.imagine({ ...v, next: null }, seed),
    },
  ],
  [
    'an imagined world of other actors',
    imagined,
    {
      imagine: (v, seed) => ({ ...toyGame.imagine(v, seed), asked: v.asked }),
      view: s => ({ ...toyGame.view(s), asked: 'over' }),
    },
  ],
  [
    'moves that tell a secret',
    imagined,
    { moves: (s, seat) => toyGame.moves(s, seat).filter(({ kind }) => kind !== 'peek' || (s.dark[0] ?? 0) > 4) },
  ],
  [
    'a game without end',
    'games end',
    { apply: (s, seat, move, emit) => ({ ...toyGame.apply(s, seat, move, emit), asked: 'turn', turn: 0 }) },
  ],
  [
    'options that do not survive their own parser',
    'a record replays',
    { options: { ...toyGame.options, parse: () => toyGame.options.parse({ players: 2 }) } },
  ],
];

/** A game whose randomness comes from a hidden counter. */
function unsteady(): Game<Toy>['apply'] {
  let calls = 0;
  return (s, seat, move, emit) => ({ ...toyGame.apply(s, seat, move, emit), light: s.light + (calls++ % 2) });
}

function changed(parsed: ReturnType<typeof toyGame.notation.parsePosition>, change: Partial<State>): typeof parsed {
  return parsed.ok ? ok({ ...parsed.value, ...change }) : parsed;
}
