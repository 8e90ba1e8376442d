import type { Opponent } from '../opponents/opponents.ts';
import type { BotQuestion } from './messages.ts';

/** The players of a worker, each with what it remembers of its search. */
export interface PlayerMemory {
  /** The player for a bot in a seat of a match: the same one every time, never shared with another match. */
  get(question: BotQuestion): Promise<Opponent>;
  close(match: string): void;
}

interface Remembered {
  readonly match: string;
  readonly opponent: Promise<Opponent>;
}

/** The key under which a bot in a seat of a match is remembered. */
export const playerKey = ({ match, game, seat, bot }: BotQuestion): string => JSON.stringify([match, game, seat, bot]);

/** Keeps at most this many players; beyond that, the least recently asked one is dropped. */
export const createPlayerMemory = (
  create: (question: BotQuestion) => Promise<Opponent>,
  capacity: number,
): PlayerMemory => {
  /** Least recently asked first. */
  const players = new Map<string, Remembered>();

  const put = (key: string, remembered: Remembered): void => {
    players.delete(key);
    players.set(key, remembered);
    if (players.size <= capacity) return;
    for (const oldest of players.keys()) {
      players.delete(oldest);
      return;
    }
  };

  return {
    get(question) {
      const key = playerKey(question);
      const known = players.get(key) ?? { match: question.match, opponent: create(question) };
      put(key, known);
      known.opponent.catch(() => {
        if (players.get(key) === known) players.delete(key);
      });
      return known.opponent;
    },
    close(match) {
      for (const [key, remembered] of players) if (remembered.match === match) players.delete(key);
    },
  };
};
