import { LEVELS, type Level } from '@cap-diamant/bots';
import { isGameId, loadEvaluation } from '@cap-diamant/catalogue';
import { type BotTimes, measureLevel, questionsOf, sample } from './bot-times.ts';
import { taskGiven } from './task.ts';

const GAMES = 4;
/** The quick levels get more questions, because their times are small. */
const MOST_QUESTIONS: { readonly [level in Level]: number } = {
  novice: 200,
  easy: 200,
  medium: 200,
  strong: 80,
  expert: 40,
};
const WARM_UP = 20;

/** Runs in its own process; prints how long every level takes. */
const { game, variant, seconds } = await taskGiven();
if (!isGameId(game.id)) throw new Error(`no game ${game.id}`);
const evaluation = await loadEvaluation(game.id);
const questions = questionsOf(game, evaluation, variant, GAMES);
await measureLevel(game, evaluation, 'strong', sample(questions, WARM_UP)); // warms up the compiler

const rows: [Level, BotTimes][] = [];
for (const level of LEVELS) {
  const asked = sample(questions, Math.ceil(seconds * MOST_QUESTIONS[level]));
  rows.push([level, await measureLevel(game, evaluation, level, asked)]);
}
process.stdout.write(JSON.stringify(rows));
