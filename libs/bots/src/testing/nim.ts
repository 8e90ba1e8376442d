import { fail, type Game, ok, range, type Seat } from '@cap-diamant/kernel';
import type { Evaluator } from '../players/evaluator.ts';

/**
 * A heap of sticks for tests of looking ahead. A turn takes one to three of them, then keeps quiet or boasts, which
 * changes nothing; the player who takes the last one wins a point. With two players, leaving a multiple of four wins.
 */
export interface Nim {
  options: { readonly players: number; readonly sticks: number };
  state: State;
  move: string;
  effect: never;
  view: State;
}

interface State {
  readonly players: number;
  readonly sticks: number;
  readonly turn: Seat;
  /** The sticks are taken, the boast is still to come. */
  readonly taken: boolean;
  readonly winner: Seat | null;
}

const TAKES = ['take 1', 'take 2', 'take 3'];
const BOASTS = ['quiet', 'boast'];

const scores = ({ players, winner }: State): number[] => range(players).map(seat => (seat === winner ? 1 : 0));

const endTurn = (state: State): State =>
  state.sticks === 0
    ? { ...state, taken: false, winner: state.turn }
    : { ...state, taken: false, turn: (state.turn + 1) % state.players };

export const nim: Game<Nim> = {
  id: 'nim',
  rules: 1,
  options: {
    parse: () => ok({ players: 2, sticks: 9 }),
    variants: [2, 3].map(players => ({ name: 'plain', players, options: { players, sticks: 9 } })),
    menu: null,
  },
  setup: ({ players, sticks }) => ({ players, sticks, turn: 0, taken: false, winner: null }),
  dealt: () => ({}),
  seats: ({ players }) => players,
  turn: ({ turn, taken }) => ({ seat: turn, fresh: !taken }),
  actors: ({ turn, winner }) => (winner === null ? [turn] : []),
  moves: ({ sticks, taken, turn, winner }, seat) => {
    if (seat !== turn || winner !== null) return [];
    return taken ? BOASTS : TAKES.slice(0, sticks);
  },
  apply: (state, _seat, move) =>
    state.taken ? endTurn(state) : { ...state, sticks: state.sticks - Number(move.slice(5)), taken: true },
  refusal: (state, seat, move) => (nim.moves(state, seat).includes(move) ? undefined : 'question'),
  view: state => state,
  imagine: view => view,
  uncovered: () => 0,
  tally: state => ({
    scores: scores(state).map(total => ({ total })),
    ifEndedNow: scores(state).map(() => ({ total: 0 })),
  }),
  payments: () => [],
  outcome: state => {
    if (state.winner === null) return undefined;
    return { scores: scores(state), winners: [state.winner], ranking: scores(state).map(score => 2 - score) };
  },
  notation: {
    formatMove: move => move,
    parseMove: text => ([...TAKES, ...BOASTS].includes(text) ? ok(text) : fail(`no move "${text}"`)),
    formatPosition: state => ({ ...state }),
    parsePosition: () => fail('not for this game'),
    formatView: state => ({ ...state }),
    formatEffect: effect => effect,
  },
};

/** Knows who has won, and nothing before that. */
export const blank: Evaluator<Nim> = {
  judge: state => ({ scores: scores(state), spread: state.winner === null ? 1 : 0 }),
};
