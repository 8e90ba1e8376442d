import type { Game, Words } from '@cap-diamant/kernel';
import { toyGame } from '@cap-diamant/kernel/testing';
import type { Registry } from '../games/registry.ts';
import { openTable, type Table } from '../protocol/open-table.ts';
import { respond } from '../protocol/serve/respond.ts';

/** A registry with only the kernel's toy game, for parts of the protocol that Québec never uses. */
const words = (): Words => {
  throw new Error('the protocol needs no words');
};

export const toyRegistry: Registry = {
  ids: ['toy'],
  get: id => (id === 'toy' ? { game: toyGame as Game, words } : undefined),
};

/** A parsed answer of the protocol. */
export interface Answer {
  readonly ok: boolean;
  readonly error?: { readonly code: string; readonly message: string; readonly reason?: string };
  readonly [field: string]: unknown;
}

export interface Conversation {
  readonly table: Table;
  ask(request: unknown): Promise<Answer>;
}

/** Talks to a table in this process. */
export const converse = (registry: Registry): Conversation => {
  const table = openTable(registry);
  const ask = async (request: unknown): Promise<Answer> => {
    const text = typeof request === 'string' ? request : JSON.stringify(request);
    return JSON.parse((await respond(table, text)).text) as Answer;
  };
  return { table, ask };
};
