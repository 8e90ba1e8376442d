import type { KeptGame } from '../session/kept.ts';
import { tableOf } from '../session/players.ts';

/** A game as a file or a link carries it: the record, and beside it who sat at the table. */
export const toJson = ({ record, players }: Pick<KeptGame, 'record' | 'players'>): string =>
  JSON.stringify({ ...record, table: tableOf(players) });
