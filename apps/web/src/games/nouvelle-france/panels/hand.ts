import type { Lot } from '@cap-diamant/nouvelle-france/rules';
import type { Piece } from '@cap-diamant/nouvelle-france/vocabulary';

/** What may be put down now and what is in hand: as much of the placing as the cards and pieces beside it need. */
export interface Hand {
  readonly lots: readonly Lot[];
  readonly lot: Lot | undefined;
  readonly piece: Piece | undefined;
  takeShape(form: string): void;
  take(piece: Piece): void;
  forget(): void;
}
