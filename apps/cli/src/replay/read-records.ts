import { readFileSync } from 'node:fs';
import type { Context } from '../command-line/context.ts';
import { UsageError } from '../command-line/usage.ts';

const STANDARD_INPUT = 0;

/** Golden files and saved games wrap their records in different ways; this finds records in all of them. */
const recordsIn = (json: unknown): unknown[] => {
  if (Array.isArray(json)) return json.flatMap(recordsIn);
  const { record, games } = Object(json) as { readonly record?: unknown; readonly games?: unknown };
  if (record !== undefined) return [record];
  return Array.isArray(games) ? games.flatMap(recordsIn) : [json];
};

/** Everything in a file that looks like a record; `-` is standard input. */
export const readRecords = (file: string, { texts }: Context): unknown[] => {
  try {
    return recordsIn(JSON.parse(readFileSync(file === '-' ? STANDARD_INPUT : file, 'utf8')));
  } catch (fault) {
    throw new UsageError(texts.usage.noFile(file, (fault as Error).message));
  }
};
