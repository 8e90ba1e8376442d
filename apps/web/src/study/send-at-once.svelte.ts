import { untrack } from 'svelte';
import type { TableState } from '../table/state/table-state.svelte.ts';

/** Confirms each decision of a table as soon as it is made; one that was refused is not sent again by itself. */
export const sendAtOnce = (table: Pick<TableState, 'drafted' | 'sending' | 'confirm'>): void => {
  let tried = 0;
  $effect(() => {
    const { drafted } = table;
    if (table.sending) return;
    const isNew = drafted > tried;
    tried = drafted;
    if (isNew) untrack(() => table.confirm());
  });
};
