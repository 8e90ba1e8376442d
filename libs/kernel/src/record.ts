import * as v from 'valibot';
import { decode } from './decode.ts';
import type { Emit, Game, Json, Seat, Types } from './game.ts';
import { findMove } from './legal.ts';
import { nth } from './list.ts';
import { fail, ok, type Result } from './result.ts';
import { same } from './same.ts';

/**
 * A whole game as data: how it began and every decision. State, log and statistics derive from it. The game's own
 * description of its set-up (`dealt`) is stored beside these fields and compared on replay.
 */
export interface GameRecord {
  readonly game: string;
  readonly rules: number;
  /** A game begins with options and a seed … */
  readonly options?: Json;
  readonly seed?: string;
  /** … or from a given position. */
  readonly position?: Json;
  /** `seats[i]` decided `moves[i]`. */
  readonly seats: readonly Seat[];
  readonly moves: readonly string[];
  /** Seats that resigned, in order. */
  readonly resigned?: readonly Seat[];
}

const Shape = v.looseObject({
  game: v.string(),
  rules: v.pipe(v.number(), v.integer(), v.minValue(1)),
  options: v.optional(v.unknown()),
  seed: v.optional(v.string()),
  position: v.optional(v.unknown()),
  seats: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
  moves: v.array(v.string()),
  resigned: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(0)))),
});

/** Reads a record from outside; games and moves are checked when it is replayed. */
export const parseRecord = (json: unknown): Result<GameRecord> => {
  const decoded = decode(Shape, json, 'record');
  if (!decoded.ok) return decoded;
  const record = decoded.value;
  if (record.seats.length !== record.moves.length) {
    return fail(
      `the record has ${record.moves.length} moves but ${record.seats.length} seats that made them: it is cut short`,
    );
  }
  if ((record.seed === undefined) === (record.position === undefined)) {
    return fail('a record begins either with "options" and "seed" or with "position"');
  }
  return ok(record as GameRecord);
};

/** How a record began, without its moves. */
export type Start = { readonly options: unknown; readonly seed: string } | { readonly position: unknown };

export const startOf = (record: GameRecord): Start =>
  record.seed === undefined ? { position: record.position } : { options: record.options ?? {}, seed: record.seed };

/** The first state of a game. */
export const begin = <G extends Types>(game: Game<G>, start: Start): Result<G['state']> => {
  if ('position' in start) return game.notation.parsePosition(start.position);
  const options = game.options.parse(start.options);
  return options.ok ? ok(game.setup(options.value, start.seed)) : options;
};

export const recordOf = <G extends Types>(
  game: Game<G>,
  start: Start,
  first: G['state'],
  plays: readonly Play[],
): GameRecord => ({
  game: game.id,
  rules: game.rules,
  ...(start as { readonly options: Json; readonly seed: string } | { readonly position: Json }),
  ...game.dealt(first),
  seats: plays.map(play => play.seat),
  moves: plays.map(play => play.move),
});

/** One decision as stored in a record. */
export interface Play {
  readonly seat: Seat;
  readonly move: string;
}

/** Where and why a record no longer replays. */
export interface Divergence {
  /** The number of moves that replayed. */
  readonly at: number;
  readonly message: string;
}

/** The first state of a record, if it can be played under these rules at all. */
export const reopen = <G extends Types>(game: Game<G>, record: GameRecord): Result<G['state']> => {
  if (record.game !== game.id) return fail(`this is a record of "${record.game}", not of "${game.id}"`);
  if (record.rules > game.rules) {
    return fail(`the record was written under rules ${record.rules}, newer than the ${game.rules} known here`);
  }
  const first = begin(game, startOf(record));
  if (!first.ok) return first;
  for (const [name, value] of Object.entries(game.dealt(first.value))) {
    const written = (record as unknown as Record<string, unknown>)[name];
    if (written !== undefined && !same(written, value)) {
      return fail(`"${name}" of the record is not what its seed gives under these rules`);
    }
  }
  return first;
};

/** Plays a record from its start and returns every state, the first one included. */
export const replay = <G extends Types>(
  game: Game<G>,
  record: GameRecord,
  emit?: Emit<G['effect']>,
): Result<readonly G['state'][], Divergence> => {
  const diverged = (at: number, message: string): Result<never, Divergence> => ({ ok: false, error: { at, message } });
  const first = reopen(game, record);
  if (!first.ok) return diverged(0, first.error.message);
  let state = first.value;
  const states = [state];
  for (const [at, text] of record.moves.entries()) {
    const seat = nth(record.seats, at);
    const move = findMove(game, state, seat, text);
    if (!move.ok) return diverged(at, `move ${at + 1}: ${move.error.message}`);
    state = game.apply(state, seat, move.value, emit);
    states.push(state);
  }
  return ok(states);
};
