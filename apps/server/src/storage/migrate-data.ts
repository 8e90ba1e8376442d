import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from './open-database.ts';
import type { Schema } from './schema.ts';

type TableName = keyof Schema;

/** The key of each table; what others refer to comes first. */
const KEYS: { readonly [table in TableName]: readonly string[] } = {
  people: ['id'],
  tables: ['id'],
  sessions: ['hash'],
  members: ['person', 'table_id'],
  events: ['table_id', 'seq'],
  commands: ['person', 'cid'],
  answers: ['key_hash'],
  settings: ['name'],
  chat: ['table_id', 'n'],
  mutes: ['person', 'muted'],
  reports: ['table_id', 'n', 'person'],
  subscriptions: ['endpoint'],
  notices: ['person', 'table_id', 'decision'],
  vacations: ['person', 'since'],
  passkeys: ['id'],
  codes: ['hash'],
  acts: ['id'],
  limits: ['key'],
};
const TABLES = Object.keys(KEYS) as TableName[];

type Row = Readonly<Record<string, string | number | null>>;

/** What a table holds: how many rows, and a digest that does not depend on their order, which engines see differently. */
export interface Contents {
  readonly table: string;
  readonly rows: number;
  readonly digest: string;
}

const PAGE = 500;
const SPACE = 2n ** 256n;

/** All rows of a table, a page at a time. */
async function* pagesOf(db: Kysely<Schema>, table: TableName): AsyncGenerator<readonly Row[]> {
  const keys = KEYS[table];
  const columns = sql.join(keys.map(key => sql.ref(key)));
  let last: Row | undefined;
  for (;;) {
    const after = last && sql.join(keys.map(key => last?.[key]));
    const from = after === undefined ? sql`` : sql`where (${columns}) > (${after})`;
    const page = sql<Row>`select * from ${sql.table(table)} ${from} order by ${columns} limit ${sql.lit(PAGE)}`;
    const { rows } = await page.execute(db);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1);
  }
}

const digestOf = (row: Row): bigint => {
  const fields = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
  return BigInt(`0x${createHash('sha256').update(JSON.stringify(fields)).digest('hex')}`);
};

const readContents = async (
  db: Kysely<Schema>,
  table: TableName,
  take: (rows: readonly Row[]) => Promise<unknown> = async () => undefined,
): Promise<Contents> => {
  let rows = 0;
  let sum = 0n;
  for await (const page of pagesOf(db, table)) {
    await take(page);
    rows += page.length;
    for (const row of page) sum = (sum + digestOf(row)) % SPACE;
  }
  return { table, rows, digest: sum.toString(16).padStart(64, '0') };
};

const copyTable = async (from: Kysely<Schema>, to: Kysely<Schema>, table: TableName): Promise<Contents> => {
  const insert = (rows: readonly Row[]) =>
    to
      .insertInto(table)
      .values(rows as never)
      .execute();
  const [read, written] = [await readContents(from, table, insert), await readContents(to, table)];
  if (read.rows === written.rows && read.digest === written.digest) return written;
  throw new Error(`${table}: ${written.rows} of ${read.rows} rows arrived, and not all as they were`);
};

const requireEmpty = async (db: Kysely<Schema>): Promise<void> => {
  for (const table of TABLES) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) throw new Error(`the database is not empty: it has ${table}`);
  }
};

/**
 * Copies everything a server keeps in a file to an empty PostgreSQL database, all or nothing, and compares what arrived.
 * The file stays as it is, but for its schema, which is brought up to date.
 */
export const migrateData = async (file: string, url: string): Promise<readonly Contents[]> => {
  if (!existsSync(file)) throw new Error(`${file}: no such file`);
  const source = await openDatabase({ file });
  try {
    const target = await openDatabase({ url });
    try {
      // Nothing is written to the file while it is read.
      return await source.commit(from =>
        target.db.transaction().execute(async to => {
          await requireEmpty(to);
          const contents: Contents[] = [];
          for (const table of TABLES) contents.push(await copyTable(from, to, table));
          return contents;
        }),
      );
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
};
