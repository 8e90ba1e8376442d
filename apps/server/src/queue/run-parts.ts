import type { Queue } from './queue.ts';

/** How a worker carries out one task of a run, by the run's kind. What it returns survives JSON. */
export interface PartHandlers {
  readonly [kind: string]: (body: unknown, task: unknown) => Promise<unknown>;
}

/** One task of a run, as the queue holds it. */
interface Part {
  readonly run: string;
  readonly n: number;
  readonly task: unknown;
}

interface Run {
  readonly kind: string;
  readonly body: unknown;
}

/** How many runs a worker remembers. */
const CAPACITY = 8;
/** PostgreSQL's code for a row that refers to another one which is not there. */
const NO_SUCH_ROW = '23503';

/** Carries out tasks of runs. Doing one twice is harmless: its result is kept once. */
export const createPartRunner = ({ db }: Queue, handlers: PartHandlers): ((part: unknown) => Promise<void>) => {
  const known = new Map<string, Run>();

  const read = async (id: string): Promise<Run | undefined> => {
    const row = await db.selectFrom('runs').select(['kind', 'body']).where('id', '=', id).executeTakeFirst();
    return row && { kind: row.kind, body: JSON.parse(row.body) as unknown };
  };

  /** Undefined if nobody waits for it any more. */
  const runOf = async (id: string): Promise<Run | undefined> => {
    const isWanted = await db.selectFrom('runs').select('id').where('id', '=', id).executeTakeFirst();
    const run = isWanted && (known.get(id) ?? (await read(id)));
    known.delete(id);
    if (run === undefined) return undefined;
    known.set(id, run);
    const [oldest] = known.keys();
    if (known.size > CAPACITY && oldest !== undefined) known.delete(oldest);
    return run;
  };

  const keep = async (run: string, n: number, value: unknown): Promise<void> => {
    try {
      await db
        .insertInto('results')
        .values({ run, n, body: JSON.stringify(value) })
        .onConflict(conflict => conflict.doNothing())
        .execute();
    } catch (fault) {
      // Nobody waits for it any more.
      if (Object(fault).code !== NO_SUCH_ROW) throw fault;
    }
  };

  return async part => {
    const { run: id, n, task } = part as Part;
    const run = await runOf(id);
    if (run === undefined) return;
    const handle = handlers[run.kind];
    if (handle === undefined) throw new Error(`this version does not know work of the kind "${run.kind}"`);
    await keep(id, n, await handle(run.body, task));
  };
};
