import { setTimeout as wait } from 'node:timers/promises';
import { PostgresDialect, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { isOutage } from './postgres-faults.ts';
import { pools } from './telemetry.ts';

/** Connections per node; PostgreSQL takes a hundred unless its host says otherwise. */
const CONNECTIONS = 12;
/** How long a database may be away before requests fail. Until then they wait. */
const PATIENCE_MS = 60_000;
const RETRY_MS = 200;
const CONNECT_MS = 5000;

/**
 * Answered means on disk, also where the host's default is less. A node that hangs in the middle of a transaction does
 * not keep its locks for long.
 */
const SETTINGS = `
  select set_config('synchronous_commit', 'on', false)
    where current_setting('synchronous_commit') in ('off', 'local', 'remote_write');
  set idle_in_transaction_session_timeout = '5s';
`;

/** Times and counts stay below 2^53, so they are numbers here as they are in SQLite. */
const TYPES = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.INT8
      ? Number
      : pg.types.getTypeParser(oid, format)) as unknown as typeof pg.types.getTypeParser,
};

/** PostgreSQL stores no NUL. Whatever may hold one is stored as JSON, so only ids that nobody has are changed here. */
const storable = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value);

/** Statements beyond these are not kept by the database: lists of any length would make ever more of them. */
const MOST_STATEMENTS = 200;

/** Names for statements, so that each connection parses and plans them once. */
const createStatementNames = (): ((sql: string) => string | undefined) => {
  const names = new Map<string, string>();
  return sql => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= MOST_STATEMENTS) return known;
    const name = `s${names.size}`;
    names.set(sql, name);
    return name;
  };
};

/** Runs something again while the database is away. Only for what changes nothing if it is carried out twice. */
export const outlastOutage = async <T>(run: () => Promise<T>): Promise<T> => {
  const started = performance.now();
  for (;;) {
    try {
      return await run();
    } catch (fault) {
      if (!isOutage(fault) || performance.now() - started > PATIENCE_MS) throw fault;
      await wait(RETRY_MS);
    }
  }
};

/** A connection as Kysely uses it, for one query or one transaction. */
class Session implements PostgresPoolClient {
  #client: pg.PoolClient;
  #inTransaction = false;
  readonly #pool: pg.Pool;
  readonly #nameOf: (sql: string) => string | undefined;

  constructor(client: pg.PoolClient, pool: pg.Pool, nameOf: (sql: string) => string | undefined) {
    this.#client = client;
    this.#pool = pool;
    this.#nameOf = nameOf;
  }

  query<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>;
  query<_R>(cursor: never): never;
  async query<R>(text: string, parameters: ReadonlyArray<unknown> = []): Promise<PostgresQueryResult<R>> {
    if (text === 'begin') this.#inTransaction = true;
    const isRead = !this.#inTransaction && text.startsWith('select');
    return isRead ? this.#readOn(text, parameters) : this.#run(text, parameters);
  }

  release(): void {
    this.#client.release();
  }

  async #run<R>(text: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>> {
    const name = this.#nameOf(text);
    const query = { text, values: parameters.map(storable), ...(name !== undefined && { name }) };
    return (await this.#client.query(query)) as unknown as PostgresQueryResult<R>;
  }

  /** Reading changes nothing, so it goes on with another connection when this one breaks. */
  async #readOn<R>(text: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>> {
    try {
      return await this.#run(text, parameters);
    } catch (fault) {
      if (!isOutage(fault)) throw fault;
    }
    return outlastOutage(async () => {
      const fresh = await this.#pool.connect();
      this.#client.release(true);
      this.#client = fresh;
      return this.#run(text, parameters);
    });
  }
}

/** The pool in the shape Kysely expects. While the database is away, those who want a connection wait. */
const adapt = (pool: pg.Pool): PostgresPool => {
  const nameOf = createStatementNames();
  return {
    connect: () => outlastOutage(async () => new Session(await pool.connect(), pool, nameOf)),
    end: () => {
      pools.delete(pool);
      return pool.end();
    },
  };
};

/** A PostgreSQL database; fails at once if it cannot be reached now. */
export const postgresDialect = async (url: string): Promise<PostgresDialect> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: 'cap-diamant',
    types: TYPES,
    onConnect: async client => {
      // A connection that breaks fails the query that uses it; without this the process would end as well.
      client.on('error', () => undefined);
      await client.query(SETTINGS);
    },
  });
  pool.on('error', () => undefined);
  try {
    (await pool.connect()).release();
  } catch (fault) {
    await pool.end();
    throw fault;
  }
  pools.add(pool);
  return new PostgresDialect({ pool: adapt(pool) });
};
