import { createOpponent, decide, type Evaluation, isBot, type Opponent, type Question } from '@cap-diamant/bots';
import { isGameId, loadEvaluation } from '@cap-diamant/catalogue';
import type { Game } from '@cap-diamant/kernel';
import { sourceOf } from '../games/registry.ts';
import type { Bot } from './bot.ts';
import { OutsideBot } from './outside.ts';

/** What stands before the command line of a program that plays. */
const OUTSIDE = 'cmd:';

export const isOutside = (name: string): boolean => name.startsWith(OUTSIDE);

/** Whether a bot goes by this name. */
export const isBotName = (name: string): boolean =>
  isOutside(name) ? name.slice(OUTSIDE.length).trim() !== '' : isBot(name);

/** What is known about good play in a game, with the components it is played with. */
export const evaluationOf = async ({ id }: Game): Promise<Evaluation> => {
  if (!isGameId(id)) throw new Error(`nobody can judge positions of ${id}`);
  return loadEvaluation(id, sourceOf(id).components);
};

/** One of our own bots, ready to be asked on this thread. */
export const opponentNamed = async (name: string, game: Game): Promise<Opponent> => {
  const opponent = await createOpponent(name, game, () => evaluationOf(game));
  if (opponent === undefined) throw new Error(`there is no bot "${name}"`);
  return opponent;
};

/** What bots are held to. */
export interface Limits {
  /** Milliseconds a program from outside has for a decision. */
  readonly ms: number;
  /** Our own bots make no more playouts than this, whatever they are used to. */
  readonly playouts?: number;
}

const inHouse = (game: Game, { player, budget }: Opponent, most = Number.POSITIVE_INFINITY): Bot => ({
  decide(question: Question) {
    const playouts = 'playouts' in budget ? Math.min(budget.playouts, most) : most;
    return game.notation.formatMove(decide(player.consider(question), playouts).move);
  },
  refused: async () => '',
  close: async () => {},
});

/** A bot by its name. */
export const openBot = async (name: string, game: Game, limits: Limits): Promise<Bot> =>
  isOutside(name)
    ? new OutsideBot(game, name.slice(OUTSIDE.length), limits.ms)
    : inHouse(game, await opponentNamed(name, game), limits.playouts);
