import {
  type Emit,
  type Fault,
  fail,
  findMove,
  legalMove,
  ok,
  type Result,
  type Seat,
  type Types,
} from '@cap-diamant/kernel';
import { freeze } from './freeze.ts';
import { afterEvent, type Emitted, type Match, outcomeOf, stateOf } from './match.ts';

const overFault = (text: string): Result<never> => fail(`"${text}" cannot be played: the game is over`);

/** Applies a move that is known to be legal. Its effects are frozen. */
const applied = <G extends Types>(match: Match<G>, seat: Seat, move: G['move'], text: string): Match<G> => {
  const effects: Emitted<G['effect']>[] = [];
  const emit: Emit<G['effect']> = (effect, only) =>
    effects.push(freeze(only === undefined ? { effect } : { effect, only }));
  const after = match.game.apply(stateOf(match), seat, move, emit);
  return afterEvent(match, { entries: [...match.entries, { seat, move: text, effects, after }] });
};

/** Plays a move if it is legal for the seat. */
export const play = <G extends Types>(match: Match<G>, seat: Seat, move: G['move']): Result<Match<G>> => {
  const text = match.game.notation.formatMove(move);
  if (outcomeOf(match) !== undefined) return overFault(text);
  const legal = legalMove(match.game, stateOf(match), seat, move);
  return legal.ok ? ok(applied(match, seat, legal.value, text)) : legal;
};

/** Plays a move given as text. */
export const playText = <G extends Types>(match: Match<G>, seat: Seat, text: string): Result<Match<G>> => {
  if (outcomeOf(match) !== undefined) return overFault(text);
  const move = findMove(match.game, stateOf(match), seat, text);
  return move.ok ? ok(applied(match, seat, move.value, text)) : move;
};

/** Why moves sent together cannot be played: `at` is the index of the first illegal one. */
export interface TurnFault extends Fault {
  readonly at: number;
}

/** Plays one of several decisions: given as a move, or as its text. */
type PlayOne<G extends Types, M> = (match: Match<G>, seat: Seat, move: M) => Result<Match<G>>;

const playAll = <G extends Types, M>(
  match: Match<G>,
  seat: Seat,
  moves: readonly M[],
  playOne: PlayOne<G, M>,
): Result<Match<G>, TurnFault> => {
  let after = match;
  for (const [at, move] of moves.entries()) {
    if (at > 0 && !mayFollow(match.game, stateOf(match), stateOf(after), seat)) {
      return { ok: false, error: { message: 'nothing can follow a reveal or the end of the turn', at } };
    }
    const played = playOne(after, seat, move);
    if (!played.ok) return { ok: false, error: { ...played.error, at } };
    after = played.value;
  }
  return ok({ ...after, revision: match.revision + 1 });
};

/**
 * Plays several decisions of one seat as one event, all or nothing. The player chose them without knowing what a reveal
 * or another seat's decision would bring, so nothing may follow either.
 */
export const playTurn = <G extends Types>(
  match: Match<G>,
  seat: Seat,
  moves: readonly G['move'][],
): Result<Match<G>, TurnFault> => playAll(match, seat, moves, play);

/** Plays several decisions given as text, as `playTurn` does. */
export const playTurnText = <G extends Types>(
  match: Match<G>,
  seat: Seat,
  texts: readonly string[],
): Result<Match<G>, TurnFault> => playAll(match, seat, texts, playText);

/** Whether a seat may add a decision to those it made since `before` without waiting for the referee. */
export const mayFollow = <G extends Types>(
  game: Match<G>['game'],
  before: G['state'],
  after: G['state'],
  seat: Seat,
): boolean => game.uncovered(after) === game.uncovered(before) && game.actors(after).includes(seat);
