import { nth, type Seat } from '@cap-diamant/kernel';
import type { Judgement } from '../state/types.ts';

/** A turn that changed what its player could expect. */
export interface TurningPoint {
  readonly at: number;
  readonly seat: Seat;
  /** By how many points the player's expected lead changed. */
  readonly swing: number;
}

/** Points ahead of the best of the others; below 0: behind. */
const leadOf = (scores: readonly number[], seat: Seat): number =>
  nth(scores, seat) - Math.max(...scores.filter((_, other) => other !== seat));

/** Smaller changes are noise. */
const WORTH_SHOWING = 3;
const MOST = 3;

/**
 * The turns with the largest change of the expected lead, in the order they were played. `end` closes the last turn:
 * the real result.
 */
export const turningPointsIn = (
  judgements: readonly Judgement[],
  end: readonly number[] | undefined,
): readonly TurningPoint[] =>
  judgements
    .flatMap(({ at, seat, scores }, index) => {
      const after = judgements[index + 1]?.scores ?? end;
      return after === undefined ? [] : [{ at, seat, swing: leadOf(after, seat) - leadOf(scores, seat) }];
    })
    .filter(({ swing }) => Math.abs(swing) >= WORTH_SHOWING)
    .toSorted((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, MOST)
    .toSorted((a, b) => a.at - b.at);
