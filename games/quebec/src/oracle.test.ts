import { existsSync } from 'node:fs';
import { findMove, legalTexts, nth, unwrap } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { quebec } from './index.ts';
import { type State, scoreOf } from './model/state.ts';
import { ZONES } from './model/vocabulary.ts';
import { type OracleGame, type OracleStep, oracleFiles, oracleGames } from './testing/oracle.ts';

// A few games travel with the sources; beside a full checkout of the specification all of them are replayed.
const OWN = new URL('../fixtures/oracle/', import.meta.url);
const ALL = new URL('../../../../shared/oracle/quebec/', import.meta.url);
const folder = existsSync(ALL) ? ALL : OWN;

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

describe.each(oracleFiles(folder))('games played by another implementation: %s', file => {
  it.each(oracleGames(new URL(file, folder)).map((game, index) => [index, game] as const))('game %i', (_, game) => {
    const end = replayGame(game);
    expect(quebec.actors(end)).toEqual([]);
    expect(quebec.tally(end).scores).toEqual(game.scores);
  });
});
