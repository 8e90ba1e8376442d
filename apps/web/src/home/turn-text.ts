import { nameOf } from '../page/services.ts';
import type { SavedGame } from '../source/saved-game.ts';
import type { Texts } from '../words/texts.ts';

/** Whose turn it is in a saved game, in words. */
export const turnText = ({ asked, players }: SavedGame, texts: Texts['start']): string | undefined => {
  const player = asked === undefined ? undefined : players[asked];
  if (asked === undefined || player === undefined) return undefined;
  const people = players.filter(({ bot }) => bot === undefined).length;
  return player.bot === undefined && people === 1 ? texts.yourTurn : texts.turnOf(nameOf(player, asked));
};
