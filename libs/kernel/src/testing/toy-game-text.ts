import * as v from 'valibot';
import { decode } from '../decode.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Move, State } from './toy-game-types.ts';

export const formatMove = (move: Move): string => {
  if (move.kind === 'step') return `step ${move.by}`;
  if (move.kind === 'vote') return move.yes ? 'yes' : 'no';
  return move.kind;
};

const MOVES: ReadonlyMap<string, Move> = new Map(
  (
    [
      { kind: 'draw' },
      { kind: 'peek' },
      { kind: 'rest' },
      { kind: 'step', by: 1 },
      { kind: 'step', by: 2 },
      { kind: 'vote', yes: true },
      { kind: 'vote', yes: false },
    ] satisfies Move[]
  ).map(move => [formatMove(move), move]),
);

export const parseMove = (text: string): Result<Move> => {
  const move = MOVES.get(text);
  return move === undefined ? fail(`"${text}" is no move; moves are ${[...MOVES.keys()].join(', ')}`) : ok(move);
};

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Bottle = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9));

const Position = v.strictObject({
  players: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(3)),
  rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2)),
  round: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2)),
  turn: Count,
  asked: v.picklist(['turn', 'rest', 'vote', 'over']),
  dark: v.array(Bottle),
  drawn: v.array(Bottle),
  peeked: v.array(Count),
  votes: v.array(v.nullable(v.boolean())),
  ayes: v.nullable(Count),
  scores: v.array(Count),
  light: Count,
});

const coherent = (state: State): boolean =>
  [state.votes, state.scores].every(list => list.length === state.players) &&
  [state.turn, ...state.peeked].every(seat => seat < state.players) &&
  new Set([...state.dark, ...state.drawn]).size === 9 &&
  state.dark.length + state.drawn.length === 9 &&
  (state.asked !== 'vote' || state.votes.includes(null));

export const parsePosition = (json: unknown): Result<State> => {
  const decoded = decode(Position, json, 'position');
  if (!decoded.ok) return decoded;
  return coherent(decoded.value) ? decoded : fail('position: its parts do not fit together');
};
