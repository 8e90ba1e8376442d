import { notices } from '../page/notices.svelte.ts';
import type { TableState } from '../table/state/table-state.svelte.ts';
import { words } from '../words/index.svelte.ts';

/** Undoes the last decision and says what else went with it, or why nothing can be undone. */
export const undo = (table: TableState): void => {
  if (table.sealed) notices.say(() => words.texts.table.sealed);
  const seats = table.undoesTurnsOf;
  if (seats.length > 0) {
    const names = seats.map(seat => table.names[seat] ?? '');
    notices.say(() => words.texts.table.undone(words.texts.list(names)));
  }
  table.undo();
};
