import { join } from 'node:path';
import { Kysely } from 'kysely';
import { createLonelyBus } from './bus.ts';
import type { Database } from './database.ts';
import { createCommits } from './group-commit.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { FILE, openSqlite, sqliteDialect } from './sqlite.ts';
import { createSqliteBatches } from './sqlite-batches.ts';
import { reportQuery } from './telemetry.ts';

/** Where everything is kept: a file, which has its usual name in a folder, or a PostgreSQL database. */
export type Place = { readonly folder: string } | { readonly file: string } | { readonly url: string };

const openFile = async (file: string): Promise<Database> => {
  const sqlite = openSqlite(file);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(sqlite), log: reportQuery });
  await migrate(db);
  const commits = createCommits(db);
  return {
    db,
    ...commits,
    batches: createSqliteBatches(sqlite, commits),
    isShared: false,
    isAway: () => false,
    createBus: createLonelyBus,
    close: async () => {
      await commits.idle();
      await db.destroy();
    },
  };
};

/** Loaded when it is needed: most servers keep a file. */
const openUrl = async (url: string): Promise<Database> => (await import('./postgres-database.ts')).openPostgres(url);

/** Opens the database and brings it up to date. This is the only place where engines are told apart. */
export const openDatabase = (place: Place): Promise<Database> => {
  if ('url' in place) return openUrl(place.url);
  return openFile('file' in place ? place.file : join(place.folder, FILE));
};
