import { LEVELS, type Level } from '@cap-diamant/bots/levels';
import type { Options } from '../games/common/game-ui.ts';
import { loadSetup } from '../games/index.ts';
import { router } from '../page/router.svelte.ts';
import { store } from '../page/services.ts';
import { settings } from '../page/settings.svelte.ts';
import type { Player } from '../source/players.ts';
import type { SavedGame } from '../source/saved-game.ts';

// The code that knows the rules loads when the first game starts.
const games = () => import('../source/games.ts');

const [FIRST_LEVEL = 'easy'] = LEVELS.slice(1, 2) as [Level];

/** The person at this device, and bots in the other seats. */
export const aloneAgainst = (seats: number, colours: readonly string[]): Player[] =>
  Array.from({ length: seats }, (_, seat) => ({
    name: seat === 0 ? settings.name : '',
    colour: colours[seat] ?? '',
    ...(seat > 0 && { bot: FIRST_LEVEL }),
  }));

const enter = async (game: SavedGame): Promise<void> => {
  await store.add(game);
  router.go({ page: 'game', id: game.id });
};

/** The first person in the set-up form is the one at this device: the next game knows the name. */
export const keepName = (players: readonly Player[]): void => {
  const name = players.find(({ bot }) => bot === undefined)?.name ?? '';
  if (name !== '' && name !== settings.name) settings.change({ name });
};

export const beginGame = async (
  id: string,
  options: Options,
  players: readonly Player[],
  seed: string | undefined,
): Promise<void> => {
  const [{ newGame, newSeed }, setup] = await Promise.all([games(), loadSetup(id)]);
  const sized = { ...options, players: players.length };
  const colours = players.map(({ colour }) => colour);
  const chosen = setup.withColours?.(sized, colours) ?? sized;
  await enter(await newGame(id, chosen, seed ?? newSeed(), players));
};

/** Starts the one-click game. */
export const playNow = async (id: string): Promise<void> => {
  const { quick, colours } = await loadSetup(id);
  await beginGame(id, quick, aloneAgainst(quick.players, colours), undefined);
};

/** A new game with the same players and rules. */
export const playAgain = async (game: SavedGame | undefined): Promise<void> => {
  if (game === undefined) return;
  const { record, players } = game;
  const [{ rematchOptions }, setup] = await Promise.all([import('./rematch-options.ts'), loadSetup(record.game)]);
  await beginGame(record.game, rematchOptions(record, setup), players, undefined);
};
