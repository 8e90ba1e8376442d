import type { Game, Types } from './game.ts';
import { fail, ok, type Result } from './result.ts';

const MOST_NODES = 20_000_000;
/**
 * Playing a move takes about as long as counting this many. It is charged to the budget, as sequences that end early
 * count nothing.
 */
const PLAYED = 10;

/**
 * Counts the sequences of legal moves of a given length: a fingerprint of the rules.
 * The last ply is counted, not played.
 */
export const perft = <G extends Types>(game: Game<G>, state: G['state'], depth: number): Result<number> => {
  let left = MOST_NODES;

  const count = (at: G['state'], plies: number): number => {
    if (left < 0) return 0;
    if (plies === 0) return 1;
    let nodes = 0;
    for (const seat of game.actors(at)) {
      const moves = game.moves(at, seat);
      if (plies === 1) {
        nodes += moves.length;
        left -= moves.length;
      } else {
        left -= PLAYED * moves.length;
        for (const move of moves) nodes += count(game.apply(at, seat, move), plies - 1);
      }
    }
    return nodes;
  };

  const nodes = count(state, depth);
  return left < 0 ? fail(`too many sequences of ${depth} moves to count: ask for a smaller depth`) : ok(nodes);
};
