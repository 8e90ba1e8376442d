import { nth } from '@cap-diamant/kernel';
import type { Review, TurnStart } from './review.ts';

/** A turn that changed its player's chances of winning. */
export interface TurningPoint extends TurnStart {
  /** The change, from -1 to 1. */
  readonly swing: number;
}

/** Smaller changes, in even shares, are noise. */
const WORTH_SHOWING = 0.1;
const MOST = 3;

/** The turns that changed their player's chances of winning most, in the order they were played. */
export const turningPointsOf = ({ chances, turns, seats }: Review): readonly TurningPoint[] => {
  /** The chances at a decision: those known next, as nothing changes where nobody has a choice. */
  const sharesAt = (at: number): readonly number[] | undefined => chances.find(point => point.at >= at)?.shares;
  return turns
    .flatMap(({ at, seat }, index) => {
      const next = turns[index + 1];
      const before = sharesAt(at);
      const after = next === undefined ? chances.at(-1)?.shares : sharesAt(next.at);
      if (before === undefined || after === undefined) return [];
      return [{ at, seat, swing: nth(after, seat) - nth(before, seat) }];
    })
    .filter(({ swing }) => Math.abs(swing) * seats >= WORTH_SHOWING)
    .toSorted((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, MOST)
    .toSorted((a, b) => a.at - b.at);
};
