import type { Emit } from '../../game.ts';
import { type Effect, toyGame } from '../../testing/index.ts';
import { EFFECT_LAWS } from '../effect-laws.ts';
import { REFUSAL_LAW } from '../refusal-law.ts';
import type { Mutant } from './basic-mutants.ts';

const [unchanged, paid] = EFFECT_LAWS.map(({ name }) => name);
const refused = REFUSAL_LAW.name;

type Counted = Extract<Effect, { readonly kind: 'counted' }>;

/** Emits the same list again and again, and keeps writing into it. */
const sharedList = (): Mutant[2] => {
  const points: number[] = [];
  const share = (emit: Emit<Effect>): Emit<Effect> => {
    return (effect, only) => {
      if (effect.kind === 'counted') points.splice(0, points.length, ...effect.points);
      emit(effect.kind === 'counted' ? { ...effect, points } : effect, only);
    };
  };
  return {
    apply: (s, seat, move, emit) => {
      if (move.kind === 'step') points.fill(0);
      return toyGame.apply(s, seat, move, emit && share(emit));
    },
  };
};

/** Changes an effect as soon as the move is over. */
const emptied: Mutant[2] = {
  apply: (s, seat, move, emit) => {
    const counted: Counted[] = [];
    const after = toyGame.apply(s, seat, move, (effect, only) => {
      if (effect.kind === 'counted') counted.push(effect);
      emit?.(effect, only);
    });
    for (const { points } of counted) (points as number[]).push(9);
    return after;
  },
};

/** Each reports wrong effects, or wrong reasons for refusals. */
export const EFFECT_MUTANTS: readonly Mutant[] = [
  ['an effect that changes right after it was emitted', unchanged, emptied],
  ['an effect that changes with a later move', unchanged, sharedList()],
  [
    'points that nobody is told of',
    paid,
    {
      apply: (s, seat, move, emit) => toyGame.apply(s, seat, move, effect => effect.kind !== 'drew' && emit?.(effect)),
    },
  ],
  [
    'points told of another seat',
    paid,
    { payments: effect => toyGame.payments(effect).map(({ seat, points }) => ({ seat: (seat + 1) % 3, points })) },
  ],
  [
    'points lost that nobody is told of',
    paid,
    {
      apply: (s, seat, move, emit) => {
        const after = toyGame.apply(s, seat, move, emit);
        return move.kind === 'rest' && (after.scores[0] ?? 0) > 0
          ? { ...after, scores: after.scores.map((score, at) => (at === 0 ? score - 1 : score)) }
          : after;
      },
    },
  ],
  ['a legal move that has a reason to be refused', refused, { refusal: () => 'no' }],
  ['moves refused without a reason', refused, { refusal: () => undefined }],
  [
    'moves without a reason at the end',
    refused,
    { refusal: (s, seat, move) => (s.asked === 'over' ? undefined : toyGame.refusal(s, seat, move)) },
  ],
  [
    'moves of others without a reason',
    refused,
    { refusal: (s, seat, move) => (toyGame.actors(s).includes(seat) ? toyGame.refusal(s, seat, move) : undefined) },
  ],
];
