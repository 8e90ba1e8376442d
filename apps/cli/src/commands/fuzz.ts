import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { DEFAULT_GAME, takeGame, variantsFor, type Wish } from '../choice.ts';
import { type Context, reportFault } from '../context.ts';
import { runTeam, type Total } from '../fuzz/team.ts';
import { addNumber, addOption } from '../options.ts';
import { createProgress } from '../progress.ts';
import { addCommand, addLanguage } from './add.ts';

interface FuzzOptions extends Wish {
  readonly games?: number;
  readonly seed: string;
  readonly every: number;
  readonly workers?: number;
}

/** More threads than this have not been seen to help. */
const MOST_THREADS = 8;
const FAULT_FILE = 'cap-diamant-fault.json';

const sayFound = ({ say, texts: { fuzz } }: Context, found: NonNullable<Total['found']>): void => {
  const { variant, violation } = found;
  writeFileSync(FAULT_FILE, `${JSON.stringify(violation.record)}\n`);
  say(fuzz.found);
  say(fuzz.law(violation.law));
  say(fuzz.complaint(violation.complaint));
  say(fuzz.variant(variant.name, variant.players));
  say(fuzz.record(FAULT_FILE));
  say(fuzz.reproduce(`cap-diamant replay ${FAULT_FILE}`));
  reportFault();
};

const run = async (context: Context, wish: FuzzOptions): Promise<void> => {
  const { language, say, texts } = context;
  const variants = variantsFor(await takeGame(wish.game, context), wish, context);
  const { game, seed, every, games } = wish;
  const threads = wish.workers ?? Math.min(MOST_THREADS, availableParallelism());
  const progress = createProgress();
  const begun = performance.now();
  const seconds = (): number => (performance.now() - begun) / 1000;
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const watch = (total: Total): void => {
    const share = games === undefined ? undefined : total.games / games;
    progress.show(share, texts.fuzz.progress(total.games, total.steps, numbers.format(total.games / seconds())));
  };
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());

  const task = { game, variants, seed, every, ...(games !== undefined && { games }) };
  const total = await runTeam(task, threads, watch, stop.signal);
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
  addLanguage(command, context);
  command.action((wish: FuzzOptions) => run(context, wish));
};
