import type { Lot } from '@cap-diamant/nouvelle-france/rules';
import type { Piece } from '@cap-diamant/nouvelle-france/vocabulary';

/** What can be placed now and what is in hand: the part of `Placing` that the card row needs. */
export interface Hand {
  readonly lots: readonly Lot[];
  readonly lot: Lot | undefined;
  readonly piece: Piece | undefined;
  takeShape(form: string): void;
  take(piece: Piece): void;
  forget(): void;
}
