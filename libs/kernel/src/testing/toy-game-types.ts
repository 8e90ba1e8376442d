import type { Seat } from '../game.ts';

/**
 * A toy game for tests, small enough to follow by hand, that uses every feature of the kernel. Nine numbered bottles
 * are hidden. In a turn a seat draws one (which reveals it), peeks at the next (privately) or steps 1 or 2 without
 * looking; after a step or a peek it draws or rests. At the end of each round all vote at once, in secret; if most say
 * yes, everybody gets a point.
 */
export const BOTTLES = 9;

export interface Options {
  readonly players: number;
  readonly rounds: number;
}

export type Move =
  | { readonly kind: 'draw' }
  | { readonly kind: 'peek' }
  | { readonly kind: 'rest' }
  | { readonly kind: 'step'; readonly by: number }
  | { readonly kind: 'vote'; readonly yes: boolean };

export type Effect =
  | { readonly kind: 'drew'; readonly seat: Seat; readonly bottle: number }
  | { readonly kind: 'peeked'; readonly seat: Seat }
  | { readonly kind: 'saw'; readonly bottle: number }
  | { readonly kind: 'stepped'; readonly seat: Seat; readonly by: number }
  | { readonly kind: 'counted'; readonly yes: number; readonly points: readonly number[] };

export interface State extends Options {
  readonly round: number;
  readonly turn: Seat;
  readonly asked: 'turn' | 'rest' | 'vote' | 'over';
  readonly dark: readonly number[];
  readonly drawn: readonly number[];
  /** Who has seen the next bottle. */
  readonly peeked: readonly Seat[];
  readonly votes: readonly (boolean | null)[];
  /** How many seats said yes in the last vote. */
  readonly ayes: number | null;
  readonly scores: readonly number[];
  /** How often something hidden was revealed. */
  readonly light: number;
}
