import { type Cast, castNamed, decide, isBot, type Question } from '@cap-diamant/bots';
import { isGameId, loadEvaluation } from '@cap-diamant/catalogue';
import type { Game } from '@cap-diamant/kernel';
import type { Bot } from './bot.ts';
import { OutsideBot } from './outside.ts';

/** What stands before the command line of a program that plays. */
const OUTSIDE = 'cmd:';

export const isOutside = (name: string): boolean => name.startsWith(OUTSIDE);

/** Whether a bot goes by this name. */
export const isBotName = (name: string): boolean =>
  isOutside(name) ? name.slice(OUTSIDE.length).trim() !== '' : isBot(name);

/** One of our own bots, ready to be asked on this thread. */
export const castBot = async (name: string, game: Game): Promise<Cast> => {
  const cast = await castNamed(name, game, async () => {
    if (!isGameId(game.id)) throw new Error(`nobody can judge positions of ${game.id}`);
    return loadEvaluation(game.id);
  });
  if (cast === undefined) throw new Error(`there is no bot "${name}"`);
  return cast;
};

const inHouse = (game: Game, { player, budget }: Cast): Bot => ({
  decide(question: Question) {
    const playouts = 'playouts' in budget ? budget.playouts : Number.POSITIVE_INFINITY;
    return game.notation.formatMove(decide(player.consider(question), playouts).move);
  },
  close: () => {},
});

/** A bot by its name; a program from outside has so many milliseconds for a decision. */
export const openBot = async (name: string, game: Game, limit: number): Promise<Bot> =>
  isOutside(name) ? new OutsideBot(game, name.slice(OUTSIDE.length), limit) : inHouse(game, await castBot(name, game));
