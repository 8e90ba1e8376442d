import type { Payment } from '@cap-diamant/kernel';

/** What a recap says about a turn. */
export interface TurnSummary {
  /** Short phrases that follow the player's name, the most important first. */
  readonly said: readonly string[];
  /** The same with symbols instead of words, for a small screen. */
  readonly brief?: readonly string[];
  /** The points of the turn itself, without those of a scoring that followed. */
  readonly paid: readonly Payment[];
}

/** The points of each seat, for those who got or lost some. */
export const paidBySeat = (payments: readonly Payment[]): readonly Payment[] => {
  const sums = new Map<number, number>();
  for (const { seat, points } of payments) sums.set(seat, (sums.get(seat) ?? 0) + points);
  return [...sums].filter(([, points]) => points !== 0).map(([seat, points]) => ({ seat, points }));
};
