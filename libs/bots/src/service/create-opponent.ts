import type { Game } from '@cap-diamant/kernel';
import type { Evaluation } from '../learning/evaluation.ts';
import { isLevel, LEVELS } from '../opponents/levels.ts';
import { type Opponent, opponentOf } from '../opponents/opponents.ts';
import { greedyPlayer } from '../players/greedy.ts';
import { randomPlayer } from '../players/random.ts';
import { searchPlayer } from '../search/player.ts';

/** The bots that have a fixed name. */
export const BOT_NAMES = ['random', 'greedy', 'greedy-learned', ...LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** The budget of a player that stops by itself. */
const UNTIL_DONE = { playouts: Number.POSITIVE_INFINITY };

/** "search:400" is the tree search with 400 playouts per decision. */
const playoutsIn = (name: string): number | undefined => {
  const [, digits] = /^search:([1-9]\d{0,8})$/.exec(name) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/** Whether there is a bot of this name. */
export const isBot = (name: string): boolean =>
  (BOT_NAMES as readonly string[]).includes(name) || playoutsIn(name) !== undefined;

/** The player behind a name. The game's evaluation is loaded only for players that use it. */
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
