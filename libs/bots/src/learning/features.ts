import type { Types } from '@cap-diamant/kernel';
import type { Evaluator } from '../players/evaluator.ts';
import { type Network, reader } from './network.ts';

/** Turns a position into feature vectors: a row for each seat, seen from that seat. */
export interface FeatureEncoder<G extends Types = Types> {
  /** The length of a row. */
  readonly size: number;
  /** How many numbers at the beginning of a row are the same for all seats. */
  readonly common: number;
  /** Fills the rows, which are all 0. Values should be around 1. */
  encode(state: G['state'], rows: readonly Float32Array[]): void;
  /** The points every seat has already. */
  points(state: G['state']): readonly number[];
  /** How far scores may still be from what is expected, in points; 0 only once the game is over. */
  spread(state: G['state']): number;
}

/** Points per network unit: networks work best with values around 1. */
export const POINTS = 10;

/** Evaluates by how many points a network expects every seat to add. */
export const learnedEvaluator = <G extends Types>(
  features: FeatureEncoder<G>,
  network: Network,
  shortlist?: Evaluator<G>['shortlist'],
): Evaluator<G> => {
  const rows: Float32Array[] = [];
  const { readCommon, read } = reader(network);
  return {
    judge(state) {
      const points = features.points(state);
      const spread = features.spread(state);
      if (spread === 0) return { scores: points, spread };
      while (rows.length < points.length) rows.push(new Float32Array(features.size));
      for (let seat = 0; seat < points.length; seat++) rows[seat]?.fill(0);
      features.encode(state, rows.length === points.length ? rows : rows.slice(0, points.length));
      readCommon(rows[0] as Float32Array, features.common);
      const scores = points.map((now, seat) => now + POINTS * read(rows[seat] as Float32Array));
      return { scores, spread };
    },
    ...(shortlist && { shortlist }),
  };
};
