import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { FILE } from './sqlite.ts';

/**
 * Copies the database of a data folder to a new file, also while a server uses it: the copy is the state at one moment.
 * To restore, put the copy under the same name into an empty data folder.
 */
export const backUp = (folder: string, file: string): void => {
  const source = join(folder, FILE);
  if (!existsSync(source)) throw new Error(`${source}: no such file`);
  if (existsSync(file)) throw new Error('the file exists already');
  const database = new DatabaseSync(source);
  try {
    database.prepare('vacuum into ?').run(file);
  } finally {
    database.close();
  }
};
