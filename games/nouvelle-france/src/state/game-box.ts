import type { Game } from '@cap-diamant/kernel';
import type { Box } from '../geometry/box.ts';
import type { NouvelleFrance } from './types.ts';

const boxes = new WeakMap<Game<NouvelleFrance>, Box>();

export const bindBox = (game: Game<NouvelleFrance>, box: Box): void => void boxes.set(game, box);

/** The components a game is played with: code that handles its moves needs the same objects. */
export const boxOf = (game: Game<NouvelleFrance>): Box => {
  const box = boxes.get(game);
  if (box === undefined) throw new Error('this game was not made here');
  return box;
};
