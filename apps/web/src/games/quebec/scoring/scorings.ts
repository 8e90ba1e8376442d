import type { Quebec } from '@cap-diamant/quebec';
import type { TableState } from '../../../table/state/table-state.svelte.ts';
import { type Show, showOf } from './scoring-show.ts';

/** The scoring of a century and the decision that caused it. */
export interface Scoring {
  readonly at: number;
  readonly show: Show;
}

/** The scoring that a decision caused, if any. */
export const scoringAt = (table: TableState<Quebec>, at: number): Scoring | undefined => {
  const show = showOf(table.effectsOf(at), table.viewAt(at - 1).century, table.players.length);
  return show && { at, show };
};

/** All scorings so far, in order. */
export const scoringsOf = (table: TableState<Quebec>): readonly Scoring[] =>
  Array.from({ length: table.length }, (_, index) => scoringAt(table, index + 1)).flatMap(one => one ?? []);
