import { rate } from 'openskill';

/** How strong somebody is at puzzles, and how sure that is, on openskill's own scale (Weng and Lin). */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

export const BEGINNER: Skill = { mu: 25, sigma: 25 / 3 };

/** What people see: 1500 in the middle, and 400 more means ten solved for each one missed, as with Elo. */
const MIDDLE = 1500;
const POINTS_PER_MU = 29.4;
/** Puzzles are graded by search, not by people, so their ratings are a little uncertain. */
const PUZZLE_SIGMA = 2;

export const shownRating = ({ mu }: Skill): number => Math.round(MIDDLE + (mu - BEGINNER.mu) * POINTS_PER_MU);

/** How far off the shown rating may be (two standard deviations). */
export const shownDoubt = ({ sigma }: Skill): number => Math.round(2 * sigma * POINTS_PER_MU);

/** The skill after a puzzle was solved or missed: like a game won or lost against it. */
export const rateAnswer = ({ mu, sigma }: Skill, puzzle: number, right: boolean): Skill => {
  const opponent = { mu: BEGINNER.mu + (puzzle - MIDDLE) / POINTS_PER_MU, sigma: PUZZLE_SIGMA };
  const [[own] = []] = rate([[{ mu, sigma }], [opponent]], { rank: right ? [1, 2] : [2, 1] });
  return own === undefined ? { mu, sigma } : { mu: own.mu, sigma: own.sigma };
};
