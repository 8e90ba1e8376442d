import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examine, LAWS, type Law, randomTrial } from './conformance.ts';
import type { Game } from './game.ts';
import { ok } from './result.ts';
import { type State, type Toy, toyGame } from './testing/index.ts';

const long = { name: 'long', players: 3, options: { players: 3, rounds: 2 } };

const violationOf = (game: Game<Toy>, laws: readonly Law<Toy>[] = [], seeds = 20): string | undefined => {
  for (let seed = 0; seed < seeds; seed++) {
    const { violation } = examine(game, long, `mutant/${seed}`, randomTrial(`mutant/${seed}`, 1, laws));
    if (violation !== undefined) return violation.law;
  }
  return undefined;
};

const [actors, json, argument, texts, positions, imagined] = LAWS.map(({ name }) => name);

type Mutation = Partial<Game<Toy>>;
const notation = (change: Partial<Game<Toy>['notation']>): Mutation => ({
  notation: { ...toyGame.notation, ...change },
});

/** Each breaks one law and, as far as can be, no other. */
const MUTANTS: readonly (readonly [what: string, law: string | undefined, mutation: Mutation])[] = [
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

/** A game that draws its chance from a counter nobody sees. */
function unsteady(): Game<Toy>['apply'] {
  let calls = 0;
  return (s, seat, move, emit) => ({ ...toyGame.apply(s, seat, move, emit), light: s.light + (calls++ % 2) });
}

function changed(parsed: ReturnType<typeof toyGame.notation.parsePosition>, change: Partial<State>): typeof parsed {
  return parsed.ok ? ok({ ...parsed.value, ...change }) : parsed;
}

describe('the conformance suite', () => {
  it('finds nothing wrong with a game that keeps the laws', () => {
    expect(violationOf(toyGame, [], 100)).toBeUndefined();
  });

  it('has a mutant for every law', () => {
    const broken = new Set(MUTANTS.map(([, law]) => law));
    expect(LAWS.every(({ name }) => broken.has(name))).toBe(true);
  });

  it.each(MUTANTS)('finds %s', (_what, law, mutation) => {
    expect(violationOf({ ...toyGame, ...mutation })).toBe(law);
  });

  it('holds the game against laws of its own', () => {
    const modest: Law<Toy> = {
      name: 'nobody gets ten points',
      costly: false,
      broken: (_game, { after }) => (after.scores.some(score => score >= 10) ? `${after.scores}` : undefined),
    };
    expect(violationOf(toyGame, [modest])).toBe('nobody gets ten points');
  });

  it('looks at costly laws only every so often, and at the end', () => {
    let looks = 0;
    const counting: Law<Toy> = { name: 'counts', costly: true, broken: () => void looks++ };
    const { steps } = examine(toyGame, long, 's', randomTrial('s', 5, [counting]));
    expect(looks).toBe(Math.floor(steps / 5) + (steps % 5 === 0 ? 0 : 1));
  });

  it('hands over the game up to the fault', () => {
    const late: Law<Toy> = {
      name: 'no third step',
      costly: false,
      broken: (_game, { after }) => (after.light >= 3 ? 'there it is' : undefined),
    };
    const { violation, steps, final } = examine(toyGame, long, 's', randomTrial('s', 5, [late]));
    expect(violation).toMatchObject({
      law: 'no third step',
      complaint: 'there it is',
      record: { game: 'toy', seed: 's' },
    });
    expect(violation?.record.moves.length).toBe(steps);
    expect(final.light).toBe(3);
  });

  it('takes its choices from a property test, which can shrink them', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.constantFrom(...toyGame.options.variants), (picks, variant) => {
        let at = 0;
        const choose = (count: number): number => (picks[at++] ?? 0) % count;
        expect(examine(toyGame, variant, 'property', { choose, every: 3 }).violation).toBeUndefined();
      }),
      { numRuns: 50 },
    );
  });
});
