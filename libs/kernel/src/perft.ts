import type { Game, Types } from './game.ts';
import { fail, ok, type Result } from './result.ts';

const MOST_NODES = 20_000_000;

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
        for (const move of moves) nodes += count(game.apply(at, seat, move), plies - 1);
      }
    }
    return nodes;
  };

  const nodes = count(state, depth);
  return left < 0 ? fail(`more than ${MOST_NODES} sequences of ${depth} moves: ask for a smaller depth`) : ok(nodes);
};
