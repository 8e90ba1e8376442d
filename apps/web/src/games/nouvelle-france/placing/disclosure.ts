import type { Move } from '@cap-diamant/nouvelle-france/move';
import type { View } from '@cap-diamant/nouvelle-france/view';

/** With contested claims nobody is told whether a piece can be placed (rules 12.5): people find out themselves. */
export const mayDisclose = (
  { options }: Pick<View, 'options'>,
  move: Pick<Move, 'kind'> = { kind: 'place' },
): boolean => options.claims === 'assisted' || move.kind !== 'place';
