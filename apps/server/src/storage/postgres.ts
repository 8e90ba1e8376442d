import { PostgresDialect, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import pg from 'pg';
import type { Outages } from './outages.ts';
import { isOutage } from './postgres-faults.ts';
import { pools } from './telemetry.ts';

/** Connections per node; PostgreSQL takes a hundred unless its host says otherwise. */
const CONNECTIONS = 12;
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

/** A connection as Kysely uses it, for one query or one transaction. */
class Session implements PostgresPoolClient {
  /** Undefined after it broke and was given back, until there is another one. */
  #client: pg.PoolClient | undefined;
  #inTransaction = false;
  readonly #pool: pg.Pool;
  readonly #outages: Outages;
  readonly #nameOf: (sql: string) => string | undefined;

  constructor(client: pg.PoolClient, pool: pg.Pool, outages: Outages, nameOf: (sql: string) => string | undefined) {
    this.#client = client;
    this.#pool = pool;
    this.#outages = outages;
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
    this.#client?.release();
  }

  async #run<R>(text: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>> {
    const name = this.#nameOf(text);
    const query = { text, values: parameters.map(storable), ...(name !== undefined && { name }) };
    this.#client ??= await this.#pool.connect();
    return (await this.#client.query(query)) as unknown as PostgresQueryResult<R>;
  }

  /** Reading changes nothing, so it goes on with another connection when this one breaks. */
  async #readOn<R>(text: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>> {
    try {
      return await this.#run(text, parameters);
    } catch (fault) {
      if (!isOutage(fault)) throw fault;
    }
    return this.#outages.outlast(() => {
      // Given back before another one is taken: a pool where everybody holds a broken connection has none left.
      this.#client?.release(true);
      this.#client = undefined;
      return this.#run(text, parameters);
    });
  }
}

/** The connections to a database; the first one is made when it is needed. */
export const openPool = (url: string, connections = CONNECTIONS): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
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
  pools.add(pool);
  return pool;
};

/** Fails at once if the database cannot be reached now, or is not what it should be. */
const NEVER_WAIT: Outages = { outlast: run => run(), isAway: () => false };

/** The pool in the shape Kysely expects. While the database is away, those who want a connection wait. */
export const postgresDialect = (
  pool: pg.Pool,
  outages = NEVER_WAIT,
  check: () => Promise<void> = async () => undefined,
): PostgresDialect => {
  const nameOf = createStatementNames();
  const connect = async (): Promise<Session> => {
    await check();
    return new Session(await pool.connect(), pool, outages, nameOf);
  };
  const end = (): Promise<void> => {
    pools.delete(pool);
    return pool.end();
  };
  return new PostgresDialect({ pool: { connect: () => outages.outlast(connect), end } });
};
