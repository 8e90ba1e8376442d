import { nth, type Types } from '@cap-diamant/kernel';
import { type Effort, FIRST_LOOK, THOROUGH } from './effort.ts';
import type { JudgedDecision } from './judge.ts';
import type { Segment } from './segments.ts';

/** What is known about a segment, and with how many playouts it was found. */
export interface SegmentVerdict {
  readonly playouts: number;
  readonly decisions: readonly JudgedDecision[];
}

/** A review that runs in the background. */
export interface ReviewJob<G extends Types = Types> {
  readonly segments: readonly Segment<G>[];
  /** Earlier verdicts by segment: what is known well enough is not judged again. */
  readonly known: readonly (SegmentVerdict | undefined)[];
  /** How many segments are judged at the same time, with which effort. */
  parallel(effort: Effort): number;
  readonly efforts?: readonly Effort[];
  /** Undefined if the segment could not be judged: what was known about it stays. */
  judge(segment: Segment<G>, effort: Effort): Promise<readonly JudgedDecision[] | undefined>;
  /** A segment was judged. */
  onVerdict(index: number, verdict: SegmentVerdict): void;
  isStopped(): boolean;
}

/** First all segments at first sight, for a quick graph, then all of them thoroughly. */
const PASSES: readonly Effort[] = [FIRST_LOOK, THOROUGH];

/** Whether somebody had a choice in a segment. */
export const hasChoice = ({ free }: Pick<Segment, 'free'>): boolean => free.includes(true);

/** Judges all segments of a game in which somebody had a choice, pass by pass. */
export const runReview = async <G extends Types>(job: ReviewJob<G>): Promise<void> => {
  const { segments, known, parallel, efforts = PASSES, judge, onVerdict, isStopped } = job;
  for (const effort of efforts) {
    const open = segments.flatMap((segment, index) =>
      hasChoice(segment) && (known[index]?.playouts ?? -1) < effort.playouts ? [index] : [],
    );
    const work = async (): Promise<void> => {
      for (let index = open.shift(); index !== undefined && !isStopped(); index = open.shift()) {
        const decisions = await judge(nth(segments, index), effort);
        if (decisions !== undefined && !isStopped()) onVerdict(index, { playouts: effort.playouts, decisions });
      }
    };
    await Promise.all(Array.from({ length: parallel(effort) }, work));
  }
};
