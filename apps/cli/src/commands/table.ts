import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { registry } from '../registry.ts';
import { serve } from '../table/serve.ts';
import { openTable } from '../table/table.ts';
import { addCommand, addLanguage } from './add.ts';
import { addComponents } from './components.ts';

export const addTable = (program: Command, context: Context): void => {
  const command = addCommand(program, context, 'table');
  addComponents(command, context);
  addLanguage(command, context);
  command.action(() => serve(openTable(registry), process.stdin, process.stdout));
};
