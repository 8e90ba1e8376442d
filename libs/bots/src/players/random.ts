import { type Game, random, type Types } from '@cap-diamant/kernel';
import type { Player } from './player.ts';

/** Plays a random legal move. */
export const randomPlayer = <G extends Types>(game: Game<G>): Player<G> => ({
  consider({ view, seat, seed }) {
    const state = game.imagine(view, seed);
    const move = random(seed).pick(game.moves(state, seat));
    const scores = game.tally(state).scores.map(({ total }) => total ?? 0);
    const shares = scores.map(() => 1 / scores.length);
    const candidates = [{ move, visits: 1, scores, shares }];
    return {
      step: () => false,
      playouts: () => 0,
      isSettled: () => true,
      report: () => ({ move, candidates, line: [{ seat, move }], playouts: 0 }),
    };
  },
});
