import type { Types } from '@cap-diamant/kernel';
import type { Effect } from './effects.ts';
import type { Move } from './moves.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** The types of the game of Québec. */
export interface Quebec extends Types {
  options: Options;
  state: State;
  move: Move;
  effect: Effect;
  view: View;
}
