import { nth } from '@cap-diamant/kernel';
import type { Context } from '../command-line/context.ts';
import { writeNewFile } from '../command-line/new-file.ts';
import type { Games } from './pool.ts';

/** How many failures are reported in full, with a file each; more would bury the results. */
const MOST = 10;

/** Reports every game a bot failed in, with its record in a file; true if there were any. */
export const sayFailures = ({ say, texts }: Context, { played, broken }: Games): boolean => {
  const { faults, tournament } = texts.bots;
  const failures = played.flatMap(({ job, result }) => result.failures.map(failure => ({ job, failure })));
  for (const { job, failure } of failures.slice(0, MOST)) {
    const game = job.index + 1;
    say(tournament.failure(game, nth(job.lineup, failure.seat), faults[failure.kind](failure.detail)));
    say(tournament.record(writeNewFile(`cap-diamant-fault-${game}`, '.json', `${JSON.stringify(failure.record)}\n`)));
  }
  for (const { job, fault } of broken.slice(0, MOST)) {
    say(tournament.broken(job.index + 1, faults[fault.kind](fault.detail)));
  }
  const untold = Math.max(0, failures.length - MOST) + Math.max(0, broken.length - MOST);
  if (untold > 0) say(tournament.moreFailures(untold));
  return failures.length + broken.length > 0;
};
