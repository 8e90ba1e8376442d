import type { Seat, Types } from '@cap-diamant/kernel';
import type { Evaluator } from '../players/evaluator.ts';
import type { FeatureEncoder } from './features.ts';

/** What one game brings for its bots: behind an own entry point, `@cap-diamant/<game>/evaluation`. */
export interface Evaluation<G extends Types = Types> {
  /** Made by hand from what players say of the game: the yardstick. */
  readonly simple: Evaluator<G>;
  /** Learned from games against itself. */
  readonly learned: Evaluator<G>;
  /** What the learned one is given to look at. */
  readonly features: FeatureEncoder<G>;
  /** What a position holds for a seat, in points by aspect ("cascade", "workers"): to say what a move gains. */
  aspects(state: G['state'], seat: Seat): Readonly<Record<string, number>>;
}
