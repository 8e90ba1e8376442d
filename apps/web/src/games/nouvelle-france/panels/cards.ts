import { STANDARD_BOX } from '@cap-diamant/nouvelle-france/geometry';
import type { View } from '@cap-diamant/nouvelle-france/view';
import { HIDDEN, type Shape } from '@cap-diamant/nouvelle-france/vocabulary';

/** The shapes of the box in their order. */
export const SHAPES: readonly Shape[] = STANDARD_BOX.components.shapes.map(({ id }) => id);

/** Cards of a shape that have yet to be drawn: all of them less those that lie open. */
export const cardsToCome = ({ visible, discards }: View, shape: Shape): number => {
  const drawn = [...visible, ...discards].filter(card => card === shape).length;
  return STANDARD_BOX.components.deck.shapeCards.perShape - drawn;
};

/** The cards on top of the deck that the viewer knows, as far as they lie one upon the other. */
export const knownCards = ({ deck }: View): readonly string[] => {
  const unknown = deck.indexOf(HIDDEN);
  return unknown < 0 ? deck : deck.slice(0, unknown);
};

/** The place among the open cards of the one drawn in this turn, while it is to be decided about. */
export const drawnCard = ({ visible, pending, options }: View): number => {
  const asked = pending.at(-1)?.kind;
  return asked === 'card' && options.cards > 1 ? visible.length - 1 : -1;
};
