import type { Seat } from '@cap-diamant/kernel';

/** What something would bring: "16 points, Étienne 14, Jeanne 13", the own points first. */
export const gainsInWords = (
  points: readonly number[],
  seat: Seat,
  names: readonly string[],
  counted: (points: number) => string,
): string => {
  const others = points.flatMap((gain, at) => (at === seat ? [] : [`${names[at] ?? ''} ${gain}`]));
  return [counted(points[seat] ?? 0), ...others].join(', ');
};
