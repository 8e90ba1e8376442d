import { nth, type Seat, sum, type Types } from '@cap-diamant/kernel';

/** What an experienced player reads from a position. */
export interface Judgement {
  /** The expected final score of every seat. */
  readonly scores: readonly number[];
  /** How uncertain that expectation is, in points: near 0 at the end. */
  readonly spread: number;
}

export interface Evaluator<G extends Types = Types> {
  judge(state: G['state']): Judgement;
  /** For long lists: the moves worth a closer look, about `most` of them if that is given. */
  shortlist?(state: G['state'], seat: Seat, moves: readonly G['move'][], most?: number): readonly G['move'][];
}

/** Keeps the division finite at the end of the game, when the uncertainty is 0. */
const LEAST_SPREAD = 1e-3;

/** Each seat's expected share of the win: the more uncertain the scores, the more even the shares. */
export const sharesOf = ({ scores, spread }: Judgement): number[] => {
  const best = Math.max(...scores);
  const odds = scores.map(score => Math.exp((score - best) / Math.max(spread, LEAST_SPREAD)));
  const all = sum(odds);
  return odds.map(own => own / all);
};

/** How many points a seat is ahead of the best of the others; below 0: behind. */
export const leadOver = (scores: readonly number[], seat: Seat): number =>
  nth(scores, seat) - Math.max(...scores.filter((_, other) => other !== seat));

/** How many points a seat can expect to lead by. The strongest opponents count most. */
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
