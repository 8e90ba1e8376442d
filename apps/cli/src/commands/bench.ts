import { benchVariant, type Row } from '@cap-diamant/bench';
import type { Command } from 'commander';
import { DEFAULT_GAME, takeGame, variantsFor, type Wish } from '../choice.ts';
import { type Context, reportFault } from '../context.ts';
import { addNumber, addOption } from '../options.ts';
import { createProgress } from '../progress.ts';
import { columns } from '../report.ts';
import { addCommand, addLanguage } from './add.ts';

interface BenchOptions extends Wish {
  readonly seconds: number;
  readonly json?: true;
}

const targetText = ({ texts: { bench } }: Context, { target, met }: Row, number: (n: number) => string): string => {
  const wanted = [
    ...(target.gamesPerSecond === undefined ? [] : [`≥ ${number(target.gamesPerSecond)} ${bench.columns.games}`]),
    ...(target.branchNanoseconds === undefined ? [] : [`≤ ${number(target.branchNanoseconds)} ns`]),
  ];
  return wanted.length === 0 ? '' : `${wanted.join(', ')}: ${met ? bench.met : bench.missed}`;
};

const tableLines = (context: Context, rows: readonly Row[]): string[] => {
  const { columns: titles } = context.texts.bench;
  const format = new Intl.NumberFormat(context.language, { maximumFractionDigits: 0 });
  const number = (n: number): string => format.format(n);
  const cells = rows.map(row => [
    row.variant,
    String(row.players),
    number(row.gamesPerSecond),
    number(row.decisionsPerSecond),
    number(row.bytesPerGame / 1000),
    number(row.branchNanoseconds),
    targetText(context, row, number),
  ]);
  const heads = [
    titles.variant,
    titles.players,
    titles.games,
    titles.decisions,
    titles.bytes,
    titles.branch,
    titles.target,
  ];
  return columns([heads, ...cells]);
};

const run = async (context: Context, wish: BenchOptions): Promise<void> => {
  const { say, texts } = context;
  const box = await takeGame(wish.game, context);
  const variants = variantsFor(box, wish, context);
  const progress = createProgress();
  const rows = variants.map((variant, at) => {
    progress.show(at / variants.length, texts.bench.progress(variant.name, variant.players));
    return benchVariant(box.game, variant, wish.seconds);
  });
  progress.clear();
  if (wish.json) say(JSON.stringify({ game: wish.game, node: process.version, rows }, null, 2));
  else say([texts.bench.title, ...tableLines(context, rows)].join('\n'));
  if (rows.some(({ met }) => !met)) reportFault();
};

export const addBench = (program: Command, context: Context): void => {
  const command = addCommand(program, context, 'bench');
  addOption(command, context, 'game', DEFAULT_GAME);
  addOption(command, context, 'variant');
  addNumber(command, context, 'players');
  addNumber(command, context, 'seconds', { otherwise: 1 });
  addOption(command, context, 'json');
  addLanguage(command, context);
  command.action((wish: BenchOptions) => run(context, wish));
};
