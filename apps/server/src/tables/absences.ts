import { same } from '@cap-diamant/kernel';
import type { Clock } from '../clock.ts';

/** A time in which nobody was served: the machine slept, or this node, all nodes or the database were away. */
export interface Absence {
  readonly from: number;
  readonly to: number;
}

/** When this node did not serve the tables of a database. Whoever plays here after that does not pay for it. */
export interface Absences {
  /** The database has answered. */
  answered(): void;
  /** An absence of all nodes. */
  add(absence: Absence): void;
  /** The latest ones, oldest first; the last may still go on. */
  list(): readonly Absence[];
}

/** Those before were credited long ago, or concern nobody who plays here. */
const MOST_KEPT = 20;

/** The database is asked again and again; if it has not answered for so long, it or this node was away. */
export const createAbsences = (now: Clock, shortestGapMs: number): Absences => {
  const known: Absence[] = [];
  let answeredAt = now();

  const add = (absence: Absence): void => {
    if (known.some(each => same(each, absence))) return;
    known.push(absence);
    if (known.length > MOST_KEPT) known.shift();
  };

  const latest = (): Absence[] => {
    const to = now();
    return to - answeredAt > shortestGapMs ? [{ from: answeredAt, to }] : [];
  };

  return {
    answered() {
      for (const absence of latest()) add(absence);
      answeredAt = now();
    },
    add,
    list: () => [...known, ...latest()],
  };
};
