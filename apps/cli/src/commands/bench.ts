import { BOT_TABLES, type BotRow, benchBots, benchVariant, type Row } from '@cap-diamant/bench';
import type { Command } from 'commander';
import { nameOfBot } from '../bots/titles.ts';
import { type Context, reportFault } from '../command-line/context.ts';
import { addNumber, addOption } from '../command-line/options.ts';
import { createProgress } from '../command-line/progress.ts';
import { DEFAULT_GAME, type GameChoice, takeGame, variantsFor } from '../games/game-choice.ts';
import { columns } from '../report/columns.ts';
import { BOT_FIGURES } from '../words/texts.ts';
import { addCommand, addLanguage } from './add.ts';

interface BenchOptions extends GameChoice {
  readonly seconds: number;
  readonly json?: true;
  readonly bots?: true;
}

const targetText = ({ texts: { bench } }: Context, { targets }: Row, number: (n: number) => string): string =>
  bench.targets(
    targets.map(({ figure, least, most, met }) => {
      const bound = least === undefined ? `≤ ${number(most ?? 0)}` : `≥ ${number(least)}`;
      return bench.target(bench.figures[figure], bound, met);
    }),
  );

const tableLines = (context: Context, rows: readonly Row[]): string[] => {
  const { columns: titles } = context.texts.bench;
  const format = new Intl.NumberFormat(context.language, { maximumFractionDigits: 0 });
  const number = (n: number): string => format.format(n);
  const fine = (n: number): string => n.toLocaleString(context.language, { maximumFractionDigits: 3 });
  const cells = rows.map(row => [
    row.variant,
    String(row.players),
    number(row.gamesPerSecond),
    number(row.decisionsPerSecond),
    number(row.bytesPerGame / 1000),
    number(row.branchNanoseconds),
    fine(row.listMedianMilliseconds),
    fine(row.listMostMilliseconds),
    number(row.refusalNanoseconds),
    targetText(context, row, number),
  ]);
  const { figures } = context.texts.bench;
  const heads = [
    titles.variant,
    titles.players,
    figures.gamesPerSecond,
    figures.decisionsPerSecond,
    titles.bytes,
    figures.branchNanoseconds,
    figures.listMedianMilliseconds,
    figures.listMostMilliseconds,
    figures.refusalNanoseconds,
    titles.target,
  ];
  return columns([heads, ...cells]);
};

const run = async (context: Context, options: BenchOptions): Promise<void> => {
  const { say, texts } = context;
  const module = await takeGame(options.game, context);
  const variants = variantsFor(module, options, context);
  const progress = createProgress();
  const rows = variants.map((variant, at) => {
    progress.show(at / variants.length, texts.bench.progress(variant.name, variant.players));
    return benchVariant({
      gameId: module.game.id,
      name: variant.name,
      players: variant.players,
      seconds: options.seconds,
    });
  });
  progress.clear();
  if (options.json) say(JSON.stringify({ game: options.game, node: process.version, rows }, null, 2));
  else say([texts.bench.title, ...tableLines(context, rows)].join('\n'));
  if (rows.some(({ targets }) => targets.some(({ met }) => !met))) reportFault();
};

const botLines = ({ language, texts }: Context, rows: readonly BotRow[]): string[] => {
  const { bots, target } = texts.bench;
  const number = (n: number): string => n.toLocaleString(language, { maximumSignificantDigits: 3 });
  const cells = rows.map(row => [
    nameOfBot(row.level, texts.bots),
    String(row.decisions),
    number(row.meanMs),
    number(row.medianMs),
    number(row.p95Ms),
    number(row.worstMs),
    number(row.processorP95Ms),
    number(row.playoutsPerSecond),
    target(bots.columns.p95, `< ${number(row.mostAllowedMs)}`, row.met),
  ]);
  return columns([BOT_FIGURES.map(name => bots.columns[name]), ...cells]);
};

/** How long the levels think, in the variants that have targets. */
const runBots = async (context: Context, { seconds, json, ...options }: BenchOptions, all: boolean): Promise<void> => {
  const { language, say, texts } = context;
  const progress = createProgress();
  const found: unknown[] = [];
  for (const table of BOT_TABLES.filter(({ gameId }) => all || gameId === options.game)) {
    const { gameId, name, players } = table;
    const words = (await takeGame(gameId, context)).words(language);
    progress.show(undefined, texts.bench.progress(name, players));
    const rows = benchBots({ ...table, seconds });
    progress.clear();
    found.push({ game: gameId, variant: name, players, rows });
    if (rows.some(({ met }) => !met)) reportFault();
    const { title, clocks } = texts.bench.bots;
    if (!json) {
      say([title(words.title, words.variant(name), players), ...botLines(context, rows), clocks, ''].join('\n'));
    }
  }
  if (json) say(JSON.stringify({ node: process.version, tables: found }, null, 2));
};

export const addBench = (program: Command, context: Context): void => {
  const command = addCommand(program, context, 'bench');
  addOption(command, context, 'game', DEFAULT_GAME);
  addOption(command, context, 'variant');
  addNumber(command, context, 'players');
  addNumber(command, context, 'seconds', { otherwise: 1 });
  addOption(command, context, 'json');
  addLanguage(command, context);
  addOption(command, context, 'withBots');
  command.action((options: BenchOptions) =>
    options.bots
      ? runBots(context, options, command.getOptionValueSource('game') === 'default')
      : run(context, options),
  );
};
