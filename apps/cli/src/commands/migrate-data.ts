import type { Command } from 'commander';
import type { Context } from '../command-line/context.ts';
import { addOption } from '../command-line/options.ts';
import { UsageError } from '../command-line/usage.ts';
import { addCommand, addLanguage } from './add.ts';
import { databaseUrl } from './database-url.ts';
import { server } from './server.ts';

interface MigrateOptions {
  readonly from?: string;
  readonly to?: string;
}

const run = async (context: Context, { from, to }: MigrateOptions): Promise<void> => {
  const { texts, say } = context;
  if (from === undefined) throw new UsageError(texts.usage.missingValue('--from'));
  const url = databaseUrl('--to', to, context);
  if (url === undefined) throw new UsageError(texts.usage.missingValue('--to'));
  const { migrateData } = await server();
  try {
    for (const { table, rows, digest } of await migrateData(from, url.href)) {
      say(texts.serve.moved(table, rows, digest));
    }
  } catch (fault) {
    throw new UsageError(texts.serve.notMoved((fault as Error).message));
  }
  say(texts.serve.allMoved(from));
};

export const addMigrateData = (program: Command, context: Context): void => {
  const command = addCommand(program, context, 'migrate-data');
  addOption(command, context, 'from');
  addOption(command, context, 'to');
  addLanguage(command, context);
  command.action((options: MigrateOptions) => run(context, options));
};
