import type { Game, Types } from '@cap-diamant/kernel';
import type { Evaluation } from '../learning/evaluation.ts';
import { type ErrorModel, greedyPlayer } from '../players/greedy.ts';
import type { Player } from '../players/player.ts';
import type { Budget } from '../players/think.ts';
import { searchPlayer } from '../search/player.ts';
import type { Level } from './levels.ts';

/** The lower levels plan their own turn and make mistakes; the upper ones search ahead. */
const ERRORS: { readonly [level in Level]?: ErrorModel } = {
  novice: { noise: 4, blunders: 12 },
  easy: { noise: 1.8, blunders: 2 },
  medium: { noise: 0.6, blunders: 0 },
};

const PLAYOUTS: { readonly [level in Level]?: number } = { strong: 20, expert: 100 };

/** A player, and how long it thinks. */
export interface Opponent<G extends Types = Types> {
  readonly player: Player<G>;
  readonly budget: Budget;
}

export const opponentOf = <G extends Types>(game: Game<G>, { learned }: Evaluation<G>, level: Level): Opponent<G> => {
  const playouts = PLAYOUTS[level];
  return playouts === undefined
    ? { player: greedyPlayer(game, learned, ERRORS[level]), budget: { playouts: Number.POSITIVE_INFINITY } }
    : { player: searchPlayer(game, learned), budget: { playouts } };
};
