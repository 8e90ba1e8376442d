import {
  type Budget,
  createThinker,
  type Helper,
  type Player,
  type Question,
  type Report,
  randomPlayer,
  standIn,
  type Trouble,
} from '@cap-diamant/bots';
import type { Game } from '@cap-diamant/kernel';
import { sourceOf } from '../registry.ts';
import { opponentNamed } from './open.ts';
import { startThread } from './thread.ts';

/** The bots of one game, thinking on a thread of their own. */
export interface BotTeam {
  /** The answer of a bot; one that fails is told of, and somebody simpler answers in its place. */
  think(bot: string, question: Question, budget?: Budget): Promise<Report>;
  close(): void;
}

/** Those who stand in, the best first: chance never fails. */
const standIns = async (game: Game, trouble: Trouble): Promise<Player[]> => {
  const simplest = randomPlayer(game);
  try {
    return [(await opponentNamed('greedy', game)).player, simplest];
  } catch (fault) {
    trouble(String(fault));
    return [simplest];
  }
};

export const createBotTeam = (game: Game, trouble: Trouble, start: () => Helper = () => startThread()): BotTeam => {
  const thinker = createThinker(start);
  return {
    async think(bot, question, budget) {
      try {
        const asking = { ...sourceOf(game.id), bot, ...question, ...(budget && { budget }) };
        const report = await thinker.ask(asking).answer;
        if (report !== undefined) return report;
        throw new Error('nobody cancelled this');
      } catch (fault) {
        trouble((fault as Error).message);
        return standIn(question, await standIns(game, trouble), trouble);
      }
    },
    close: () => thinker.close(),
  };
};
