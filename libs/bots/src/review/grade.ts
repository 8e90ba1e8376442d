/** How good a decision was, best first. */
export const GRADES = ['best', 'good', 'inaccurate', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** The grades that say that something better was possible. */
export const isError = (grade: Grade): boolean => GRADES.indexOf(grade) >= GRADES.indexOf('inaccurate');

/**
 * From which loss on a decision gets a grade. Losses are measured in even shares: with four players, an even share is a
 * quarter of the win, so 0.24 of it are six percentage points. That makes the grades equally strict for any number of
 * players.
 */
export const THRESHOLDS: { readonly [grade in Grade]: number } = {
  best: 0,
  good: 0.03,
  inaccurate: 0.06,
  mistake: 0.12,
  blunder: 0.24,
};

/** What a loss of winning chances means for one of so many players. */
const inEvenShares = (lost: number, seats: number): number => Math.max(0, lost) * seats;

/**
 * The grade of a loss in winning chances. `doubt` is how far the loss may be off: what could be noise does not count
 * against the player.
 */
export const gradeOf = (lost: number, doubt: number, seats: number): Grade => {
  const loss = inEvenShares(lost - doubt, seats);
  return GRADES.findLast(grade => loss >= THRESHOLDS[grade]) ?? 'best';
};

/** The accuracy of one decision, from 1 for the best move; half of it is gone where blunders begin. */
export const accuracyOf = (lost: number, doubt: number, seats: number): number =>
  0.5 ** (inEvenShares(lost - doubt, seats) / THRESHOLDS.blunder);
