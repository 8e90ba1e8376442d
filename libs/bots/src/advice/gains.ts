/** Something a line of play gains or costs, in points. */
export interface Gain {
  readonly aspect: string;
  readonly points: number;
}

/** Smaller changes are noise to a person. */
const WORTH_SAYING = 0.5;

/** What a position has more of than another, by aspect: gains first, the largest at the top, then costs. */
export const gainsBetween = (
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): readonly Gain[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map(aspect => ({ aspect, points: (after[aspect] ?? 0) - (before[aspect] ?? 0) }))
    .filter(({ points }) => Math.abs(points) >= WORTH_SAYING)
    .sort((a, b) => b.points - a.points);
