import { nth, type Seat, sum, type Types } from '@cap-diamant/kernel';

/** What somebody who knows the game sees in a position. */
export interface Judgement {
  /** The final score every seat may expect. */
  readonly scores: readonly number[];
  /** How far the outcome may still be from that, in points: near 0 at the end. */
  readonly spread: number;
}

export interface Evaluator<G extends Types = Types> {
  judge(state: G['state']): Judgement;
  /** Where lists are long: the moves worth a closer look, about `most` of them if that is given. */
  shortlist?(state: G['state'], seat: Seat, moves: readonly G['move'][], most?: number): readonly G['move'][];
}

/** At the end a hair's breadth decides; this keeps the arithmetic finite. */
const LEAST_SPREAD = 1e-3;

/** The part of the victory each seat may expect: the softer, the more is open. */
export const sharesOf = ({ scores, spread }: Judgement): number[] => {
  const best = Math.max(...scores);
  const odds = scores.map(score => Math.exp((score - best) / Math.max(spread, LEAST_SPREAD)));
  const all = sum(odds);
  return odds.map(own => own / all);
};

/** How many points a seat is ahead of the others, the strongest of whom count most. */
export const leadOf = ({ scores, spread }: Judgement, seat: Seat): number => {
  const softness = Math.max(spread, LEAST_SPREAD);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < scores.length; other++) if (other !== seat) best = Math.max(best, nth(scores, other));
  let odds = 0;
  for (let other = 0; other < scores.length; other++) {
    if (other !== seat) odds += Math.exp((nth(scores, other) - best) / softness);
  }
  return nth(scores, seat) - best - softness * Math.log(odds);
};
