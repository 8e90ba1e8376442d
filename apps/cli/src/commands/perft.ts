import { perft } from '@cap-diamant/kernel';
import type { Command } from 'commander';
import type { Context } from '../command-line/context.ts';
import { addNumber, addOption } from '../command-line/options.ts';
import { UsageError } from '../command-line/usage.ts';
import { DEFAULT_GAME, type GameChoice, takeGame, variantFor } from '../games/game-choice.ts';
import { addCommand, addLanguage } from './add.ts';
import { addComponents } from './components.ts';

interface PerftOptions extends GameChoice {
  readonly seed: string;
  readonly depth: number;
}

const WIDTHS = [8, 20, 14];

const row = (cells: readonly string[]): string => cells.map((cell, at) => cell.padStart(WIDTHS[at] ?? 0)).join('');

/** Prints each depth as soon as it is counted: the deep ones take long. */
const run = async (context: Context, options: PerftOptions): Promise<void> => {
  const { texts, language, say } = context;
  const { game, ...module } = await takeGame(options.game, context);
  const variant = variantFor({ game, ...module }, options, context);
  const numbers = new Intl.NumberFormat(language);
  const state = game.setup(variant.options, options.seed);
  say(texts.perft.title(module.words(language).variant(variant.name), variant.players));
  say(row([texts.perft.depth, texts.perft.nodes, texts.perft.time]));
  for (let depth = 1; depth <= options.depth; depth++) {
    const begun = performance.now();
    const nodes = perft(game, state, depth);
    if (!nodes.ok) throw new UsageError(texts.usage.invalid('--depth', String(depth), texts.perft.tooMany));
    const ms = numbers.format(Math.round(performance.now() - begun));
    say(row([String(depth), numbers.format(nodes.value), `${ms} ms`]));
  }
};

export const addPerft = (program: Command, context: Context): void => {
  const command = addCommand(program, context, 'perft');
  addOption(command, context, 'game', DEFAULT_GAME);
  addOption(command, context, 'variant');
  addNumber(command, context, 'players');
  addOption(command, context, 'seed', 'perft');
  addNumber(command, context, 'depth', { otherwise: 3, least: 1, most: 20 });
  addComponents(command, context);
  addLanguage(command, context);
  command.action((options: PerftOptions) => run(context, options));
};
