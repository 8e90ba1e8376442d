import type { Payment } from '@cap-diamant/kernel';
import type { Effect } from './effect.ts';

/** What an effect pays: a turn or an ally pays one seat, a snowfall all of them. */
export const payments = (effect: Effect): readonly Payment[] => {
  switch (effect.kind) {
    case 'scored':
    case 'followed':
    case 'character':
      return [effect];
    case 'snowfall':
      return effect.points.map((points, seat) => ({ seat, points }));
    default:
      return [];
  }
};
