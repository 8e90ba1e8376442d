import type { Language } from '@cap-diamant/kernel';
import { nameOf } from '../page/services.ts';
import type { SavedGame } from '../source/saved-game.ts';
import type { Texts } from '../words/texts.ts';
import { when } from './when.ts';

/** How far a saved game is and when it was played, in words. */
export const progressText = (
  { turns, changed }: SavedGame,
  language: Language,
  { progress }: Texts['start'],
): string => {
  const ago = when(language, changed, Date.now());
  // Unknown or none yet: then only the time says something.
  return turns ? progress(turns, ago) : ago;
};

/** Whose turn it is in a saved game, in words. */
export const turnText = ({ asked, players }: SavedGame, texts: Texts['start']): string | undefined => {
  const player = asked === undefined ? undefined : players[asked];
  if (asked === undefined || player === undefined) return undefined;
  const people = players.filter(({ bot }) => bot === undefined).length;
  return player.bot === undefined && people === 1 ? texts.yourTurn : texts.turnOf(nameOf(player, asked));
};
