import { type Language, type Refused, type Seat, signed, type Words } from '@cap-diamant/kernel';
import type { Effect } from '../model/effects.ts';
import type { Move } from '../model/moves.ts';
import type { Decision } from '../model/pending.ts';
import { REASONS, type Reason } from '../model/reasons.ts';
import type { Quebec } from '../model/types.ts';
import type { View } from '../model/view.ts';
import type { Catalogue, Say } from './catalogue.ts';
import { asked, FACTS, type Facts } from './facts.ts';
import { refusedFacts } from './refused.ts';
import { sayer } from './wording.ts';

// One cast per table: the compiler cannot see that the kind selects both the words and their facts.
type Speak<T> = (say: Say, subject: T) => string;

const questionIn = (catalogue: Catalogue, view: View, seat: Seat): string => {
  if (view.over) return catalogue.over;
  const decision = asked(view);
  if (decision.seat !== seat) return catalogue.waiting(catalogue.player(decision.seat + 1));
  return (catalogue.questions[decision.kind] as Speak<Decision>)(sayer(catalogue, view, []), decision);
};

const moveIn = (catalogue: Catalogue, view: View, seat: Seat, move: Move): string => {
  const facts = (FACTS[move.kind] as (view: View, seat: Seat, move: Move) => Facts[Move['kind']])(view, seat, move);
  return (catalogue.choices[move.kind] as Speak<typeof facts>)(sayer(catalogue, view, []), facts);
};

const effectIn = (catalogue: Catalogue, view: View, effect: Effect, names: readonly string[]): string =>
  (catalogue.effects[effect.kind] as Speak<Effect>)(sayer(catalogue, view, names), effect);

const isReason = (reason: string): reason is Reason => (REASONS as readonly string[]).includes(reason);

const reasonIn = (catalogue: Catalogue, reason: string, refused: Refused<Quebec>): string => {
  const say = sayer(catalogue, refused.view, refused.names);
  return isReason(reason) ? catalogue.reasons[reason](say, refusedFacts(say, refused)) : reason;
};

const look = (table: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(table, key) ? (table[key] ?? key) : key;

/** The game in words of a catalogue, with the pages that can be asked for. */
export const wordsOf = (
  catalogue: Catalogue,
  language: Language,
  pages: (catalogue: Catalogue) => Words<Quebec>['pages'],
): Words<Quebec> => ({
  title: catalogue.title,
  variant: name => look(catalogue.variants, name),
  question: (view, seat) => questionIn(catalogue, view, seat),
  move: (view, seat, move) => moveIn(catalogue, view, seat, move),
  effect: (view, effect, names) => effectIn(catalogue, view, effect, names),
  reason: (reason, refused) => reasonIn(catalogue, reason, refused),
  milestone: effect => (effect.kind === 'century-ends' ? catalogue.milestone(effect.century, effect.cause) : undefined),
  source: key => look(catalogue.sources, key),
  aspect: (key, points) => `${look(catalogue.aspects, key)} ${signed(language, points)}`,
  pages: pages(catalogue),
});
