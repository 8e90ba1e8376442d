import { readFileSync } from 'node:fs';
import { decodeTable, isFairShuffle, type TableInfo } from '@cap-diamant/protocol';
import type { Command } from 'commander';
import { type Context, reportFault } from '../command-line/context.ts';
import { UsageError } from '../command-line/usage.ts';
import { addCommand, addLanguage } from './add.ts';

const STANDARD_INPUT = 0;

/** The table in a file: the server's answer, or the table inside it. */
const tableIn = (json: unknown): unknown => ('table' in Object(json) ? json : { table: json });

const readTable = (file: string, { texts }: Context): TableInfo => {
  const complain = (why: string): UsageError => new UsageError(texts.usage.noFile(file, why));
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file === '-' ? STANDARD_INPUT : file, 'utf8'));
  } catch (fault) {
    throw complain((fault as Error).message);
  }
  const decoded = decodeTable(tableIn(json));
  if (!decoded.ok) throw complain(decoded.error.message);
  return decoded.value.table;
};

const run = (context: Context, file: string): void => {
  const { verify } = context.texts;
  const table = readTable(file, context);
  const isFair = isFairShuffle(table);
  if (isFair) context.say(verify.fair(table.commitment));
  else context.say(table.shuffle === undefined ? verify.notOver : verify.unfair);
  if (!isFair) reportFault();
};

export const addVerify = (program: Command, context: Context): void => {
  const command = addCommand(program, context, 'verify');
  command.argument('<file>', context.texts.options.tableFile);
  addLanguage(command, context);
  command.action((file: string) => run(context, file));
};
