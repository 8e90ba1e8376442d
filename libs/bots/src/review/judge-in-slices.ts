import { type Pace, workInSlices } from '../players/think.ts';
import type { JudgedDecision } from './judge.ts';

type Judging = Generator<void, readonly JudgedDecision[]>;

/** Judges without pausing. For tools: nothing can interrupt it. */
export const judgeAtOnce = (judging: Judging): readonly JudgedDecision[] => {
  for (;;) {
    const { done, value } = judging.next();
    if (done === true) return value;
  }
};

/** Judges in slices; resolves to nothing once cancelled. */
export const judgeInSlices = async (judging: Judging, pace: Pace): Promise<readonly JudgedDecision[] | undefined> => {
  let judged: readonly JudgedDecision[] | undefined;
  const step = (): boolean => {
    const { done, value } = judging.next();
    if (done === true) judged = value;
    return done !== true;
  };
  return (await workInSlices(step, pace)) ? judged : undefined;
};
