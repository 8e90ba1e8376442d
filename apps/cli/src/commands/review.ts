import { summariesOf, turningPointsOf } from '@cap-diamant/bots';
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
import { reviewLines } from '../review/review-lines.ts';
import { reviewMatch } from '../review/review-record.ts';
import { addCommand, addLanguage } from './add.ts';
import { addComponents } from './components.ts';

const run = async (context: Context, file: string, { json: asJson }: { readonly json?: true }): Promise<void> => {
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
  const review = await reviewMatch(match, outcome, (done, total) =>
    progress.show(done / total, texts.review.progress(done, total)),
  );
  progress.clear();
  if (review === undefined) throw new Error(texts.review.notJudged);
  const names = namesOf(playersIn(json), seatsOf(match), texts);
  if (asJson === true) {
    const { decisions, chances, engine } = review;
    const players = summariesOf(review).map((summary, seat) => ({ name: names[seat], ...summary }));
    say(JSON.stringify({ engine, players, turningPoints: turningPointsOf(review), chances, decisions }));
    return;
  }
  for (const line of reviewLines(context, review, { match, words: module.words(language), names })) say(line);
};

export const addReview = (program: Command, context: Context): void => {
  const command = addCommand(program, context, 'review');
  command.argument('<file>', context.texts.options.record);
  addOption(command, context, 'json');
  addComponents(command, context);
  addLanguage(command, context);
  command.action((file: string, options: { readonly json?: true }) => run(context, file, options));
};
