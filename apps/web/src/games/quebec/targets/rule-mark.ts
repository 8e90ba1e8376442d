import type { Leader } from '@cap-diamant/quebec/vocabulary';

/** The paragraphs of the rules that things on the table lead to; places that can be picked find theirs by what they do. */
type Marked = 'century-end' | `leader-${Leader}` | 'scoring-order' | 'start-site' | 'workers';

/** Marks something on the table with the paragraph of the rules that a long press or the key R opens. */
export const ruleMark = (paragraph: Marked) => ({ 'data-rule-at': paragraph });
