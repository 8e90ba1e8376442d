import type { Clock } from '../clock.ts';
import { isOrphan } from '../storage/postgres-faults.ts';
import type { Shards } from '../storage/shards.ts';
import type { Absence } from './absences.ts';
import { follow } from './follow.ts';
import { creditAbsences } from './judge-clocks.ts';
import { createSerial } from './serial.ts';
import type { Table } from './table.ts';
import type { TableCache } from './table-cache.ts';
import type { LoggedEvent } from './table-event.ts';
import type { TableNews } from './table-news.ts';
import { type Along, appendEvents, findCommand, insertTable, type Sender } from './table-store.ts';
import type { Verdict } from './verdict.ts';

/** What became of a request to change a table. */
export type Change<R> =
  | { readonly kind: 'done'; readonly seq: number; readonly table?: Table; readonly next?: string }
  | { readonly kind: 'refused'; readonly refusal: R; readonly seq: number }
  | { readonly kind: 'no-such-table' };

/** Hears first that a change is on disk. `publish` tells everybody who follows the table. */
export type Acknowledge = (seq: number, publish: () => void) => void;

/** Who asks for a change, and when that was received. */
interface Origin {
  readonly sender?: Sender | undefined;
  readonly received?: number | undefined;
  readonly acknowledge?: Acknowledge | undefined;
}

/** Reads and appends to the logs of tables; what concerns one table happens in order. */
export interface TableLog {
  /** Validates against the end of the log and appends; if somebody else was faster, validates again. */
  change<R>(id: string, check: (table: Table) => Verdict<R>, origin?: Origin): Promise<Change<R>>;
  /** Undefined if there is no such table. */
  withTable<T>(id: string, use: (table: Table) => T | Promise<T>): Promise<T | undefined>;
  /** Takes over what another node has added to a log; where something before it is missing, reads that first. */
  hear(id: string, news: TableNews): Promise<void>;
}

/** Hears of a table that changed, once that is on disk; `added` are the events, if this node wrote them. */
export type Publish = (table: Table, added: readonly LoggedEvent[] | undefined) => Promise<void>;

/** For a table that another node has removed, and that is still in memory here. */
const ifRemoved = (fault: unknown): 'removed' => {
  if (isOrphan(fault)) return 'removed';
  throw fault;
};

/** A change that is not on disk after this long met a database that was away. */
const LONGEST_WAIT_MS = 2000;

/** What a log needs besides the database. */
interface Surroundings {
  readonly cache: TableCache;
  readonly now: Clock;
  readonly publish: Publish;
  /** When this node did not serve a table. */
  absencesAt(id: string): readonly Absence[];
}

export const createTableLog = (shards: Shards, { cache, now, publish, absencesAt }: Surroundings): TableLog => {
  const { isShared } = shards.people;
  const inOrder = createSerial();

  /** Carried out before, perhaps through another connection or another server. */
  const repeated = async (id: string, sender: Sender | undefined): Promise<Change<never> | undefined> => {
    if (sender === undefined) return undefined;
    // Mostly it was for this table; a client that names another one now gets the same answer.
    const seq = (await findCommand(shards.of(id).db, sender)) ?? (await findElsewhere(sender));
    return seq === undefined ? undefined : { kind: 'done', seq };
  };

  const findElsewhere = async (sender: Sender): Promise<number | undefined> => {
    if (shards.all.length === 1) return undefined;
    const found = await shards.gather(async ({ db }) => [await findCommand(db, sender)]);
    return found.find(seq => seq !== undefined);
  };

  /** The table with what other nodes have added. */
  const catchUp = async (table: Table): Promise<Table> => {
    const now = await cache.refresh(table);
    if (now.seq > table.seq) await publish(now, undefined);
    return now;
  };

  /** Undefined if another event came first. */
  const append = async (
    before: Table,
    events: readonly LoggedEvent[],
    along: Along,
    acknowledge: Acknowledge = (_, tell) => tell(),
  ): Promise<Change<never> | undefined> => {
    const after = events.reduce(follow, before);
    const written = await appendEvents(shards.of(before.header.id), before, after, events, now(), along);
    if (written === 'lost') return undefined;
    if (written === 'repeated') {
      await catchUp(before);
      return repeated(before.header.id, along.sender);
    }
    let published: Promise<void> | undefined;
    acknowledge(after.seq, () => {
      published = publish(after, events);
    });
    await published;
    return { kind: 'done', seq: after.seq, table: after };
  };

  /** Undefined if another event came first or the table is gone: then it is judged again. */
  const tryAppend = async (...change: Parameters<typeof append>): Promise<Change<never> | undefined> => {
    const [before] = change;
    const changed = await append(...change).catch(ifRemoved);
    if (changed === 'removed') cache.forget(before.header.id);
    else if (changed === undefined) await catchUp(before);
    return changed === 'removed' ? undefined : changed;
  };

  /** A turn waited for the database. Whoever was asked by it could not know, so their clocks did not run. */
  const creditWait = async (table: Table, from: number): Promise<void> => {
    const to = now();
    if (to - from < LONGEST_WAIT_MS) return;
    const credit = creditAbsences(table, [{ from, to }], to);
    if (credit.length > 0) await append(table, credit, {});
  };

  return {
    change: <R>(id: string, check: (table: Table) => Verdict<R>, { sender, received, acknowledge }: Origin = {}) =>
      inOrder(id, async (): Promise<Change<R>> => {
        const at = received ?? now();
        for (;;) {
          const table = await cache.load(id);
          if (table === undefined) return (await repeated(id, sender)) ?? { kind: 'no-such-table' };
          const credit = creditAbsences(table, absencesAt(id), at);
          if (credit.length > 0) {
            await tryAppend(table, credit, {});
            continue;
          }
          const verdict = check(table);
          if ('refusal' in verdict) {
            // Another node may have added what makes it right.
            if (isShared && (await catchUp(table)).seq > table.seq) continue;
            return (await repeated(id, sender)) ?? { kind: 'refused', refusal: verdict.refusal, seq: table.seq };
          }
          const { events, opens } = verdict;
          const logged = events.map(event => ({ event, at }));
          const also =
            opens && ((db: Parameters<typeof insertTable>[0]) => insertTable(db, opens.table, opens.events, at));
          const changed = await tryAppend(table, logged, { sender, also }, acknowledge);
          if (changed === undefined) continue;
          if (opens !== undefined) await publish(opens.table, []);
          if (changed.kind === 'done' && changed.table !== undefined) await creditWait(changed.table, at);
          return changed;
        }
      }),
    withTable: (id, use) =>
      inOrder(id, async () => {
        const table = await cache.load(id);
        return table && (await use(isShared ? await catchUp(table) : table));
      }),
    hear: (id, { from, events }) =>
      inOrder(id, async () => {
        const table = await cache.load(id);
        if (table === undefined) return;
        const isGap = table.seq < from;
        const now = isGap ? await cache.refresh(table) : events.slice(table.seq - from).reduce(follow, table);
        // Also if nothing is new: a table that was not in memory is read as it is now, and its followers are behind.
        await publish(now, undefined);
      }),
  };
};
