import type { View } from '@cap-diamant/nouvelle-france/view';
import type { PlaceReason } from '@cap-diamant/nouvelle-france/vocabulary';
import type { CardSubject } from '../panels/card-subject.ts';
import type { ParagraphId } from './outline.ts';

type Question = View['pending'][number]['kind'];

const RULE_OF: { readonly [kind in Question]: ParagraphId } = {
  turn: 'turn',
  order: 'ally-nation',
  card: 'choose-piece',
  answer: 'claims-contested',
  fille: 'ally-fille',
  coureur: 'ally-coureur',
  after: 'ally-nation',
};

/** The paragraph about what the player to move is asked. */
export const ruleOfQuestion = ({ pending }: View): ParagraphId => {
  const question = pending.at(-1);
  return question === undefined ? 'game-end' : RULE_OF[question.kind];
};

/** The paragraph that explains why a piece can't be placed somewhere. */
export const RULE_AGAINST: { readonly [reason in PlaceReason]: ParagraphId } = {
  form: 'placement',
  site: 'sites',
  height: 'floors',
  outside: 'placement',
  overlap: 'placement',
  covered: 'from-above',
  floating: 'standing',
  unstable: 'standing',
};

/** The paragraph about something that can be read as a card. */
export const ruleOfCard = (subject: CardSubject): ParagraphId => {
  if (subject.kind === 'character') return 'completed';
  return subject.kind === 'bonus' ? 'bonus-turn' : `ally-${subject.ally}`;
};
