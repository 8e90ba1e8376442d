import { STANDARD_BOX } from '@cap-diamant/nouvelle-france/geometry';
import type { View } from '@cap-diamant/nouvelle-france/view';
import { HIDDEN, type Shape } from '@cap-diamant/nouvelle-france/vocabulary';

/** The shapes in rulebook order. */
export const SHAPES: readonly Shape[] = STANDARD_BOX.components.shapes.map(({ id }) => id);

/** How many cards of a shape are still to come: all of them minus the open and the discarded ones. */
export const cardsToCome = ({ visible, discards }: View, shape: Shape): number => {
  const drawn = [...visible, ...discards].filter(card => card === shape).length;
  return STANDARD_BOX.components.deck.shapeCards.perShape - drawn;
};

/** The cards on top of the deck that the viewer knows, up to the first unknown one. */
export const knownCards = ({ deck }: View): readonly string[] => {
  const unknown = deck.indexOf(HIDDEN);
  return unknown < 0 ? deck : deck.slice(0, unknown);
};

/** The index among the open cards of the one just drawn, while the player decides what to do with it. */
export const drawnCard = ({ visible, pending, options }: View): number => {
  const asked = pending.at(-1)?.kind;
  return asked === 'card' && options.cards > 1 ? visible.length - 1 : -1;
};
