import { emptyPuzzleFile, type PuzzleFile, type PuzzlePlan, renameThemes, searchNextGame } from '@cap-diamant/bots';
import { type GameId, loadPuzzleThemes } from '@cap-diamant/catalogue';
import { type Game, same } from '@cap-diamant/kernel';
import type { Command } from 'commander';
import { evaluationOf } from '../bots/open.ts';
import type { Context } from '../command-line/context.ts';
import { addNumber, addOption } from '../command-line/options.ts';
import { createProgress } from '../command-line/progress.ts';
import { UsageError } from '../command-line/usage.ts';
import { DEFAULT_GAME, takeGame } from '../games/game-choice.ts';
import { readPuzzles, writePuzzles } from '../puzzles/puzzle-storage.ts';
import { reportPuzzles } from '../puzzles/report.ts';
import { addCommand, addLanguage } from './add.ts';

interface PuzzlesOptions {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly playouts: number;
  readonly times: number;
  readonly file?: string;
  readonly report?: true;
}

const DEFAULTS = { games: 30, seed: 'cap-diamant', playouts: 20, times: 10 } as const;

/** The puzzles found so far; undefined if there is no file yet. */
const found = (file: string, { texts }: Context): PuzzleFile | undefined => {
  try {
    return readPuzzles(file);
  } catch (fault) {
    throw new UsageError(texts.bots.puzzles.unreadable(file, (fault as Error).message));
  }
};

/** The file to continue with. */
const resumed = (file: string, game: Game, plan: PuzzlePlan, context: Context): PuzzleFile => {
  const words = context.texts.bots.puzzles;
  const before = found(file, context) ?? emptyPuzzleFile(game, plan);
  if (before.game !== game.id || !same(before.plan, plan)) throw new UsageError(words.otherPlan(file));
  if (before.rules !== game.rules) throw new UsageError(words.otherRules(file));
  return before;
};

const run = async (context: Context, options: PuzzlesOptions): Promise<void> => {
  const { say, texts } = context;
  const words = texts.bots.puzzles;
  const { games, seed, playouts, times, file = `puzzles-${options.game}.json` } = options;
  if (options.report) {
    const known = found(file, context);
    if (known === undefined) throw new UsageError(texts.usage.noFile(file, 'ENOENT'));
    for (const line of reportPuzzles(known, context)) say(line);
    return;
  }
  const { game } = await takeGame(options.game, context);
  const evaluation = await evaluationOf(game);
  const themes = await loadPuzzleThemes(game.id as GameId);
  const source = { game, evaluation, themes };
  let puzzles = renameThemes(source, resumed(file, game, { seed, playouts, depth: times }, context));
  if (puzzles.games > 0) say(words.resumed(puzzles.games, games));
  writePuzzles(file, puzzles);
  const progress = createProgress();
  while (puzzles.games < games) {
    progress.show(puzzles.games / games, words.playing(puzzles.games + 1, games, puzzles.puzzles.length));
    puzzles = searchNextGame(source, puzzles);
    writePuzzles(file, puzzles);
  }
  progress.clear();
  say(words.done(puzzles.puzzles.length, file));
};

export const addPuzzles = (program: Command, context: Context): void => {
  const command = addCommand(program, context, 'puzzles');
  addOption(command, context, 'game', DEFAULT_GAME);
  addNumber(command, context, 'games', { otherwise: DEFAULTS.games });
  addOption(command, context, 'seed', DEFAULTS.seed);
  addNumber(command, context, 'foundWith', { otherwise: DEFAULTS.playouts });
  addNumber(command, context, 'times', { otherwise: DEFAULTS.times });
  addOption(command, context, 'puzzleFile');
  addOption(command, context, 'report');
  addLanguage(command, context);
  command.action((options: PuzzlesOptions) => run(context, options));
};
