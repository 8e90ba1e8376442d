import type { Types } from '@cap-diamant/kernel';
import type { Effect } from '../model/effect.ts';
import type { Move } from '../model/move.ts';
import type { Options } from '../model/options.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** The types of the game of Nouvelle-France. */
export interface NouvelleFrance extends Types {
  options: Options;
  state: State;
  move: Move;
  effect: Effect;
  view: View;
}
