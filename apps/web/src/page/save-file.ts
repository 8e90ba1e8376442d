import type { SavedGame } from '../source/saved-game.ts';
import { toJson } from '../storage/to-json.ts';

/** Downloads a game as a file. */
export const saveFile = (game: Pick<SavedGame, 'record' | 'players' | 'changed'>): void => {
  const url = URL.createObjectURL(new Blob([toJson(game)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `cap-diamant-${game.record.game}-${new Date(game.changed).toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(url);
};
