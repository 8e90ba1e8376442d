import type { Effect } from '@cap-diamant/quebec/effects';
import type { Sound } from '../../sound/sounds.ts';

const SOUND: { readonly [kind in Effect['kind']]?: Sound } = {
  stage: 'place',
  place: 'place',
  move: 'place',
  conscript: 'place',
  put: 'pen',
  upgrade: 'pen',
  fulfil: 'pen',
  lead: 'card',
  reveal: 'card',
  complete: 'build',
  'century-ends': 'bell',
  cascade: 'cascade',
};

/** What an effect sounds like. The end of the game is heard once its result is shown, not before. */
export const soundOf = ({ kind }: Effect): Sound | undefined => SOUND[kind];
