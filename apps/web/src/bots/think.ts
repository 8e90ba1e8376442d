import { isGameId, loadGame } from '@cap-diamant/catalogue';
import { random } from '@cap-diamant/kernel';
import type { BotRequest } from './client.ts';

/** A bot's answer. Every level still picks any legal move of a world its view allows. */
export const think = async ({ game: id, view, seat, seed }: BotRequest): Promise<string> => {
  if (!isGameId(id)) throw new Error(`no game "${id}"`);
  const { game } = await loadGame(id);
  const world = game.imagine(view, seed);
  return game.notation.formatMove(random(seed).pick(game.moves(world, seat)));
};
