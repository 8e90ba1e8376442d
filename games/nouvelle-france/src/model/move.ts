import type { Cell, Grid, Piece, Shape } from './vocabulary.ts';

/** A placement names its site and grid as text, so that illegal ones can be written down too. */
export interface Place {
  readonly kind: 'place';
  readonly piece: Piece;
  readonly site: string;
  readonly grid: Grid;
  /** In the order of the piece's own cells. */
  readonly cells: readonly Cell[];
}

/** One decision (rules 20). */
export type Move =
  | Place
  | { readonly kind: 'draw' }
  | { readonly kind: 'nation' }
  /** The old places of the cards looked at, counted from 1, in their new order. */
  | { readonly kind: 'order'; readonly places: readonly number[] }
  | { readonly kind: 'claim'; readonly shape: Shape }
  | { readonly kind: 'fille' }
  | { readonly kind: 'coureur' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'end' };

export const DRAW: Move = { kind: 'draw' };
export const NATION: Move = { kind: 'nation' };
export const FILLE: Move = { kind: 'fille' };
export const COUREUR: Move = { kind: 'coureur' };
export const PASS: Move = { kind: 'pass' };
export const END: Move = { kind: 'end' };
