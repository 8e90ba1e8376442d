import type { LoadGame } from '@cap-diamant/bots';
import { gameFrom } from '../games/registry.ts';
import { evaluationOf } from './open.ts';

/** The games of the program, as its bots need them. */
export const loadBotGame: LoadGame = async source => {
  const game = await gameFrom(source);
  return { game, evaluation: () => evaluationOf(game) };
};
