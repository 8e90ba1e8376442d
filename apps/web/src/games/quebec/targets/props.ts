import type { View } from '@cap-diamant/quebec/view';
import type { TableWords } from '@cap-diamant/quebec/words';
import type { Seated } from '../../../table/people.ts';

/** What most parts of the table are given: what is to be seen, who sits there, and the words for it. */
export interface TableProps {
  readonly view: View;
  readonly seats: readonly Seated[];
  readonly words: TableWords;
}
