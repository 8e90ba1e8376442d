import type { Effect } from '@cap-diamant/nouvelle-france/effect';
import type { Sound } from '../../sound/sounds.ts';

const SOUND: { readonly [kind in Effect['kind']]?: Sound } = {
  looked: 'card',
  ordered: 'card',
  drew: 'card',
  discarded: 'card',
  placed: 'place',
  completed: 'build',
  claimed: 'pen',
  conceded: 'pen',
  stolen: 'pen',
  character: 'pen',
  snowfall: 'wind',
};

/** What an effect sounds like. The end of the game is heard once its result is shown, not before. */
export const soundOf = ({ kind }: Effect): Sound | undefined => SOUND[kind];
