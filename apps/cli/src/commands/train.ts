import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { TrainingPlan } from '@cap-diamant/bots';
import { type GameId, loadEvaluation } from '@cap-diamant/catalogue';
import { same } from '@cap-diamant/kernel';
import type { Command } from 'commander';
import { type Context, reportFault } from '../command-line/context.ts';
import { addNumber, addOption } from '../command-line/options.ts';
import { createProgress } from '../command-line/progress.ts';
import { UsageError } from '../command-line/usage.ts';
import { DEFAULT_GAME, takeGame } from '../games/game-choice.ts';
import { type Checkpoint, readCheckpoint, writeCheckpoint } from '../train/checkpoint.ts';
import { drawPlot } from '../train/plot.ts';
import { createTrainingPool, type TrainingPool, TrainingStopped } from '../train/pool.ts';
import { beginTraining, train } from '../train/train.ts';
import { weightsFile } from '../train/weights.ts';
import { addCommand, addLanguage } from './add.ts';
import { databaseUrl } from './database-url.ts';
import { openQueueAt, sayIdleOnce, stopSignal } from './queue.ts';

interface TrainOptions extends TrainingPlan {
  readonly game: string;
  readonly workers: number;
  readonly trials: number;
  readonly out?: string;
  readonly database?: string;
}

const DEFAULTS = { generations: 20, games: 168, units: 32, trials: 60, seed: 'cap-diamant' } as const;

/** The checkpoint in a training's folder, if it has the same plan. */
const resumed = (file: string, game: string, plan: TrainingPlan, { texts }: Context): Checkpoint | undefined => {
  let found: Checkpoint | undefined;
  try {
    found = readCheckpoint(file);
  } catch (fault) {
    throw new UsageError(texts.bots.train.unreadable(file, (fault as Error).message));
  }
  if (found !== undefined && !(found.game === game && same(found.plan, plan))) {
    throw new UsageError(texts.bots.train.otherPlan(file));
  }
  return found;
};

/** Threads of this program, or the workers of a database. */
const openPool = async ({ game, units, workers, database }: TrainOptions, context: Context): Promise<TrainingPool> => {
  const config = { game, units };
  if (database === undefined) return createTrainingPool(config, workers);
  const url = databaseUrl('--database', database, context) as URL;
  const queue = await openQueueAt(url, context);
  const { createSharedTraining } = await import('../train/shared-training.ts');
  return createSharedTraining(config, {
    queue,
    stopped: stopSignal(),
    idle: sayIdleOnce(context),
    failure: why => new UsageError(context.texts.work.taskFailed(why)),
  });
};

const run = async (context: Context, options: TrainOptions): Promise<void> => {
  const { say, texts, language } = context;
  const words = texts.bots.train;
  const { generations, games, units, seed } = options;
  const plan = { generations, games, units, seed };
  const module = await takeGame(options.game, context);
  const { features } = await loadEvaluation(options.game as GameId);
  const out = options.out ?? join('training', options.game);
  mkdirSync(out, { recursive: true });
  const file = join(out, 'checkpoint.json');
  const before = resumed(file, options.game, plan, context);
  if (before !== undefined) say(words.resumed(before.generation, generations));
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const progress = createProgress();

  const keep = (checkpoint: Checkpoint): void => {
    const { strengths } = checkpoint;
    const title = words.plotTitle(module.words(language).title);
    writeCheckpoint(file, checkpoint);
    writeFileSync(join(out, 'weights.ts'), weightsFile(checkpoint));
    const plot = drawPlot({ title, axis: words.plotAxis, strengths, generations, percent: percent.format });
    writeFileSync(join(out, 'strength.svg'), plot);
  };
  const pool = await openPool(options, context);
  try {
    const done = await train(before ?? beginTraining(options.game, plan, features.size), {
      plan,
      pool,
      trials: options.trials,
      variants: module.game.options.variants.length,
      now: () => performance.now() / 1000,
      watch: {
        playing: (generation, played, of) => progress.show(played / of, words.playing(generation + 1, generations)),
        learned: (checkpoint, error) => {
          keep(checkpoint);
          progress.clear();
          const { generation, seconds, strengths } = checkpoint;
          const strength = strengths.at(-1);
          const measured = strength?.generation === generation - 1 ? percent.format(strength.beaten) : undefined;
          say(words.learned(generation, generations, tenths.format(error), tenths.format(seconds / 60), measured));
        },
      },
    });
    keep(done);
    say(words.done(out));
  } catch (fault) {
    if (!(fault instanceof TrainingStopped)) throw fault;
    progress.clear();
    say(texts.work.trainingStopped);
    reportFault();
  } finally {
    await pool.close();
  }
};

export const addTrain = (program: Command, context: Context): void => {
  const command = addCommand(program, context, 'train');
  addOption(command, context, 'game', DEFAULT_GAME);
  addNumber(command, context, 'generations', { otherwise: DEFAULTS.generations });
  addNumber(command, context, 'games', { otherwise: DEFAULTS.games });
  addNumber(command, context, 'units', { otherwise: DEFAULTS.units });
  addNumber(command, context, 'trials', { otherwise: DEFAULTS.trials });
  addOption(command, context, 'seed', DEFAULTS.seed);
  addNumber(command, context, 'workers', { otherwise: availableParallelism() });
  addOption(command, context, 'queue');
  addOption(command, context, 'out');
  addLanguage(command, context);
  command.action((options: TrainOptions) => run(context, options));
};
