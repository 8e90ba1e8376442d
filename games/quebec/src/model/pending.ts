import { nth, range, type Seat } from '@cap-diamant/kernel';
import type { District, Space } from './board.ts';
import { type CenturyEnd, type Coloured, MOST_SEATS, type Zone } from './vocabulary.ts';

/** A decision of a seat. */
export type Decision =
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'put'; readonly seat: Seat; readonly architect: 'own' | 'neutral' }
  | { readonly kind: 'redirect'; readonly seat: Seat; readonly space: Space }
  | { readonly kind: 'pair'; readonly seat: Seat }
  /** In a "?" district: which of the colour's other actions. `space` is the site just built on. */
  | { readonly kind: 'do'; readonly seat: Seat; readonly zone: Coloured; readonly space: Space }
  | { readonly kind: 'take'; readonly seat: Seat; readonly district: TakeDistrict }
  | { readonly kind: 'place'; readonly seat: Seat; readonly zones: readonly Zone[]; readonly most: number }
  | { readonly kind: 'move'; readonly seat: Seat }
  | { readonly kind: 'upgrade'; readonly seat: Seat }
  /** Business district: a stage anywhere but on `except`. */
  | { readonly kind: 'stage'; readonly seat: Seat; readonly except: Space }
  /** Mansion district: start a site. */
  | { readonly kind: 'start'; readonly seat: Seat };

export type TakeDistrict = District & ('irish' | 'port' | 'entertainment' | 'academic');

/** Something the rules do automatically once everything above it on the stack is done. */
export type Step =
  | { readonly kind: 'complete'; readonly space: Space }
  | { readonly kind: 'activate'; readonly seat: Seat }
  | { readonly kind: 'end-century'; readonly cause: CenturyEnd }
  | { readonly kind: 'score-century' };

export type Pending = Decision | Step;

export type DecisionOf<K extends Decision['kind']> = Extract<Decision, { readonly kind: K }>;

/** What is pending, as an immutable stack: a new stack shares everything below its top. */
export type Stack = { readonly top: Pending; readonly below: Stack } | null;

/** A stack from a list, innermost last. */
export const stackOf = (pending: readonly Pending[]): Stack => {
  let stack: Stack = null;
  for (const top of pending) stack = { top, below: stack };
  return stack;
};

/** The contents of a stack, innermost last. */
export const listOf = (stack: Stack): Pending[] => {
  const pending: Pending[] = [];
  for (let rest = stack; rest !== null; rest = rest.below) pending.push(rest.top);
  return pending.reverse();
};

const TURNS: readonly Stack[] = range(MOST_SEATS).map(seat => stackOf([{ kind: 'turn', seat }]));

/** The stack at the start of a turn; created once, because turns are frequent. */
export const turnOf = (seat: Seat): Stack => nth(TURNS, seat);
