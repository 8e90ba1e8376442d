import type { Game } from '@cap-diamant/kernel';
import type { Evaluation } from '../evaluation.ts';
import { greedyPlayer } from '../greedy.ts';
import { randomPlayer } from '../random.ts';
import type { Cast } from './serve.ts';

/** The bots that go by a name of their own. */
export const BOT_NAMES = ['random', 'greedy', 'greedy-learned'] as const;

/** For a player that stops by itself. */
const UNTIL_DONE = { playouts: Number.POSITIVE_INFINITY };

/** How the name of a bot is read; undefined: there is no such bot. */
export const isBot = (name: string): boolean => (BOT_NAMES as readonly string[]).includes(name);

/** The player behind a name. What a game knows about good play is only fetched for those who use it. */
export const castNamed = async (
  name: string,
  game: Game,
  evaluation: () => Promise<Evaluation>,
): Promise<Cast | undefined> => {
  if (!isBot(name)) return undefined;
  if (name === 'random') return { player: randomPlayer(game), budget: UNTIL_DONE };
  const { simple, learned } = await evaluation();
  return { player: greedyPlayer(game, name === 'greedy' ? simple : learned), budget: UNTIL_DONE };
};
