import type { Emit, Game, Outcome, Payment, Seat, Tally, Turn, Variant } from '../game.ts';
import { nth } from '../list.ts';
import { random } from '../random.ts';
import { fail, ok, type Result } from '../result.ts';
import { same } from '../same.ts';
import { formatMove, parseMove, parsePosition } from './toy-game-text.ts';
import { BOTTLES, type Effect, type Move, type Options, type State } from './toy-game-types.ts';
import { imagine, type View, view } from './toy-game-view.ts';

export interface Toy {
  options: Options;
  state: State;
  move: Move;
  effect: Effect;
  view: View;
}

const DRAW: Move = { kind: 'draw' };
const REST: Move = { kind: 'rest' };
const VOTES: readonly Move[] = [
  { kind: 'vote', yes: true },
  { kind: 'vote', yes: false },
];
const STEPS: readonly Move[] = [
  { kind: 'step', by: 1 },
  { kind: 'step', by: 2 },
];

const variant = (players: number, rounds: number): Variant<Options> => ({
  name: rounds === 1 ? 'short' : 'long',
  players,
  options: { players, rounds },
});

const between = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const parseOptions = (given: unknown): Result<Options> => {
  if (typeof given !== 'object' || given === null) return fail('options are an object');
  const { players = 2, rounds = 2, ...unknown } = given as Record<string, unknown>;
  const [stranger] = Object.keys(unknown);
  if (stranger !== undefined) return fail(`unknown option "${stranger}"`);
  if (!between(players, 2, 3)) return fail('"players" is 2 or 3');
  return between(rounds, 1, 2) ? ok({ players, rounds }) : fail('"rounds" is 1 or 2');
};

const setup = ({ players, rounds }: Options, seed: string): State => ({
  players,
  rounds,
  round: 1,
  turn: 0,
  asked: 'turn',
  dark: random(seed).shuffle(Array.from({ length: BOTTLES }, (_, at) => at + 1)),
  drawn: [],
  peeked: [],
  votes: Array.from({ length: players }, () => null),
  ayes: null,
  scores: Array.from({ length: players }, () => 0),
  light: 0,
});

const actors = ({ asked, turn, votes }: State): readonly Seat[] => {
  if (asked === 'over') return [];
  return asked === 'vote' ? votes.flatMap((vote, seat) => (vote === null ? [seat] : [])) : [turn];
};

const moves = (state: State, seat: Seat): readonly Move[] => {
  if (!actors(state).includes(seat)) return [];
  const draw = state.dark.length > 0 ? [DRAW] : [];
  if (state.asked === 'vote') return VOTES;
  if (state.asked === 'rest') return [...draw, REST];
  const peek: Move[] = state.dark.length > 0 ? [{ kind: 'peek' }] : [];
  return [...draw, ...peek, ...STEPS];
};

const gain = (state: State, seat: Seat, points: number): State => ({
  ...state,
  scores: state.scores.map((score, at) => (at === seat ? score + points : score)),
});

const endTurn = (state: State): State =>
  state.turn + 1 < state.players
    ? { ...state, turn: state.turn + 1, asked: 'turn' }
    : { ...state, turn: 0, asked: 'vote' };

const draw = (state: State, seat: Seat, emit?: Emit<Effect>): State => {
  const [bottle = 0, ...dark] = state.dark;
  emit?.({ kind: 'drew', seat, bottle });
  const lit = { ...state, dark, drawn: [...state.drawn, bottle], peeked: [], light: state.light + 1 };
  return endTurn(gain(lit, seat, bottle));
};

const peek = (state: State, seat: Seat, emit?: Emit<Effect>): State => {
  emit?.({ kind: 'peeked', seat });
  emit?.({ kind: 'saw', bottle: nth(state.dark, 0) }, seat);
  const peeked = [...new Set([...state.peeked, seat])].sort();
  return { ...state, peeked, asked: 'rest', light: state.light + 1 };
};

const step = (state: State, seat: Seat, by: number, emit?: Emit<Effect>): State => {
  emit?.({ kind: 'stepped', seat, by });
  return { ...gain(state, seat, by), asked: 'rest' };
};

const vote = (state: State, seat: Seat, yes: boolean, emit?: Emit<Effect>): State => {
  const votes = state.votes.map((old, at) => (at === seat ? yes : old));
  if (votes.includes(null)) return { ...state, votes };
  const ayes = votes.filter(Boolean).length;
  const bonus = 2 * ayes > state.players ? 1 : 0;
  emit?.({ kind: 'counted', yes: ayes, points: votes.map(() => bonus) });
  const over = state.round === state.rounds;
  return {
    ...state,
    votes: votes.map(() => null),
    ayes,
    scores: state.scores.map(score => score + bonus),
    round: over ? state.round : state.round + 1,
    asked: over ? 'over' : 'turn',
    light: state.light + 1,
  };
};

const apply = (state: State, seat: Seat, move: Move, emit?: Emit<Effect>): State => {
  if (move.kind === 'draw') return draw(state, seat, emit);
  if (move.kind === 'peek') return peek(state, seat, emit);
  if (move.kind === 'step') return step(state, seat, move.by, emit);
  if (move.kind === 'vote') return vote(state, seat, move.yes, emit);
  return endTurn(state);
};

/**
 * Why a move is illegal: the game is over, another seat is to move, the move answers another question, or no bottle is
 * left.
 */
const refusal = (state: State, seat: Seat, move: Move): string | undefined => {
  const { kind } = move;
  if (moves(state, seat).some(legal => same(legal, move))) return undefined;
  if (state.asked === 'over') return 'over';
  if (!actors(state).includes(seat)) return 'not-asked';
  const bottles = kind === 'draw' || (kind === 'peek' && state.asked === 'turn');
  return state.asked !== 'vote' && bottles ? 'empty' : 'question';
};

const payments = (effect: Effect): readonly Payment[] => {
  if (effect.kind === 'drew') return [{ seat: effect.seat, points: effect.bottle }];
  if (effect.kind === 'stepped') return [{ seat: effect.seat, points: effect.by }];
  return effect.kind === 'counted' ? effect.points.map((points, seat) => ({ seat, points })) : [];
};

const outcome = ({ asked, scores }: State): Outcome | undefined => {
  if (asked !== 'over') return undefined;
  const ranking = scores.map(own => 1 + scores.filter(other => other > own).length);
  return { scores, ranking, winners: ranking.flatMap((place, seat) => (place === 1 ? [seat] : [])) };
};

const turn = (state: State): Turn => ({ seat: state.turn, fresh: state.asked === 'turn' });

const tally = (state: State): Tally => ({
  scores: state.scores.map(total => ({ total })),
  ifEndedNow: state.scores.map(() => ({ total: 0 })),
});

export const toyGame: Game<Toy> = {
  id: 'toy',
  rules: 2,
  options: {
    parse: parseOptions,
    variants: [variant(2, 1), variant(2, 2), variant(3, 1), variant(3, 2)],
    menu: { players: [2, 3], rounds: { from: 1, to: 2, default: 2 } },
  },
  setup,
  dealt: state => ({ first: state.turn }),
  seats: state => state.players,
  turn,
  actors,
  moves,
  apply,
  refusal,
  view,
  imagine,
  uncovered: state => state.light,
  tally,
  payments,
  outcome,
  notation: {
    formatMove,
    parseMove,
    formatPosition: state => ({ ...state }),
    parsePosition,
    formatView: seen => ({ ...seen }),
    formatEffect: effect => effect,
  },
};
