import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { findMove, type Json, legalTexts, nth, type Seat, unwrap } from '@cap-diamant/kernel';
import { expect } from 'vitest';
import { quebec } from '../index.ts';
import { type State, scoreOf } from '../model/state.ts';
import { ZONES } from '../model/vocabulary.ts';

/** One decision of a game played by another implementation of the same rules, and the facts after it. */
interface OracleStep {
  readonly toMove: readonly Seat[];
  readonly legal: readonly string[];
  readonly move: string;
  readonly turn: Seat;
  readonly scores: readonly number[];
  readonly active: readonly number[];
  readonly passive: readonly number[];
  readonly zones: readonly (readonly number[])[];
  /** The whole position, if a century or the game ended. */
  readonly position?: Readonly<Record<string, Json>>;
}

export interface OracleGame {
  readonly players: number;
  readonly start: Json;
  readonly steps: readonly OracleStep[];
  readonly scores: readonly Readonly<Record<string, number>>[];
}

export const oracleFiles = (folder: URL): string[] => readdirSync(folder).filter(name => name.endsWith('.jsonl.gz'));

export const oracleGames = (file: URL): OracleGame[] =>
  gunzipSync(readFileSync(file))
    .toString('utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as OracleGame);

const counts = (state: State): Partial<OracleStep> => ({
  turn: state.turn,
  scores: state.players.map(scoreOf),
  active: state.players.map(({ active }) => active),
  passive: state.players.map(({ passive }) => passive),
  zones: ZONES.map(zone => state.zones[zone]),
});

const replayStep = (state: State, step: OracleStep): State => {
  expect(quebec.actors(state)).toEqual(step.toMove);
  const seat = nth(step.toMove, 0);
  expect(legalTexts(quebec, state, seat).sort()).toEqual(step.legal);
  const after = quebec.apply(state, seat, unwrap(findMove(quebec, state, seat, step.move)));
  expect(counts(after)).toEqual({
    turn: step.turn,
    scores: step.scores,
    active: step.active,
    passive: step.passive,
    zones: step.zones,
  });
  if (step.position !== undefined) {
    expect({ ...(quebec.notation.formatPosition(after) as object), pending: null }).toEqual({
      ...step.position,
      pending: null,
    });
  }
  return after;
};

/** Replays a game step by step and compares all recorded facts; returns the last state. */
const replayGame = (game: OracleGame): State => {
  let state = unwrap(quebec.notation.parsePosition(game.start));
  expect(quebec.notation.formatPosition(state)).toEqual(game.start);
  for (const [at, step] of game.steps.entries()) {
    try {
      state = replayStep(state, step);
    } catch (difference) {
      throw new Error(`differs at step ${at} ("${step.move}")`, { cause: difference });
    }
  }
  return state;
};

/** Replays a game to its end, and compares the final scores. */
export const expectSameGame = (game: OracleGame): void => {
  const end = replayGame(game);
  expect(quebec.actors(end)).toEqual([]);
  expect(quebec.tally(end).scores).toEqual(game.scores);
};
