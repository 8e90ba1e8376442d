import type { GameRecord, Seat } from '@cap-diamant/kernel';
import { recordOfMatch } from '@cap-diamant/match';
import type { Command, Sit } from '@cap-diamant/protocol';
import type { Database } from '../storage/database.ts';
import { follow } from './follow.ts';
import { createFollowers, type Follower } from './followers.ts';
import { judge, judgeTurn, type Refusal, type Turn, type Verdict } from './judge.ts';
import { judgeLeave, judgeSit, type SeatingFault } from './seating.ts';
import { createSerial } from './serial.ts';
import { seatOf, stateOfTable, type Table } from './table.ts';
import { createTableCache } from './table-cache.ts';
import type { TableEvent } from './table-event.ts';
import { appendEvents, findCommand, findRow, type Sender } from './table-store.ts';
import { pastViews, wireFeed } from './wire-feed.ts';

/** What became of a request to change a table. */
export type Change<R> =
  | { readonly kind: 'done'; readonly seq: number; readonly table?: Table }
  | { readonly kind: 'refused'; readonly refusal: R; readonly seq: number }
  | { readonly kind: 'no-such-table' };

/** What became of a request to follow; `beyond`: the client claims to know what has not happened yet. */
type Followed =
  | { readonly kind: 'followed' }
  | { readonly kind: 'beyond'; readonly seq: number }
  | { readonly kind: 'no-such-table' };

/** What became of a request for past views; `beyond`: there are not that many decisions. */
type PastViews =
  | { readonly kind: 'past'; readonly seq: number; readonly views: readonly unknown[] }
  | { readonly kind: 'beyond'; readonly seq: number }
  | { readonly kind: 'no-such-table' };

/** The tables of the server. Every change is checked, then on disk, then answered, then told to those who follow. */
export interface Tables {
  /** Takes over a table that was just stored. */
  add(table: Table): void;
  /** Drops what is kept in memory. */
  forget(id: string): void;
  sit(id: string, person: string, request: Sit): Promise<Change<SeatingFault>>;
  leave(id: string, person: string): Promise<Change<SeatingFault>>;
  /** Carries out a person's command, once. */
  command(id: string, person: string | undefined, command: Command): Promise<Change<Refusal>>;
  /** Plays for a seat where a bot sits. */
  playFor(id: string, seat: Seat, turn: Turn): Promise<Change<Refusal>>;
  follow(id: string, follower: Follower, since: number | undefined): Promise<Followed>;
  unfollow(id: string, follower: Follower): void;
  /** What a person saw after the first `from` to `to` decisions. */
  past(id: string, person: string | undefined, from: number, to: number): Promise<PastViews>;
  /** Sends a follower what it missed while it was not ready. */
  catchUp(id: string): Promise<void>;
  exists(id: string): Promise<boolean>;
  /** The record of a finished game; `not-over` before. */
  record(id: string): Promise<GameRecord | 'not-over' | undefined>;
  /** Calls back whenever a table may wait for a bot. */
  onChange(hear: (table: Table) => void): void;
  /** Has the bots of a table look at it again, after a restart. */
  wake(id: string): Promise<void>;
}

export const createTables = (database: Database, now: () => number): Tables => {
  const { db } = database;
  const cache = createTableCache(database);
  const followers = createFollowers();
  const inOrder = createSerial();
  let hearChange: (table: Table) => void = () => {};

  const publish = (table: Table): void => {
    cache.keep(table);
    followers.publish(table);
    hearChange(table);
  };

  /** Carried out before, perhaps through another connection or another server. */
  const repeated = async (sender: Sender | undefined): Promise<Change<never> | undefined> => {
    const seq = sender && (await findCommand(db, sender));
    return seq === undefined ? undefined : { kind: 'done', seq };
  };

  /** Undefined if another event came first. */
  const append = async (
    before: Table,
    events: readonly TableEvent[],
    sender: Sender | undefined,
  ): Promise<Change<never> | undefined> => {
    const after = events.reduce(follow, before);
    try {
      const written = await appendEvents(database, before, after, events, now(), sender);
      if (written === 'lost') return undefined;
    } catch (fault) {
      const known = await repeated(sender);
      if (known !== undefined) return known;
      throw fault;
    }
    publish(after);
    return { kind: 'done', seq: after.seq, table: after };
  };

  /** Validates against the end of the log and appends; if somebody else was faster, validates again. */
  const change = <R>(id: string, check: (table: Table) => Verdict<R>, sender?: Sender): Promise<Change<R>> =>
    inOrder(id, async (): Promise<Change<R>> => {
      for (;;) {
        const known = await repeated(sender);
        if (known !== undefined) return known;
        const table = await cache.load(id);
        if (table === undefined) return { kind: 'no-such-table' };
        const verdict = check(table);
        if ('refusal' in verdict) return { kind: 'refused', refusal: verdict.refusal, seq: table.seq };
        const changed = await append(table, verdict.events, sender);
        if (changed !== undefined) return changed;
        publish(await cache.refresh(table));
      }
    });

  const withTable = <T>(id: string, use: (table: Table) => T): Promise<T | undefined> =>
    inOrder(id, async () => {
      const table = await cache.load(id);
      return table && use(table);
    });

  return {
    add: publish,
    forget: cache.forget,
    sit: (id, person, request) => change(id, table => judgeSit(table, person, request)),
    leave: (id, person) => change(id, table => judgeLeave(table, person)),
    command: (id, person, command) =>
      change(
        id,
        table => judge(table, person, command),
        person === undefined ? undefined : { person, cid: command.cid },
      ),
    playFor: (id, seat, turn) => change(id, table => judgeTurn(table, seat, turn)),
    follow: async (id, follower, since) => {
      const followed = await withTable<Followed>(id, table => {
        const { seq } = table;
        if (since !== undefined && since > seq) return { kind: 'beyond', seq };
        const { person, offered, form } = follower;
        follower.begin(seq, wireFeed(table, seatOf(table, person), { since: since ?? 0, offered, form }));
        follower.sent = seq;
        followers.add(id, follower);
        return { kind: 'followed' };
      });
      return followed ?? { kind: 'no-such-table' };
    },
    unfollow: (id, follower) => followers.remove(id, follower),
    past: async (id, person, from, to) => {
      const found = await withTable<PastViews>(id, table => {
        const { seq, match } = table;
        if (match === undefined || to > match.entries.length) return { kind: 'beyond', seq };
        return { kind: 'past', seq, views: pastViews(table, seatOf(table, person), from, to) };
      });
      return found ?? { kind: 'no-such-table' };
    },
    catchUp: async id => {
      await withTable(id, followers.publish);
    },
    exists: async id => (await findRow(db, id)) !== undefined,
    record: id =>
      withTable(id, table =>
        table.match === undefined || stateOfTable(table) !== 'over' ? 'not-over' : recordOfMatch(table.match),
      ),
    onChange: hear => {
      hearChange = hear;
    },
    wake: async id => {
      await withTable(id, table => hearChange(table));
    },
  };
};
