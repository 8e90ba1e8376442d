import type { Quebec } from '@cap-diamant/quebec';
import type { SayMove } from '../../../table/line-in-words.ts';
import type { TableState } from '../../../table/state/table-state.svelte.ts';

/** An advised move in words. Who chose a district's action takes it: one press, and one phrase. */
export const hintText =
  ({ words, asked = 0 }: Pick<TableState<Quebec>, 'words' | 'asked'>): SayMove<Quebec> =>
  (view, move, before) =>
    before?.kind === 'do' && move.kind === 'take' ? undefined : words.move(view, asked, move);
