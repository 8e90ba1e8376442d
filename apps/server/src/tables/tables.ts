import type { GameRecord, Seat } from '@cap-diamant/kernel';
import { feed, recordOfMatch } from '@cap-diamant/match';
import type { Command, Rematch, Sit, TableInfo } from '@cap-diamant/protocol';
import type { Room } from '../chat/chat.ts';
import { type Clock, createStamps } from '../clock.ts';
import { createNames } from '../people/names.ts';
import { type Bus, createLonelyBus } from '../storage/bus.ts';
import type { Shards } from '../storage/shards.ts';
import type { Absence } from './absences.ts';
import { createFollowers, type Follower } from './followers.ts';
import { type DescribeTable, firstFrame } from './frames.ts';
import { judge, judgeBotTurn, judgeResign, type Turn } from './judge.ts';
import { judgeTimeouts, judgeVacation, NOTHING } from './judge-clocks.ts';
import { createPresence } from './presence.ts';
import { wantRematch } from './rematch.ts';
import { judgeLeave, judgeSit, type SeatingFault } from './seating.ts';
import { isBotSeat, isClosedTo, personsAt, seatOf, stateOfTable, type Table } from './table.ts';
import { createTableCache } from './table-cache.ts';
import type { LoggedEvent } from './table-event.ts';
import { type Acknowledge, type Change, createTableLog, type Publish } from './table-log.ts';
import { newsFrom, newsOf, type TableNews } from './table-news.ts';
import { infoFrom, rowOf } from './table-rows.ts';
import { findRow, tablesOf } from './table-store.ts';
import type { Refusal } from './verdict.ts';
import { wireDetails } from './wire-details.ts';
import { pastViews } from './wire-feed.ts';

/**
 * What became of a request to follow; `beyond`: the client claims to know what has not happened yet; `closed`: this
 * table has no spectators.
 */
type Followed =
  | { readonly kind: 'followed' }
  | { readonly kind: 'beyond' | 'closed'; readonly seq: number }
  | { readonly kind: 'no-such-table' };

/** What became of a request for past views; `beyond`: there are not that many decisions. */
type PastViews =
  | { readonly kind: 'past'; readonly seq: number; readonly views: readonly unknown[] }
  | { readonly kind: 'beyond' | 'closed'; readonly seq: number }
  | { readonly kind: 'no-such-table' };

/** The tables of the server. Every change is checked, then on disk, then answered, then told to those who follow. */
export interface Tables {
  /** Takes over a table that was just stored. */
  add(table: Table): Promise<void>;
  /** Drops what all nodes keep in memory of a table that was removed. */
  forget(id: string): void;
  sit(id: string, person: string, request: Sit): Promise<Change<SeatingFault>>;
  leave(id: string, person: string): Promise<Change<SeatingFault>>;
  /**
   * Carries out a person's command, once. `received` is when it came: clocks are charged until then. `acknowledge` is
   * called if this changes the table now, and not if it did before.
   */
  command(
    id: string,
    person: string | undefined,
    command: Command,
    received?: number,
    acknowledge?: Acknowledge,
  ): Promise<Change<Refusal>>;
  /** Plays for a seat where a bot sits. */
  playFor(id: string, seat: Seat, turn: Turn): Promise<Change<Refusal>>;
  /** Opens the next table for the same people, or sits down there. */
  rematch(id: string, person: string | undefined, request: Rematch): Promise<Change<Refusal>>;
  /** Hands the seats whose time is up to bots. */
  timeOut(id: string): Promise<Change<Refusal>>;
  /** Stops somebody's clock for a vacation, or lets it run again. */
  setVacation(id: string, person: string, on: boolean): Promise<Change<Refusal>>;
  /** Somebody leaves for good: gets up before the start, resigns after it. */
  giveUp(id: string, person: string): Promise<Change<Refusal | SeatingFault>>;
  /** The tables where somebody sits and the game is not over. */
  playedBy(person: string): Promise<string[]>;
  /** Credits the time this server was away now, instead of with the next change. */
  credit(id: string): Promise<Change<Refusal>>;
  follow(id: string, follower: Follower, since: number | undefined): Promise<Followed>;
  unfollow(id: string, follower: Follower): void;
  /** What a person saw after the first `from` to `to` decisions. */
  past(id: string, person: string | undefined, from: number, to: number): Promise<PastViews>;
  /** Sends a follower what it missed while it was not ready. */
  catchUp(id: string): Promise<void>;
  exists(id: string): Promise<boolean>;
  /** Whether a seat still has to decide something. */
  isAsked(id: string, seat: Seat, decision: number): Promise<boolean>;
  /** In which room of a table somebody talks; `closed` if it has no spectators. */
  roomFor(id: string, person: string): Promise<Room | 'closed' | undefined>;
  /** Sends a frame to those in a room who follow with details and want to hear the speaker. */
  broadcast(id: string, room: Room, wants: (reader: string | undefined) => boolean, frame: string): void;
  /** What anybody may know about a table. */
  infoOf(table: Table): TableInfo;
  /** Somebody has another name, or none any more: those who look at their tables hear of it. */
  renamed(person: string): Promise<void>;
  /** The record of a finished game; `not-over` before. */
  record(id: string): Promise<GameRecord | 'not-over' | undefined>;
  /** Calls back whenever a table has changed; `isOwn`: by this node. */
  onChange(hear: (table: Table, isOwn: boolean) => void): void;
  /** The tables that are followed here, each with the last number all its followers were sent. */
  followed(): ReadonlyMap<string, number>;
  /** How many tables are in memory, and how many of them somebody follows. */
  count(): { readonly tablesInMemory: number; readonly tablesFollowed: number };
  /** Takes over what another node has added to a table, and tells those who follow it here. */
  hear(id: string, news: TableNews): Promise<void>;
  /** Says again to other nodes who follows tables here, and forgets those of nodes that are gone. */
  refreshPresence(): void;
  /** Has the bots of a table look at it again, after a restart. */
  wake(id: string): Promise<void>;
}

export const createTables = (
  shards: Shards,
  now: Clock,
  stamp: () => number = createStamps(now),
  bus: Bus = createLonelyBus(),
  absencesAt: (table: string) => readonly Absence[] = () => [],
): Tables => {
  const cache = createTableCache(shards);
  const names = createNames(shards.people.db);
  const describe: DescribeTable = (table, seat) => wireDetails(table, seat, names.known, now());
  const presence = createPresence(bus);
  const followers = createFollowers(describe, presence);
  const listeners: ((table: Table, isOwn: boolean) => void)[] = [];
  const hearChange = (table: Table, isOwn: boolean): void => {
    for (const hear of listeners) hear(table, isOwn);
  };

  /** A node that has followers and was not heard of yet reads what it is not told here. */
  const tellOthers = (table: Table, added: readonly LoggedEvent[]): void => {
    const { id } = table.header;
    bus.tell('table', id, presence.isElsewhere(id) ? newsOf(table, added) : undefined);
  };

  const publish: Publish = async (table, added) => {
    const isOwn = added !== undefined;
    if (isOwn) tellOthers(table, added);
    cache.keep(table);
    const loading = names.load(personsAt(table));
    if (loading !== undefined) await loading;
    followers.publish(table);
    hearChange(table, isOwn);
  };

  const log = createTableLog(shards, { cache, now, publish, absencesAt });
  const { change, withTable } = log;

  const rename = async (person: string): Promise<void> => {
    names.forget(person);
    for (const id of followers.followedTablesOf(person)) {
      await withTable(id, async table => {
        await names.load(personsAt(table));
        const { seats } = describe(table, undefined);
        followers.announce(id, JSON.stringify({ kind: 'people', table: id, seats }));
      });
    }
  };
  // What fails here the sweep finds.
  bus.on('table', (id, _, news) => {
    if (followers.isFollowed(id)) log.hear(id, newsFrom(news)).catch(() => undefined);
  });
  bus.on('gone', id => cache.forget(id));
  bus.on('person', person => void rename(person).catch(() => undefined));

  return {
    add: table => publish(table, []),
    followed: followers.followed,
    count: () => ({ tablesInMemory: cache.size(), tablesFollowed: followers.size() }),
    hear: log.hear,
    refreshPresence: presence.refresh,
    forget: id => {
      bus.tell('gone', id);
      cache.forget(id);
    },
    sit: (id, person, request) => change(id, table => judgeSit(table, person, request)),
    leave: (id, person) => change(id, table => judgeLeave(table, person)),
    command: (id, person, command, received, acknowledge) =>
      change(id, table => judge(table, person, command), {
        sender: person === undefined ? undefined : { person, cid: command.cid },
        received,
        acknowledge,
      }),
    playFor: (id, seat, turn) => change(id, table => judgeBotTurn(table, seat, turn)),
    timeOut: id => change(id, table => judgeTimeouts(table, now())),
    setVacation: (id, person, on) => change(id, table => judgeVacation(table, person, on)),
    giveUp: (id, person) =>
      change<Refusal | SeatingFault>(id, table =>
        stateOfTable(table) === 'open' ? judgeLeave(table, person) : judgeResign(table, person),
      ),
    playedBy: person => shards.gatherAll(({ db }) => tablesOf(db, person)),
    credit: id => change(id, () => NOTHING),
    follow: async (id, follower, since) => {
      const followed = await withTable<Followed>(id, async table => {
        const { seq } = table;
        if (isClosedTo(table, follower.person)) return { kind: 'closed', seq };
        if (since !== undefined && since > seq) return { kind: 'beyond', seq };
        if (follower.details) await names.load(personsAt(table));
        follower.begin(firstFrame(table, follower, since ?? 0, describe));
        follower.sent = seq;
        followers.add(table, follower);
        return { kind: 'followed' };
      });
      return followed ?? { kind: 'no-such-table' };
    },
    rematch: (id, person, request) => wantRematch(log, id, person, request, stamp),
    isAsked: async (id, seat, decision) =>
      (await withTable(id, table => !isBotSeat(table, seat) && table.asked[seat] === decision)) === true,
    roomFor: (id, person) =>
      withTable(id, table => {
        if (seatOf(table, person) !== undefined) return 'players';
        return isClosedTo(table, person) ? 'closed' : 'spectators';
      }),
    broadcast: (id, room, wants, frame) => followers.broadcast(id, room, wants, frame),
    infoOf: table => infoFrom(rowOf(table, now()), names.known),
    renamed: person => {
      bus.tell('person', person);
      return rename(person);
    },
    unfollow: (id, follower) => followers.remove(id, follower),
    past: async (id, person, from, to) => {
      const found = await withTable<PastViews>(id, table => {
        const { seq, match } = table;
        if (isClosedTo(table, person)) return { kind: 'closed', seq };
        if (match === undefined || to > feed(match, undefined).length) return { kind: 'beyond', seq };
        return { kind: 'past', seq, views: pastViews(table, seatOf(table, person), from, to) };
      });
      return found ?? { kind: 'no-such-table' };
    },
    catchUp: async id => {
      await withTable(id, followers.publish);
    },
    exists: async id => (await findRow(shards.of(id).db, id)) !== undefined,
    record: id =>
      withTable(id, table =>
        table.match === undefined || stateOfTable(table) !== 'over' ? 'not-over' : recordOfMatch(table.match),
      ),
    onChange: hear => void listeners.push(hear),
    wake: async id => {
      await withTable(id, table => hearChange(table, true));
    },
  };
};
