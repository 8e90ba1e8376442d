import type { Seat } from '@cap-diamant/kernel';
import type { Box } from '../geometry/box.ts';
import { BONUSES, type Piece, type Shape } from '../model/vocabulary.ts';
import type { Open } from '../state/state.ts';
import { inReserve } from './building.ts';

/** Pieces of one form to choose from: those of a card's shape that are left, or the bonus piece of the phase. */
export interface Lot {
  readonly form: Shape;
  readonly pieces: readonly Piece[];
}

/** The ids of the pieces of a shape that nobody has placed yet. */
export const piecesLeft = (box: Box, open: Pick<Open, 'placed'>, shape: Shape): readonly Piece[] =>
  inReserve(box, open, shape).map(({ id }) => id);

/** What a seat to move may place, wherever it fits. */
export const lotsOf = (box: Box, open: Open, seat: Seat): readonly Lot[] => {
  const decision = open.pending.at(-1);
  const lot = (form: Shape): Lot => ({ form, pieces: piecesLeft(box, open, form) });
  switch (decision?.kind) {
    case 'turn': {
      const bonus = BONUSES[open.snow];
      return bonus !== undefined && open.players[seat]?.bonus.includes(bonus) ? [{ form: bonus, pieces: [bonus] }] : [];
    }
    case 'card':
      return [...new Set(open.visible)].map(lot);
    case 'answer':
      return [lot(decision.shape)];
    default:
      return [];
  }
};
