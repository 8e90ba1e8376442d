import type { Move } from '@cap-diamant/nouvelle-france/move';
import type { View } from '@cap-diamant/nouvelle-france/view';

/** With contested claims, the interface must not say whether a piece fits (rules 12.5): players have to find out. */
export const mayDisclose = (
  { options }: Pick<View, 'options'>,
  move: Pick<Move, 'kind'> = { kind: 'place' },
): boolean => options.claims === 'assisted' || move.kind !== 'place';
