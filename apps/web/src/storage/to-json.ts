import { tableOf } from '../source/players.ts';
import type { SavedGame } from '../source/saved-game.ts';

/** A game as stored in a file or a link: the record and its players. */
export const toJson = ({ record, players }: Pick<SavedGame, 'record' | 'players'>): string =>
  JSON.stringify({ ...record, table: tableOf(players) });
