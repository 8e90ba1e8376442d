import type { Game, Law } from '@cap-diamant/kernel';
import { type Toy, toyGame } from '@cap-diamant/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type FuzzMessage, type FuzzTask, fuzzGames } from './fuzz-games.ts';

const TASK: FuzzTask = {
  game: 'toy',
  variants: toyGame.options.variants,
  seed: 's',
  every: 5,
  games: 40,
  thread: 0,
  threads: 1,
};

const messagesOf = (laws: readonly Law<Toy>[], task: FuzzTask): FuzzMessage[] => {
  const messages: FuzzMessage[] = [];
  fuzzGames(toyGame as Game, laws as readonly Law[], task, message => messages.push(message));
  return messages;
};

const gamesIn = (messages: readonly FuzzMessage[]): number =>
  messages.reduce((sum, message) => sum + (message.kind === 'done' ? message.games : 0), 0);

describe('one thread of fuzz', () => {
  it('plays its share of the games', () => {
    expect(gamesIn(messagesOf([], TASK))).toBe(40);
    expect(gamesIn(messagesOf([], { ...TASK, thread: 1, threads: 3 }))).toBe(13);
  });

  it('stops at the first broken law and hands over the game', () => {
    const law: Law<Toy> = {
      name: 'nobody gets ten',
      costly: false,
      check: (_game, { after }) => (Math.max(...after.scores) >= 10 ? 'ten' : undefined),
    };
    const messages = messagesOf([law], TASK);
    expect(messages.at(-1)).toMatchObject({
      kind: 'found',
      violation: { law: 'nobody gets ten', complaint: 'ten', record: { game: 'toy' } },
    });
    expect(gamesIn(messages)).toBeLessThan(40);
  });
});
