import { cellar, type State } from '@cap-diamant/kernel/testing';
import { expect } from 'vitest';
import { type Answer, type Conversation, cellarRegistry, converse } from './cellar-registry.ts';

/** The request that begins a game in the cellar, and the position it leads to. */
export const NEW = { cmd: 'new', game: 'cellar', options: { players: 3 }, seed: 's' };
export const OPENING: State = cellar.setup({ players: 3, rounds: 2 }, 's');

export interface CellarTalk extends Conversation {
  /** Asks for something that must be refused, and makes sure nothing changed. */
  refused(request: unknown): Promise<Answer['error']>;
}

/** Talks to a table on which only the toy game can be played. */
export const cellarTalk = (): CellarTalk => {
  const { table, ask } = converse(cellarRegistry);
  const refused = async (request: unknown): Promise<Answer['error']> => {
    const before = table.match;
    const { ok, error } = await ask(request);
    expect(ok).toBe(false);
    expect(table.match).toBe(before);
    return error;
  };
  return { table, ask, refused };
};
