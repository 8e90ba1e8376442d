import { asked, reasonAgainst } from '@cap-diamant/quebec/rules';
import type { View } from '@cap-diamant/quebec/view';
import type { ParagraphId } from '../rulebook/outline.ts';
import { RULE_AGAINST, ruleOfQuestion } from '../rulebook/rules-of.ts';
import { cardOf, ruleOfCard } from '../targets/card.ts';
import type { Target } from '../targets/targets.ts';
import { moveAt } from './why-not.ts';

/** What a lit target can be used for at the start of a turn. */
const USES: Readonly<Record<string, ParagraphId>> = { zone: 'send-worker', architect: 'start-site', site: 'stage' };

/** The paragraph of the rules about a target: what it does, or why it can't be chosen now. */
export const ruleAt = (view: View, target: Target, lit: boolean): ParagraphId => {
  const card = cardOf(target);
  if (card !== undefined) return ruleOfCard(card);
  const [kind = '', name = ''] = target.split(':');
  const decision = asked(view);
  if (decision === undefined || (lit && decision.kind !== 'turn')) return ruleOfQuestion(view);
  if (lit) return USES[kind] ?? ruleOfQuestion(view);
  return RULE_AGAINST[reasonAgainst(view, decision, moveAt(view, kind, name))];
};
