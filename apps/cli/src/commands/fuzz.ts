import { availableParallelism } from 'node:os';
import { BOT_NAMES } from '@cap-diamant/bots';
import type { Command } from 'commander';
import { type Context, reportFault } from '../command-line/context.ts';
import { writeNewFile } from '../command-line/new-file.ts';
import { addNumber, addOption } from '../command-line/options.ts';
import { createProgress } from '../command-line/progress.ts';
import { decisionsIn, fuzzBots } from '../fuzz/fuzz-bots.ts';
import { type FuzzTotal, runFuzz } from '../fuzz/run-fuzz.ts';
import { DEFAULT_GAME, type GameChoice, takeGame, variantsFor } from '../games/game-choice.ts';
import { sayFailures } from '../tournament/failures.ts';
import type { Games } from '../tournament/pool.ts';
import { addCommand, addLanguage } from './add.ts';

interface FuzzOptions extends GameChoice {
  readonly games?: number;
  readonly seed: string;
  readonly every: number;
  readonly workers?: number;
  readonly bots?: true;
  readonly playouts?: number;
}

/** More threads than this showed no benefit. */
const MOST_THREADS = 8;
/** Games every bot plays in every variant by default. */
const FEW_GAMES = 2;

const sayFound = ({ say, texts: { fuzz } }: Context, found: NonNullable<FuzzTotal['found']>): void => {
  const { variant, violation } = found;
  const file = writeNewFile('cap-diamant-fault', '.json', `${JSON.stringify(violation.record)}\n`);
  say(fuzz.found);
  say(fuzz.law(violation.law));
  say(fuzz.complaint(violation.complaint));
  say(fuzz.variant(variant.name, variant.players));
  say(fuzz.record(file));
  say(fuzz.reproduce(`cap-diamant replay ${file}`));
  reportFault();
};

const runBots = async (context: Context, options: FuzzOptions): Promise<void> => {
  const { language, say, texts } = context;
  const variants = variantsFor(await takeGame(options.game, context), options, context);
  const progress = createProgress();
  const begun = performance.now();
  const seconds = (): number => (performance.now() - begun) / 1000;
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const { game, games = FEW_GAMES, seed, playouts, workers: threads = availableParallelism() } = options;
  const watch = (seen: Games, total: number): void => {
    const done = seen.played.length;
    progress.show(done / total, texts.fuzz.progress(done, decisionsIn(seen), numbers.format(done / seconds())));
  };
  const tried = await fuzzBots({ game, bots: BOT_NAMES, variants, games, seed, playouts, threads }, watch, stop.signal);
  progress.clear();
  if (sayFailures(context, tried)) reportFault();
  else say(texts.fuzz.botsFine(tried.played.length, decisionsIn(tried), numbers.format(seconds())));
};

const run = async (context: Context, options: FuzzOptions): Promise<void> => {
  const { language, say, texts } = context;
  const variants = variantsFor(await takeGame(options.game, context), options, context);
  const { game, seed, every, games } = options;
  const threads = options.workers ?? Math.min(MOST_THREADS, availableParallelism());
  const progress = createProgress();
  const begun = performance.now();
  const seconds = (): number => (performance.now() - begun) / 1000;
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const watch = (total: FuzzTotal): void => {
    const share = games === undefined ? undefined : total.games / games;
    progress.show(share, texts.fuzz.progress(total.games, total.steps, numbers.format(total.games / seconds())));
  };
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());

  const plan = { game, variants, seed, every, ...(games !== undefined && { games }) };
  const total = await runFuzz(plan, threads, watch, stop.signal);
  progress.clear();
  if (total.found === undefined) say(texts.fuzz.clean(total.games, total.steps, numbers.format(seconds())));
  else sayFound(context, total.found);
};

export const addFuzz = (program: Command, context: Context): void => {
  const command = addCommand(program, context, 'fuzz');
  addOption(command, context, 'game', DEFAULT_GAME);
  addNumber(command, context, 'games');
  addOption(command, context, 'variant');
  addNumber(command, context, 'players');
  addOption(command, context, 'seed', 'fuzz');
  addNumber(command, context, 'every', { otherwise: 80 });
  addNumber(command, context, 'workers', { most: 64 });
  addOption(command, context, 'withBots');
  addNumber(command, context, 'playouts');
  addLanguage(command, context);
  command.action((options: FuzzOptions) => (options.bots ? runBots(context, options) : run(context, options)));
};
