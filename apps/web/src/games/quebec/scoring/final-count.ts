import { nth, type Seat, sum } from '@cap-diamant/kernel';
import { type FinalPoints, finalPoints, RULES } from '@cap-diamant/quebec/rules';
import { scoreOf } from '@cap-diamant/quebec/state';
import type { View } from '@cap-diamant/quebec/view';

/** What is counted at the end, in this order. Buildings come last: they decide most games. */
const COUNTED = ['unfinished', 'active', 'events', 'buildings'] as const;
type Counted = (typeof COUNTED)[number];

/** A row of the count: the points of each seat. `before`: those of the four centuries. */
interface CountRow {
  readonly source: Counted | 'before';
  readonly points: readonly number[];
}

/** A step of the count: the seats whose points of a row become known. */
interface CountStep {
  readonly row: number;
  readonly seats: readonly Seat[];
}

/** What the end of the game adds to the points of the centuries. */
export interface FinalCount {
  readonly rows: readonly CountRow[];
  readonly steps: readonly CountStep[];
  /** The points for buildings of each seat in two parts; undefined where all buildings count alike. */
  readonly groups: readonly BuildingParts[] | undefined;
}

interface BuildingParts {
  readonly main: number;
  readonly others: number;
}

/** The stars outside the main group are a point each. */
const partsOf = ({ sites }: View, seat: Seat, { buildings, main }: FinalPoints): BuildingParts => {
  const others = sum(
    sites.map(({ token }, space) => (token?.seat === seat && !main.includes(space) ? token.stars : 0)),
  );
  return { main: buildings - others, others };
};

const isCounted = (finals: readonly FinalPoints[], source: Counted): boolean =>
  source !== 'events' || finals.some(({ events }) => events > 0);

/** The final count of a finished game. Buildings are counted seat by seat, whoever is behind first. */
export const finalCountOf = (view: View): FinalCount => {
  const finals = finalPoints(view, RULES[view.variant].buildingScoring);
  const before = view.players.map(
    (player, seat) => scoreOf(player) - sum(COUNTED.map(source => nth(finals, seat)[source])),
  );
  const counted = COUNTED.filter(source => isCounted(finals, source));
  const rows: readonly CountRow[] = [
    { source: 'before', points: before },
    ...counted.map(source => ({ source, points: finals.map(final => final[source]) })),
  ];
  const last = rows.length - 1;
  const all = [...view.players.keys()];
  const behindFirst = all.toSorted((a, b) => sumUntil(rows, last, a) - sumUntil(rows, last, b));
  const grouped = finals.some(({ main }) => main.length > 0);
  return {
    rows,
    groups: grouped ? finals.map((final, seat) => partsOf(view, seat, final)) : undefined,
    steps: [
      ...rows.slice(0, last).map((_, row) => ({ row, seats: all })),
      ...behindFirst.map(seat => ({ row: last, seats: [seat] })),
    ],
  };
};

const sumUntil = (rows: readonly CountRow[], end: number, seat: Seat): number =>
  sum(rows.slice(0, end).map(({ points }) => nth(points, seat)));

/** Whether a seat's points of a row are known at a step. */
export const isKnown = ({ steps }: FinalCount, at: number, row: number, seat: Seat): boolean =>
  steps.slice(0, at + 1).some(step => step.row === row && step.seats.includes(seat));

/** The points of each seat that are known at a step. */
export const totalsAt = (count: FinalCount, at: number): readonly number[] =>
  nth(count.rows, 0).points.map((_, seat) =>
    sum(count.rows.map(({ points }, row) => (isKnown(count, at, row, seat) ? nth(points, seat) : 0))),
  );
