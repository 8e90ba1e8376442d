import type { View } from '@cap-diamant/quebec/view';
import type { TableWords } from '@cap-diamant/quebec/words';
import type { Seated } from '../../../table/people.ts';

/** Props that most parts of the table share. */
export interface TableProps {
  readonly view: View;
  readonly seats: readonly Seated[];
  readonly words: TableWords;
}
