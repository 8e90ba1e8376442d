import type { Game, Words } from '@cap-diamant/kernel';
import { cellar } from '@cap-diamant/kernel/testing';
import type { Shelf } from '../shelf.ts';
import { respond } from '../table/respond.ts';
import { openTable, type Table } from '../table/table.ts';

/** A shelf with the toy game of the kernel on it, for the protocol in moments Québec does not have. */
const words = (): Words => {
  throw new Error('the protocol needs no words');
};

export const cellarShelf: Shelf = {
  ids: ['cellar'],
  take: id => (id === 'cellar' ? { game: cellar as Game, laws: [], words } : undefined),
};

/** An answer of the protocol, read back. */
export interface Answer {
  readonly ok: boolean;
  readonly error?: { readonly code: string; readonly message: string; readonly reason?: string };
  readonly [field: string]: unknown;
}

export interface Conversation {
  readonly table: Table;
  ask(request: unknown): Promise<Answer>;
}

/** Talks to a table without a process in between. */
export const converse = (shelf: Shelf): Conversation => {
  const table = openTable(shelf);
  const ask = async (request: unknown): Promise<Answer> => {
    const text = typeof request === 'string' ? request : JSON.stringify(request);
    return JSON.parse((await respond(table, text)).text) as Answer;
  };
  return { table, ask };
};
