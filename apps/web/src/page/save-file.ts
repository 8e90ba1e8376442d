import type { SavedGame } from '../source/saved-game.ts';
import { toJson } from '../storage/to-json.ts';

/** Downloads something under the name of a game and the day it was played. */
export const download = (
  content: Blob,
  { game, changed }: { readonly game: string; readonly changed: number },
  ending: string,
): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = `cap-diamant-${game}-${new Date(changed).toISOString().slice(0, 10)}.${ending}`;
  link.click();
  URL.revokeObjectURL(url);
};

/** Downloads a game as a file. */
export const saveFile = ({ record, players, changed }: Pick<SavedGame, 'record' | 'players' | 'changed'>): void =>
  download(
    new Blob([toJson({ record, players })], { type: 'application/json' }),
    { game: record.game, changed },
    'json',
  );
