import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { Schema } from './schema.ts';

/** Stands for a value that is known only when the query runs. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Whatever is read from it is a slot of that name. */
const SLOTS = new Proxy({}, { get: (_, name) => new Slot(String(name)) });

/** Runs a query with these values. */
export type Prepared<V, R> = (db: Kysely<Schema>, values: V) => Promise<QueryResult<R>>;

/**
 * A query that is built and compiled once and then run with other values each time: building takes longer than running,
 * and some queries run with every turn of every table. One compilation per database, as each may have its own dialect.
 */
export const prepared = <V extends object, R>(
  build: (db: Kysely<Schema>, values: V) => Compilable<R>,
): Prepared<V, R> => {
  const compilations = new WeakMap<object, CompiledQuery<R>>();
  return (db, values) => {
    const { adapter } = db.getExecutor();
    const compiled = compilations.get(adapter) ?? build(db, SLOTS as V).compile();
    compilations.set(adapter, compiled);
    const filled = (parameter: unknown): unknown =>
      parameter instanceof Slot ? values[parameter.name as keyof V] : parameter;
    return db.executeQuery({ ...compiled, parameters: compiled.parameters.map(filled) });
  };
};
