import type { Game, Types } from '@cap-diamant/kernel';
import type { Evaluation } from './evaluation.ts';
import { type Carelessness, greedyPlayer } from './greedy.ts';
import type { Player } from './player.ts';
import { searchPlayer } from './search/player.ts';
import type { Budget } from './think.ts';

/** From a gentle first opponent to one that strong players will not beat often. */
export const LEVELS = ['novice', 'easy', 'medium', 'strong', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** The lower levels look through their own turn and stray from what they see; the upper ones search ahead. */
const CARELESSNESS: { readonly [level in Level]?: Carelessness } = {
  novice: { points: 4, blunders: 12 },
  easy: { points: 1.8, blunders: 2 },
  medium: { points: 0.6, blunders: 0 },
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
    ? { player: greedyPlayer(game, learned, CARELESSNESS[level]), budget: { playouts: Number.POSITIVE_INFINITY } }
    : { player: searchPlayer(game, learned), budget: { playouts } };
};
