import type { Game, Seat, Variant } from '@cap-diamant/kernel';
import type { Dice } from './dice.ts';

/** A decision from a random game: the seat and its move. */
export interface Sample {
  readonly state: unknown;
  readonly seat: Seat;
  readonly move: unknown;
}

/** Every decision of one random game. */
export const decisionsOf = (game: Game, { options }: Variant<unknown>, seed: string, dice: Dice): Sample[] => {
  const samples: Sample[] = [];
  let state = game.setup(options, seed);
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[dice.below(actors.length)] as Seat;
    const moves = game.moves(state, seat);
    const move = moves[dice.below(moves.length)];
    samples.push({ state, seat, move });
    state = game.apply(state, seat, move);
  }
  return samples;
};
