import { type Review, summariesOf, turningPointsOf } from '@cap-diamant/bots';
import { parseRecord, type Result } from '@cap-diamant/kernel';
import { outcomeOf, resumeMatch, seatsOf } from '@cap-diamant/match';
import type { Command } from 'commander';
import type { Context } from '../command-line/context.ts';
import { addOption } from '../command-line/options.ts';
import { createProgress } from '../command-line/progress.ts';
import { UsageError } from '../command-line/usage.ts';
import { takeGame } from '../games/game-choice.ts';
import { playersIn } from '../play/game-file.ts';
import { namesOf } from '../play/players.ts';
import { readRecords } from '../replay/read-records.ts';
import { judgeOnThreads } from '../review/judge-on-threads.ts';
import type { JudgeAll } from '../review/judge-task.ts';
import { reviewLines } from '../review/review-lines.ts';
import { reviewMatch } from '../review/review-record.ts';
import { addCommand, addLanguage } from './add.ts';
import { addComponents } from './components.ts';
import { databaseUrl } from './database-url.ts';
import { openQueueAt, sayIdleOnce, stopSignal } from './queue.ts';

interface ReviewOptions {
  readonly json?: true;
  readonly database?: string;
}

/** Judges on threads of this program, or on the workers of a database. */
const review = async (
  { database }: ReviewOptions,
  context: Context,
  judgeWith: (judgeAll: JudgeAll) => Promise<Review | undefined>,
): Promise<Review | undefined> => {
  if (database === undefined) return judgeWith(judgeOnThreads);
  const url = databaseUrl('--database', database, context) as URL;
  const queue = await openQueueAt(url, context);
  const { judgeOnWorkers } = await import('../review/judge-on-workers.ts');
  try {
    return await judgeWith(judgeOnWorkers(queue, sayIdleOnce(context), stopSignal()));
  } finally {
    await queue.close();
  }
};

const run = async (context: Context, file: string, options: ReviewOptions): Promise<void> => {
  const { language, say, texts } = context;
  const checked = <T>(result: Result<T>): T => {
    if (!result.ok) throw new UsageError(texts.usage.badFile(file, result.error.message));
    return result.value;
  };
  const [json] = readRecords(file, context);
  const record = checked(parseRecord(json));
  const module = await takeGame(record.game, context);
  const match = checked(resumeMatch(module.game, record));
  const outcome = outcomeOf(match);
  if (outcome === undefined) throw new UsageError(texts.review.notOver);
  const progress = createProgress();
  const reviewed = await review(options, context, judgeAll =>
    reviewMatch(match, outcome, judgeAll, (done, total) =>
      progress.show(done / total, texts.review.progress(done, total)),
    ),
  );
  progress.clear();
  if (reviewed === undefined) throw new Error(texts.review.notJudged);
  const names = namesOf(playersIn(json), seatsOf(match), texts);
  if (options.json === true) {
    const { decisions, chances, engine } = reviewed;
    const players = summariesOf(reviewed).map((summary, seat) => ({ name: names[seat], ...summary }));
    say(JSON.stringify({ engine, players, turningPoints: turningPointsOf(reviewed), chances, decisions }));
    return;
  }
  for (const line of reviewLines(context, reviewed, { match, words: module.words(language), names })) say(line);
};

export const addReview = (program: Command, context: Context): void => {
  const command = addCommand(program, context, 'review');
  command.argument('<file>', context.texts.options.record);
  addOption(command, context, 'json');
  addOption(command, context, 'queue');
  addComponents(command, context);
  addLanguage(command, context);
  command.action((file: string, options: ReviewOptions) => run(context, file, options));
};
