import { Command, Help } from 'commander';
import type { Context } from './command-line/context.ts';
import { addBackup } from './commands/backup.ts';
import { addBench } from './commands/bench.ts';
import { addExplain } from './commands/explain.ts';
import { addFuzz } from './commands/fuzz.ts';
import { addMigrateData } from './commands/migrate-data.ts';
import { addPerft } from './commands/perft.ts';
import { addPlay } from './commands/play.ts';
import { addPuzzles } from './commands/puzzles.ts';
import { addReplay } from './commands/replay.ts';
import { addReview } from './commands/review.ts';
import { addServe } from './commands/serve.ts';
import { addSimulate } from './commands/simulate.ts';
import { addTable } from './commands/table.ts';
import { addTournament } from './commands/tournament.ts';
import { addTrain } from './commands/train.ts';
import { addVerify } from './commands/verify.ts';
import { addWork } from './commands/work.ts';
import type { Texts } from './words/texts.ts';

const heading = ({ headings }: Texts, title: string): string =>
  Object.hasOwn(headings, title) ? headings[title as keyof Texts['headings']] : title;

const inUsage = ({ placeholders }: Texts, usage: string): string =>
  Object.entries(placeholders).reduce((text, [name, words]) => text.replace(name, words), usage);

/** The whole command line, in the user's language. */
export const createProgram = (context: Context, version: string): Command => {
  const { texts } = context;
  const program = new Command('cap-diamant')
    .description(texts.program)
    .version(version, '-V, --version', texts.versionFlag)
    .helpOption('-h, --help', texts.helpFlag)
    .helpCommand(`help ${texts.placeholders['[command]']}`, texts.helpCommand)
    .configureHelp({
      styleTitle: title => heading(texts, title),
      styleUsage: usage => inUsage(texts, usage),
      subcommandTerm: command => inUsage(texts, new Help().subcommandTerm(command)),
      optionDescription: option => option.description,
    })
    .configureOutput({ outputError: () => {} })
    .exitOverride();
  for (const add of [
    addPlay,
    addServe,
    addBackup,
    addMigrateData,
    addWork,
    addExplain,
    addReview,
    addTable,
    addTournament,
    addTrain,
    addPuzzles,
    addSimulate,
    addReplay,
    addVerify,
    addPerft,
    addFuzz,
    addBench,
  ])
    add(program, context);
  return program;
};
