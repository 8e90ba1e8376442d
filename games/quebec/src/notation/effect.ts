import type { Json } from '@cap-diamant/kernel';
import { spaceId } from '../model/board.ts';
import type { Effect } from '../model/effects.ts';

/** An effect with its spaces by name, as in moves and positions. */
export const formatEffect = (effect: Effect): Json => {
  if ('space' in effect) return { ...effect, space: spaceId(effect.space) };
  return 'spaces' in effect ? { ...effect, spaces: effect.spaces.map(spaceId) } : effect;
};
