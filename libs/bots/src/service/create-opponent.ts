import type { Game } from '@cap-diamant/kernel';
import type { Evaluation } from '../learning/evaluation.ts';
import { isLevel, LEVELS } from '../opponents/levels.ts';
import { type Opponent, opponentOf } from '../opponents/opponents.ts';
import { greedyPlayer } from '../players/greedy.ts';
import { randomPlayer } from '../players/random.ts';
import { searchPlayer } from '../search/player.ts';

/** The bots that go by a name of their own. */
export const BOT_NAMES = ['random', 'greedy', 'greedy-learned', ...LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** For a player that stops by itself. */
const UNTIL_DONE = { playouts: Number.POSITIVE_INFINITY };

/** "search:400" is the tree search with so many playouts for every decision. */
const playoutsIn = (name: string): number | undefined => {
  const [, digits] = /^search:([1-9]\d{0,8})$/.exec(name) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/** Whether a bot goes by this name. */
export const isBot = (name: string): boolean =>
  (BOT_NAMES as readonly string[]).includes(name) || playoutsIn(name) !== undefined;

/** The player behind a name. What a game knows about good play is only fetched for those who use it. */
export const createOpponent = async (
  name: string,
  game: Game,
  evaluation: () => Promise<Evaluation>,
): Promise<Opponent | undefined> => {
  if (!isBot(name)) return undefined;
  if (name === 'random') return { player: randomPlayer(game), budget: UNTIL_DONE };
  const known = await evaluation();
  if (isLevel(name)) return opponentOf(game, known, name);
  const { simple, learned } = known;
  const playouts = playoutsIn(name);
  if (playouts !== undefined) return { player: searchPlayer(game, learned), budget: { playouts } };
  return { player: greedyPlayer(game, name === 'greedy' ? simple : learned), budget: UNTIL_DONE };
};
