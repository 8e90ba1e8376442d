import type { Command } from 'commander';
import type { Context } from '../command-line/context.ts';
import { registry } from '../games/registry.ts';
import { openTable } from '../protocol/open-table.ts';
import { serve } from '../protocol/serve/serve.ts';
import { addCommand, addLanguage } from './add.ts';
import { addComponents } from './components.ts';

export const addTable = (program: Command, context: Context): void => {
  const command = addCommand(program, context, 'table');
  addComponents(command, context);
  addLanguage(command, context);
  command.action(() => serve(openTable(registry), process.stdin, process.stdout));
};
