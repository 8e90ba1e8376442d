import { Kysely } from 'kysely';
import type { Batches } from './batches.ts';
import { type Commits, createCommits } from './group-commit.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export interface Database extends Commits {
  /** For reading; writes go through `commit`. */
  readonly db: Kysely<Schema>;
  /** A faster way to append to logs, where the engine has one. */
  readonly batches?: Batches;
  /** Whether other nodes write to this database as well. */
  readonly isShared: boolean;
  close(): Promise<void>;
}

/** Where everything is kept: a file in a folder, or a PostgreSQL database. */
export type Place = { readonly folder: string } | { readonly url: string };

const closing = (db: Kysely<Schema>, commits: Commits) => async (): Promise<void> => {
  await commits.idle();
  await db.destroy();
};

const openFile = async (folder: string): Promise<Database> => {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(folder) });
  await migrate(db);
  const commits = createCommits(db);
  return { db, ...commits, isShared: false, close: closing(db, commits) };
};

/** Loaded when it is needed: most servers keep a file. */
const openPostgres = async (url: string): Promise<Database> => {
  const [{ postgresDialect }, { createPostgresCommits }, { createBatches }] = await Promise.all([
    import('./postgres.ts'),
    import('./postgres-commits.ts'),
    import('./batches.ts'),
  ]);
  const db = new Kysely<Schema>({ dialect: await postgresDialect(url) });
  await migrate(db);
  const commits = createPostgresCommits(db);
  return { db, ...commits, batches: createBatches(db), isShared: true, close: closing(db, commits) };
};

/** Opens the database and brings it up to date. This is the only place where engines are told apart. */
export const openDatabase = (place: Place): Promise<Database> =>
  'url' in place ? openPostgres(place.url) : openFile(place.folder);
