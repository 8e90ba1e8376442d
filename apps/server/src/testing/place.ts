import { createHash } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { Place } from '../storage/open-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL server without its database; undefined in tests on SQLite. */
    postgres?: string;
  }
}

/** Whether these tests run on PostgreSQL. */
export const onPostgres = (): boolean => inject('postgres') !== undefined;

/** It is there already, or another test process has just made it. */
const EXISTS = ['42P04', '23505'];

const create = async (server: string, name: string): Promise<void> => {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } catch (fault) {
    if (!EXISTS.includes(Object(fault).code)) throw fault;
  } finally {
    await client.end();
  }
};

/** Where a server with this data folder keeps everything: in the folder, or in a database that stands for it. */
export const placeFor = async (folder: string): Promise<Place> => {
  const server = inject('postgres');
  if (server === undefined) return { folder };
  const name = `t${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  await create(server, name);
  return { url: `${server}/${name}` };
};
