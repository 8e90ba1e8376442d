import type { Seat, Types } from '@cap-diamant/kernel';
import type { Evaluator } from '../players/evaluator.ts';
import type { FeatureEncoder } from './features.ts';

/** What one game provides for its bots, in its own entry point, `@cap-diamant/<game>/evaluation`. */
export interface Evaluation<G extends Types = Types> {
  /** Written by hand from players' experience: the baseline. */
  readonly simple: Evaluator<G>;
  /** Trained by self-play. */
  readonly learned: Evaluator<G>;
  /** The input of the learned evaluator. */
  readonly features: FeatureEncoder<G>;
  /** What a position is worth to a seat, in points by aspect ("cascade", "workers"), to explain what a move gains. */
  aspects(state: G['state'], seat: Seat): Readonly<Record<string, number>>;
}
