import type { Game, Seat, Types } from '../game.ts';
import { nth } from '../list.ts';
import { type Random, random } from '../random.ts';
import { type GameRecord, type Play, recordOf } from '../record.ts';

/** A random game with every state, and its record. */
export const randomGame = <G extends Types>(
  game: Game<G>,
  options: G['options'],
  seed: string,
  dice: Random = random(`${seed}/choices`),
): { readonly states: readonly G['state'][]; readonly record: GameRecord } => {
  const first = game.setup(options, seed);
  const states = [first];
  const plays: Play[] = [];
  let state = first;
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat: Seat = dice.pick(actors);
    const move = dice.pick(game.moves(state, seat));
    plays.push({ seat, move: game.notation.formatMove(move) });
    state = game.apply(state, seat, move);
    states.push(state);
  }
  return { states, record: recordOf(game, { options, seed }, nth(states, 0), plays) };
};
