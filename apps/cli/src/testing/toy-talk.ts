import { type State, toyGame } from '@cap-diamant/kernel/testing';
import { expect } from 'vitest';
import { type Answer, type Conversation, converse, toyRegistry } from './toy-registry.ts';

/** The request that begins the toy game, and the position it leads to. */
export const NEW = { cmd: 'new', game: 'toy', options: { players: 3 }, seed: 's' };
export const OPENING: State = toyGame.setup({ players: 3, rounds: 2 }, 's');

export interface ToyTalk extends Conversation {
  /** Sends a request that must be refused, and checks that nothing changed. */
  refused(request: unknown): Promise<Answer['error']>;
}

/** Talks to a table that only has the toy game. */
export const toyTalk = (): ToyTalk => {
  const { table, ask } = converse(toyRegistry);
  const refused = async (request: unknown): Promise<Answer['error']> => {
    const before = table.match;
    const { ok, error } = await ask(request);
    expect(ok).toBe(false);
    expect(table.match).toBe(before);
    return error;
  };
  return { table, ask, refused };
};
