import type { Game, Seat, Variant } from '@cap-diamant/kernel';
import type { Dice } from './dice.ts';

/** Plays one random game to its end; returns the number of decisions. */
export const playGame = (game: Game, { options }: Variant<unknown>, seed: string, dice: Dice): number => {
  let state = game.setup(options, seed);
  let decisions = 0;
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[actors.length === 1 ? 0 : dice.below(actors.length)] as Seat;
    const moves = game.moves(state, seat);
    state = game.apply(state, seat, moves[dice.below(moves.length)]);
    decisions++;
  }
  return decisions;
};
