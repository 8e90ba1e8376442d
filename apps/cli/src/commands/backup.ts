import type { Command } from 'commander';
import type { Context } from '../command-line/context.ts';
import { addOption } from '../command-line/options.ts';
import { UsageError } from '../command-line/usage.ts';
import { addCommand, addLanguage } from './add.ts';
import { server } from './server.ts';

const run = async (context: Context, file: string, { data }: { readonly data?: string }): Promise<void> => {
  const { backUp, defaultDataFolder } = await server();
  const { texts, say } = context;
  try {
    backUp(data ?? defaultDataFolder(), file);
  } catch (fault) {
    throw new UsageError(texts.usage.noWriting(file, (fault as Error).message));
  }
  say(texts.serve.backedUp(file));
};

export const addBackup = (program: Command, context: Context): void => {
  const command = addCommand(program, context, 'backup');
  command.argument('<file>', context.texts.options.backupFile);
  addOption(command, context, 'data');
  addLanguage(command, context);
  command.action((file: string, options: { readonly data?: string }) => run(context, file, options));
};
