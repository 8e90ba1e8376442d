import type { Game, Json, Seat, Types } from '../game.ts';
import { findMove } from '../legal.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Script } from './lesson.ts';

/** A move of a script that was played. */
export interface Played<G extends Types> {
  readonly seat: Seat;
  readonly move: G['move'];
}

/** What a script did. */
export interface Performance<G extends Types> {
  readonly state: G['state'];
  readonly played: readonly Played<G>[];
  /** In the game's notation, for patterns. */
  readonly effects: readonly Json[];
}

/** A move as a script says it, with its seat. */
export const cueText = (seat: Seat, move: string): string => `${seat}: ${move}`;

/** A move text with the seat that plays it: the one before a colon, or the first to decide. */
const cue = <G extends Types>(game: Game<G>, state: G['state'], text: string): readonly [Seat, string] => {
  const [, given, move = text] = /^(\d): (.*)$/.exec(text) ?? [];
  return [given === undefined ? (game.actors(state)[0] ?? 0) : Number(given), move];
};

const performOne = <G extends Types>(game: Game<G>, from: Performance<G>, text: string): Result<Performance<G>> => {
  const [seat, name] = cue(game, from.state, text);
  const move = findMove(game, from.state, seat, name);
  if (!move.ok) return move;
  const effects = [...from.effects];
  const state = game.apply(from.state, seat, move.value, effect => effects.push(game.notation.formatEffect(effect)));
  return ok({ state, played: [...from.played, { seat, move: move.value }], effects });
};

const performAll = <G extends Types>(
  game: Game<G>,
  from: Performance<G>,
  texts: readonly string[],
): Result<Performance<G>> => {
  let now = from;
  for (const text of texts) {
    const after = performOne(game, now, text);
    if (!after.ok) return after;
    now = after.value;
  }
  return ok(now);
};

/** The first alternative whose moves are all legal. */
const performLine = <G extends Types>(game: Game<G>, from: Performance<G>, line: string): Result<Performance<G>> => {
  let result: Result<Performance<G>> = fail(`"${line}" is empty`);
  for (const alternative of line.split(' | ')) {
    result = performAll(game, from, alternative.split('; '));
    if (result.ok) return result;
  }
  return result;
};

/** Plays a script from a state. */
export const perform = <G extends Types>(game: Game<G>, state: G['state'], script: Script): Result<Performance<G>> => {
  let now: Performance<G> = { state, played: [], effects: [] };
  for (const line of script) {
    const after = performLine(game, now, line);
    if (!after.ok) return after;
    now = after.value;
  }
  return ok(now);
};
