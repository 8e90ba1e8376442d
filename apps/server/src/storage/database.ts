import { Kysely } from 'kysely';
import { type Commits, createCommits } from './group-commit.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export interface Database extends Commits {
  /** For reading; writes go through `commit`. */
  readonly db: Kysely<Schema>;
  close(): Promise<void>;
}

/** Opens the database of a data folder and brings it up to date. */
export const openDatabase = async (folder: string): Promise<Database> => {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(folder) });
  await migrate(db);
  const commits = createCommits(db);
  return {
    db,
    ...commits,
    close: async () => {
      await commits.idle();
      await db.destroy();
    },
  };
};
