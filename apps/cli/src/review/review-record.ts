import { availableParallelism } from 'node:os';
import {
  assembleReview,
  botSeed,
  ENGINE_VERSION,
  hasChoice,
  type Review,
  runReview,
  type SegmentVerdict,
  segmentsOf,
  THOROUGH,
} from '@cap-diamant/bots';
import { type Outcome, range, unwrap } from '@cap-diamant/kernel';
import { type Match, stateAt } from '@cap-diamant/match';
import { createTerminalBots } from '../bots/service.ts';
import { sourceOf } from '../games/registry.ts';

/** More threads gain little on one game. */
const MOST_THREADS = 4;

/** Judges a finished match on several threads. Undefined if something could not be judged. */
export const reviewMatch = async (
  match: Match,
  outcome: Outcome,
  onProgress: (done: number, total: number) => void,
): Promise<Review | undefined> => {
  const { game, entries, start } = match;
  const states = range(entries.length + 1).map(at => stateAt(match, at));
  const moves = entries.map(({ seat, move }) => ({ seat, move: unwrap(game.notation.parseMove(move)) }));
  const segments = segmentsOf(game, states, moves);
  const total = segments.filter(hasChoice).length;
  const threads = Math.min(MOST_THREADS, availableParallelism());
  let failed = false;
  const service = createTerminalBots(
    () => {
      failed = true;
    },
    undefined,
    threads,
  );
  const verdicts: (SegmentVerdict | undefined)[] = segments.map(() => undefined);
  try {
    let done = 0;
    await runReview({
      segments,
      known: [],
      parallel: () => threads,
      efforts: [THOROUGH],
      judge: ({ at, seat, view, played }, effort) => {
        const seed = botSeed('seed' in start ? start.seed : undefined, at);
        return service.judge({ question: { match: 'review', ...sourceOf(game.id), view, seat, seed }, played, effort });
      },
      onVerdict: (index, verdict) => {
        verdicts[index] = verdict;
        onProgress(++done, total);
      },
      isStopped: () => failed,
    });
  } finally {
    service.end();
  }
  if (failed) return undefined;
  const judged = segments.map((_, index) => verdicts[index]?.decisions);
  return assembleReview({ version: ENGINE_VERSION, effort: THOROUGH }, segments, judged, outcome);
};
