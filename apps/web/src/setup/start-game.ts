import { LEVELS, type Level } from '@cap-diamant/bots/levels';
import type { Options } from '../games/common/game-ui.ts';
import { loadSetup } from '../games/index.ts';
import { notices } from '../page/notices.svelte.ts';
import { router } from '../page/router.svelte.ts';
import { store } from '../page/services.ts';
import { type Player, playersIn } from '../source/players.ts';
import type { SavedGame } from '../source/saved-game.ts';
import type { Imported } from '../storage/file.ts';
import { words } from '../words/index.svelte.ts';

// The code that knows the rules loads when the first game starts.
const games = () => import('../source/games.ts');

const [FIRST_LEVEL = 'easy'] = LEVELS.slice(1, 2) as [Level];

/** One person, and bots in the other seats. */
export const aloneAgainst = (seats: number, colours: readonly string[]): Player[] =>
  Array.from({ length: seats }, (_, seat) => ({
    name: '',
    colour: colours[seat] ?? '',
    ...(seat > 0 && { bot: FIRST_LEVEL }),
  }));

const enter = async (game: SavedGame): Promise<void> => {
  await store.add(game);
  router.go({ page: 'game', id: game.id });
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
  await beginGame(record.game, (record.options ?? {}) as Options, players, undefined);
};

/** Stores a game from a file or a link on this device, unless it is here already. */
export const takeIn = async ({ match, record, json }: Imported): Promise<SavedGame> => {
  const { saveFirst } = await games();
  const { colours, coloursIn } = await loadSetup(record.game);
  const dealtColours = coloursIn?.(match.game.dealt(match.first)) ?? [];
  const players = playersIn(json, match.game.seats(match.first), colours).map((player, seat) => ({
    ...player,
    colour: dealtColours[seat] ?? player.colour,
  }));
  const game = saveFirst(match, players);
  const [{ sameGame }, stored] = await Promise.all([import('../source/same-game.ts'), store.all()]);
  const known = sameGame(stored, game);
  if (known === undefined) await store.add(game);
  else notices.say(() => words.texts.file.already);
  return known ?? game;
};
