import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { type SqliteDatabase, SqliteDialect } from 'kysely';

/** The name of the database inside the data folder. */
export const FILE = 'cap-diamant.sqlite';

/** How long another process may hold the file before a write fails. */
const PATIENCE_MS = 10_000;

/**
 * Answered means on disk: `FULL` waits for the disk at every commit, also in WAL mode. Group commits make up for it.
 */
const SETTINGS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma busy_timeout = ${PATIENCE_MS};
`;

/**
 * The driver in the shape Kysely expects. A statement is compiled once. Transactions take the write lock at once: one
 * that reads first and finds out later that another process wrote in between could only fail.
 */
const adapt = (database: DatabaseSyncInstance): SqliteDatabase => {
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  const prepare = (sql: string): ReturnType<SqliteDatabase['prepare']> => {
    const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
    return {
      reader: statement.columns().length > 0,
      all: parameters => statement.all(...parameters),
      run: parameters => statement.run(...parameters),
      iterate: parameters => statement.iterate(...parameters),
    };
  };
  return {
    prepare(sql) {
      const known = prepared.get(sql) ?? prepare(sql);
      prepared.set(sql, known);
      return known;
    },
    close: () => database.close(),
  };
};

/** Opens the database in a file; it and its folder are made if they are missing. */
export const openSqlite = (file: string): DatabaseSyncInstance => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file);
  database.exec(SETTINGS);
  return database;
};

export const sqliteDialect = (database: DatabaseSyncInstance): SqliteDialect =>
  new SqliteDialect({ database: adapt(database) });
