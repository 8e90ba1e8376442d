import type { Quebec } from '@cap-diamant/quebec';
import type { Session } from '../../../session/session.svelte.ts';
import { type Show, showOf } from './scoring-show.ts';

/** A century's scoring and the decision that led to it. */
export interface Scoring {
  readonly at: number;
  readonly show: Show;
}

/** The scoring that a decision led to, if it did. */
export const scoringAt = (session: Session<Quebec>, at: number): Scoring | undefined => {
  const show = showOf(session.effectsOf(at), session.viewAt(at - 1).century, session.players.length);
  return show && { at, show };
};

/** All scorings of the game so far, the first one first. */
export const scoringsOf = (session: Session<Quebec>): readonly Scoring[] =>
  Array.from({ length: session.length }, (_, index) => scoringAt(session, index + 1)).flatMap(one => one ?? []);
