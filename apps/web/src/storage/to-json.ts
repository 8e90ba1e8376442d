import { tableOf } from '../source/players.ts';
import type { SavedGame } from '../source/saved-game.ts';

/** A game as a file or a link carries it: the record, and beside it who sat at the table. */
export const toJson = ({ record, players }: Pick<SavedGame, 'record' | 'players'>): string =>
  JSON.stringify({ ...record, table: tableOf(players) });
