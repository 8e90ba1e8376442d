/** The paragraphs of the rules that things on the table lead to. */
type Marked =
  | 'ally-coureur'
  | 'ally-fille'
  | 'ally-nation'
  | 'bonus-pieces'
  | 'cards'
  | 'characters'
  | 'choose-piece'
  | 'deck'
  | 'draw'
  | 'pieces'
  | 'sites'
  | 'snowfall'
  | 'sticks'
  | 'turn-points';

/** Marks something on the table with the paragraph of the rules that a long press on it, or the key R, opens. */
export const ruleAt = (paragraph: Marked) => ({ 'data-rule-at': paragraph });
