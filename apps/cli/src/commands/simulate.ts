import type { Command } from 'commander';
import { houseBotsNamed } from '../bots/names.ts';
import type { Context } from '../command-line/context.ts';
import { addList, addNumber, addOption } from '../command-line/options.ts';
import { createProgress } from '../command-line/progress.ts';
import { DEFAULT_GAME, type GameChoice, takeGame, variantsFor } from '../games/game-choice.ts';
import { reportLines } from '../simulate/report.ts';
import { type Findings, simulate } from '../simulate/simulate.ts';
import { addCommand, addLanguage } from './add.ts';
import { addComponents } from './components.ts';

interface SimulateOptions extends GameChoice {
  readonly games: number;
  readonly seed: string;
  readonly bots?: readonly string[];
  readonly json?: true;
}

const run = async (context: Context, options: SimulateOptions): Promise<void> => {
  const module = await takeGame(options.game, context);
  const { texts, language, say } = context;
  const words = module.words(language);
  const variants = variantsFor(module, options, context);
  const progress = createProgress();
  const bots = houseBotsNamed(options.bots ?? [], '--bots', context);
  const total = variants.length * options.games;
  const findings: Findings[] = [];
  for (const [at, variant] of variants.entries()) {
    const watch = (done: number): void => {
      const all = at * options.games + done;
      progress.show(all / total, texts.simulate.progress(all, total));
    };
    const found = await simulate(module, words, { variant, games: options.games, seed: options.seed, bots }, watch);
    progress.clear();
    findings.push(found);
    if (!options.json) say(`${reportLines(found, words.variant(variant.name), texts, language).join('\n')}\n`);
  }
  if (options.json) say(JSON.stringify({ game: options.game, seed: options.seed, bots, variants: findings }, null, 2));
};

export const addSimulate = (program: Command, context: Context): void => {
  const command = addCommand(program, context, 'simulate');
  addOption(command, context, 'game', DEFAULT_GAME);
  addNumber(command, context, 'games', { otherwise: 1000 });
  addOption(command, context, 'variant');
  addNumber(command, context, 'players');
  addOption(command, context, 'seed', 'simulate');
  addList(command, context, 'bots');
  addOption(command, context, 'json');
  addComponents(command, context);
  addLanguage(command, context);
  command.action((options: SimulateOptions) => run(context, options));
};
