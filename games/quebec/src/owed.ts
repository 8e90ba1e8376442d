import { nth, range, type Seat } from '@cap-diamant/kernel';
import type { District, Space } from './board.ts';
import { type CenturyEnd, type Coloured, MOST_SEATS, type Zone } from './vocabulary.ts';

/** Something a seat is asked. */
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

/** Something the rules do by themselves once everything above it on the stack is done. */
export type Step =
  | { readonly kind: 'complete'; readonly space: Space }
  | { readonly kind: 'activate'; readonly seat: Seat }
  | { readonly kind: 'end-century'; readonly cause: CenturyEnd }
  | { readonly kind: 'score-century' };

export type Owed = Decision | Step;

export type DecisionOf<K extends Decision['kind']> = Extract<Decision, { readonly kind: K }>;

const TURNS: readonly (readonly Decision[])[] = range(MOST_SEATS).map(seat => [{ kind: 'turn', seat }]);

/** The stack a turn begins with; made once, as there are so many turns. */
export const turnOf = (seat: Seat): readonly Decision[] => nth(TURNS, seat);

const NOTHING: readonly Owed[] = [];

/** The stack without its last entry. */
export const withoutLast = (owed: readonly Owed[]): readonly Owed[] =>
  owed.length === 1 ? NOTHING : owed.slice(0, -1);
