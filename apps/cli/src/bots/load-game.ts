import type { LoadGame } from '@cap-diamant/bots';
import { gameFrom } from '../games/registry.ts';
import { evaluationOf } from './open.ts';

/** The program's games, in the form bots need. */
export const loadBotGame: LoadGame = async source => {
  const game = await gameFrom(source);
  return { game, evaluation: () => evaluationOf(game) };
};
