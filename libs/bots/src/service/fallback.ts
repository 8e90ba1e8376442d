import type { Types } from '@cap-diamant/kernel';
import type { Player, Question, Report } from '../player.ts';
import { decide } from '../think.ts';

/** What went wrong on the way to an answer. */
export type Trouble = (why: string) => void;

/** Stands in when a thread has failed: one simple player after the other, on this thread. The last one must answer. */
export const standIn = <G extends Types>(
  question: Question<G>,
  players: readonly Player<G>[],
  trouble: Trouble,
): Report<G> => {
  for (const player of players.slice(0, -1)) {
    try {
      return decide(player.consider(question));
    } catch (fault) {
      trouble(String(fault));
    }
  }
  const last = players.at(-1);
  if (last === undefined) throw new Error('nobody is left to answer');
  return decide(last.consider(question));
};
