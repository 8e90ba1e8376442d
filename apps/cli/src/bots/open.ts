import { createOpponent, decide, type Evaluation, isBot, type Opponent, type Question } from '@cap-diamant/bots';
import { isGameId, loadEvaluation } from '@cap-diamant/catalogue';
import type { Game } from '@cap-diamant/kernel';
import { sourceOf } from '../games/registry.ts';
import type { Bot } from './bot.ts';
import { OutsideBot } from './outside.ts';

/** The prefix of an outside program's command line. */
const OUTSIDE = 'cmd:';

export const isOutside = (name: string): boolean => name.startsWith(OUTSIDE);

/** Whether there is a bot of this name. */
export const isBotName = (name: string): boolean =>
  isOutside(name) ? name.slice(OUTSIDE.length).trim() !== '' : isBot(name);

/** The game's evaluation, for the components it is played with. */
export const evaluationOf = async ({ id }: Game): Promise<Evaluation> => {
  if (!isGameId(id)) throw new Error(`nobody can judge positions of ${id}`);
  return loadEvaluation(id, sourceOf(id).components);
};

/** One of our own bots, running on this thread. */
export const opponentNamed = async (name: string, game: Game): Promise<Opponent> => {
  const opponent = await createOpponent(name, game, () => evaluationOf(game));
  if (opponent === undefined) throw new Error(`there is no bot "${name}"`);
  return opponent;
};

/** The limits of a bot. */
export interface Limits {
  /** Milliseconds an outside program has for a decision. */
  readonly ms: number;
  /** The most playouts our own bots make, even if their level allows more. */
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

/** Opens a bot by its name. */
export const openBot = async (name: string, game: Game, limits: Limits): Promise<Bot> =>
  isOutside(name)
    ? new OutsideBot(game, name.slice(OUTSIDE.length), limits.ms)
    : inHouse(game, await opponentNamed(name, game), limits.playouts);
