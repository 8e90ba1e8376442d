import { loadSetup } from '../games/index.ts';
import { notices } from '../page/notices.svelte.ts';
import { store } from '../page/services.ts';
import { saveFirst } from '../source/games.ts';
import { playersIn } from '../source/players-in.ts';
import { sameGame } from '../source/same-game.ts';
import type { SavedGame } from '../source/saved-game.ts';
import type { Imported } from '../storage/file.ts';
import { words } from '../words/index.svelte.ts';

/** Stores a game from a file or a link on this device, unless it is here already. */
export const takeIn = async ({ match, record, json }: Imported): Promise<SavedGame> => {
  const { colours, coloursIn } = await loadSetup(record.game);
  const dealtColours = coloursIn?.(match.game.dealt(match.first)) ?? [];
  const players = playersIn(json, match.game.seats(match.first), colours).map((player, seat) => ({
    ...player,
    colour: dealtColours[seat] ?? player.colour,
  }));
  const game = saveFirst(match, players);
  const known = sameGame(await store.all(), game);
  if (known === undefined) await store.add(game);
  else notices.say(() => words.texts.file.already);
  return known ?? game;
};
