import type { Seat } from '@cap-diamant/kernel';
import type { Ally, Bonus, BySite, Card, Cell, Floor, Grid, Piece, Shape, Site } from './vocabulary.ts';

/** What happened, as facts; the catalogues have the words. */
export type Effect =
  | { readonly kind: 'looked'; readonly seat: Seat; readonly cards: number }
  /** Private: only this seat sees the cards from the top. */
  | { readonly kind: 'saw'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'ordered'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: Card }
  | {
      readonly kind: 'placed';
      readonly seat: Seat;
      readonly piece: Piece;
      readonly site: Site;
      readonly grid: Grid;
      readonly cells: readonly Cell[];
      readonly base: number;
    }
  | { readonly kind: 'completed'; readonly seat: Seat; readonly site: Site }
  | { readonly kind: 'scored'; readonly seat: Seat; readonly points: number; readonly doubled: boolean }
  | { readonly kind: 'followed'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'declined'; readonly seat: Seat; readonly ally: Ally }
  | { readonly kind: 'claimed'; readonly seat: Seat; readonly shape: Shape }
  | { readonly kind: 'conceded'; readonly seat: Seat; readonly shape: Shape }
  | { readonly kind: 'stolen'; readonly seat: Seat; readonly from: Seat }
  | { readonly kind: 'discarded'; readonly shape: Shape }
  | {
      readonly kind: 'snowfall';
      readonly floor: Floor;
      readonly cubes: BySite<readonly number[]>;
      readonly points: readonly number[];
    }
  | { readonly kind: 'lost'; readonly seat: Seat; readonly bonus: Bonus }
  | { readonly kind: 'refreshed' }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'character'; readonly seat: Seat; readonly site: Site; readonly points: number }
  | { readonly kind: 'ended'; readonly winners: readonly Seat[] };
