import { notices } from '../page/notices.svelte.ts';
import type { TableState } from '../table/state/table-state.svelte.ts';
import { words } from '../words/index.svelte.ts';

/** Undoes the last decision, or asks the others to agree, and says what else goes with it or why nothing can be undone. */
export const undo = (table: TableState): void => {
  if (table.sealed) notices.say(() => words.texts.table.sealed);
  const seats = table.undoesTurnsOf;
  // Where others have to agree first, the table says so.
  if (seats.length > 0 && table.undoAsks.length === 0) {
    const names = seats.map(seat => table.names[seat] ?? '');
    notices.say(() => words.texts.table.undone(words.texts.list(names)));
  }
  table.undo();
};
