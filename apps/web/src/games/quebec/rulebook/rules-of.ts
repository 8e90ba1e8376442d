import { districtAt } from '@cap-diamant/quebec/board';
import { asked, type reasonAgainst } from '@cap-diamant/quebec/rules';
import type { View } from '@cap-diamant/quebec/view';
import type { ParagraphId } from './outline.ts';

type Decision = NonNullable<ReturnType<typeof asked>>;
type Reason = ReturnType<typeof reasonAgainst>;

const RULE_OF: {
  readonly [K in Decision['kind']]: (decision: Extract<Decision, { readonly kind: K }>, players: number) => ParagraphId;
} = {
  turn: () => 'turn',
  put: ({ architect }, players) =>
    architect === 'own' ? 'start-site' : players === 2 ? 'two-start' : 'leader-economic',
  redirect: () => 'leader-political',
  pair: () => 'two-leaders',
  do: ({ space }) => `district-${districtAt(space)}`,
  take: ({ district }) => `district-${district}`,
  place: () => 'district-actions',
  move: () => 'district-jewish',
  upgrade: () => 'district-arts',
  stage: () => 'district-business',
  start: () => 'district-mansion',
};

/** The paragraph about what the player to move is asked. */
export const ruleOfQuestion = (view: View): ParagraphId => {
  const decision = asked(view);
  if (decision === undefined) return 'final-points';
  // The kind selects the function; the compiler can't see that it fits the decision.
  return (RULE_OF[decision.kind] as (decision: Decision, players: number) => ParagraphId)(
    decision,
    view.players.length,
  );
};

/** The paragraph that explains why a move is refused. */
export const RULE_AGAINST: { readonly [reason in Reason]: ParagraphId } = {
  over: 'game-end',
  'not-asked': 'turn',
  question: 'turn',
  'no-skip': 'turn',
  waits: 'tiles',
  built: 'leave-early',
  'not-started': 'stage',
  underway: 'start-site',
  full: 'leave-early',
  cost: 'stage',
  'same-site': 'district-business',
  'no-token': 'district-arts',
  'most-stars': 'district-arts',
  'no-workers': 'send-worker',
  'none-there': 'district-jewish',
  'too-many': 'district-actions',
  zone: 'district-actions',
  'leader-taken': 'leaders',
  'leader-owned': 'take-leader',
  'leader-forbidden': 'event-1763-royal-proclamation',
  'leader-gone': 'leaders-in-play',
  'no-neutral': 'leader-economic',
  'no-sites': 'no-site-left',
  district: 'district-actions',
};
