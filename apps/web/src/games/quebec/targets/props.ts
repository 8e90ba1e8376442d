import type { View } from '@cap-diamant/quebec/view';
import type { TableWords } from '@cap-diamant/quebec/words';
import type { SeatLabel } from '../../../table/seat-labels.ts';

/** Props that most parts of the table share. */
export interface TableProps {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly words: TableWords;
}
