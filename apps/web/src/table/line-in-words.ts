import type { Types } from '@cap-diamant/kernel';
import type { TableState } from './state/table-state.svelte.ts';

/** A move in words, in the position where it is played; nothing if it goes without saying. */
export type SayMove<G extends Types> = (view: G['view'], move: G['move'], before?: G['move']) => string | undefined;

/** A line of moves in words, each described in the position where it is played. */
export const lineInWords = <G extends Types>(
  table: TableState<G>,
  say: SayMove<G>,
  line: readonly G['move'][],
): readonly string[] =>
  line.flatMap((move, index) => {
    const view = index === 0 ? table.view : table.preview(...line.slice(0, index))?.view;
    const said = view === undefined ? undefined : say(view, move, line[index - 1]);
    return said === undefined ? [] : [said];
  });
