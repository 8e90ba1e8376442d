import { type Seat, sum } from '@cap-diamant/kernel';
import type { Walls } from '../geometry/walls.ts';
import type { House } from '../model/options.ts';
import type { Ally, Bonus, BySite, Card, Cell, Colour, Grid, Piece, Shape, Site, Stick } from '../model/vocabulary.ts';

export const SOURCES = ['turns', 'allies', 'floors', 'characters', 'handicap'] as const;
export type Source = (typeof SOURCES)[number];
export type BySource = { readonly [source in Source]: number };

export interface Player {
  readonly points: BySource;
  /** Bonus pieces still owned, and tokens ready, in the order of the component list. */
  readonly bonus: readonly Bonus[];
  readonly ready: readonly Ally[];
  readonly usedThisPhase: number;
}

export interface Placed {
  readonly piece: Piece;
  readonly seat: Seat;
  readonly site: Site;
  readonly grid: Grid;
  readonly cells: readonly Cell[];
}

/** What is still to be decided in this turn. */
export type Decision =
  /** 3.1 and 3.2: draw, place the bonus piece, or look at the deck first. */
  | { readonly kind: 'turn'; readonly fresh: boolean }
  /** 11.5: how the looked-at cards go back. */
  | { readonly kind: 'order'; readonly cards: number }
  /** 3.4 and 3.5: place a visible card's piece, or claim that one cannot be placed. */
  | { readonly kind: 'card' }
  /** 12.2: an opponent's answer to a claim. */
  | { readonly kind: 'answer'; readonly seat: Seat; readonly shape: Shape }
  /** 11.3: doubling, for the scorer. */
  | { readonly kind: 'fille'; readonly seat: Seat; readonly base: number }
  /** 11.4: the window for the others; when it closes the card used is discarded. */
  | {
      readonly kind: 'coureur';
      readonly scorer: Seat;
      readonly base: number;
      readonly seats: readonly Seat[];
      readonly card: Shape | null;
    }
  /** 3.8: look at the deck after the turn, or end it. */
  | { readonly kind: 'after' };

/** What everybody at the table can see. */
export interface Open {
  readonly options: House;
  readonly snow: number;
  /** The active player, also while others decide and after the end. */
  readonly turn: Seat;
  readonly colours: readonly Colour[];
  readonly sticks: BySite<Stick>;
  readonly placed: readonly Placed[];
  /** In order of drawing. */
  readonly visible: readonly Shape[];
  readonly discards: readonly Shape[];
  readonly players: readonly Player[];
  readonly characters: BySite<Seat | null>;
  /** A stack, the innermost decision last; empty: the game is over. */
  readonly pending: readonly Decision[];
  /** For each card from the top of the deck the seats that know it, as a set of bits; unknown depths are left out. */
  readonly seen: readonly number[];
  /** How often something hidden has been revealed. */
  readonly uncovered: number;
}

export interface State extends Open {
  /** What stands on the sites: the same as `placed`, in a form for computing. */
  readonly sites: BySite<Walls>;
  /** From the top. */
  readonly deck: readonly Card[];
}

export const scoreOf = (player: Player): number => sum(Object.values(player.points));

/** The seats from the left of one, clockwise, without itself. */
export const othersFrom = (seat: Seat, seats: number): Seat[] =>
  Array.from({ length: seats - 1 }, (_, step) => (seat + 1 + step) % seats);

export const seatBit = (seat: Seat): number => 1 << seat;
