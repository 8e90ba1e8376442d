import { isGameId, loadRules } from '@cap-diamant/catalogue';
import type { Seat } from '@cap-diamant/kernel';
import type { WireFeed } from '@cap-diamant/protocol';
import type pg from 'pg';
import type { TableRow } from '../../storage/schema.ts';
import { clockInfo } from '../../tables/clocks.ts';
import { blankTable, follow } from '../../tables/follow.ts';
import { isBotSeat, seatOf, type Table } from '../../tables/table.ts';
import type { TableEvent } from '../../tables/table-event.ts';
import { headerFrom, personsIn } from '../../tables/table-rows.ts';
import { createFeedWriter } from '../../tables/wire-feed.ts';
import { type CarriedOut, type Committed, type Digest, digestOf, type Reader, type Truth } from './history.ts';

interface StoredEvent {
  readonly event: TableEvent;
  readonly at: number;
  /** When its transaction ended, by the clock of the database; needs `track_commit_timestamp`. */
  readonly committed: number;
}

const readLog = async (db: pg.Client, table: string): Promise<StoredEvent[]> => {
  const { rows } = await db.query<{ body: string; at: string; committed: string; seq: number }>(
    `select body, at, seq, extract(epoch from pg_xact_commit_timestamp(xmin)) * 1000 as committed
     from events where table_id = $1 order by seq`,
    [table],
  );
  return rows.map(({ body, at, committed, seq }, n) => {
    if (seq !== n + 1) throw new Error(`the log of ${table} has ${seq} in place of ${n + 1}`);
    return { event: JSON.parse(body) as TableEvent, at: Number(at), committed: Number(committed) };
  });
};

const readCommands = async (db: pg.Client, table: Table, people: readonly string[]): Promise<CarriedOut[]> => {
  const { rows } = await db.query<{ person: string; cid: string; seq: number }>(
    'select person, cid, seq from commands where person = any($1)',
    [people],
  );
  return rows.flatMap(({ person, cid, seq }) => {
    const seat = seatOf(table, person);
    return seat === undefined ? [] : [{ seat, cid: JSON.parse(cid) as string, seq }];
  });
};

const committedOf = ({ event, at, committed }: StoredEvent, before: Table, ahead: number): Committed => ({
  kind: event.kind,
  ...(event.kind === 'played' && !isBotSeat(before, event.seat) && { turn: { seat: event.seat, moves: event.moves } }),
  at: committed - ahead,
  received: at - ahead,
});

/** Reads a table as the database has it. Its people sit at no other table. */
export const readTruth = async (db: pg.Client, id: string): Promise<Truth> => {
  const { rows } = await db.query<TableRow>('select * from tables where id = $1', [id]);
  const [row] = rows;
  if (row === undefined || !isGameId(row.game)) throw new Error(`there is no table ${id}`);
  const stored = await readLog(db, id);
  const states: Table[] = [blankTable(headerFrom(row), await loadRules(row.game))];
  for (const event of stored) states.push(follow(states.at(-1) as Table, event));
  const last = states.at(-1) as Table;
  const ahead = Date.now() - performance.now();

  const written = new Map<string, Digest>();
  const feed = (reader: Reader, since: number, seq: number): Digest => {
    const key = `${reader} ${since} ${seq}`;
    const known = written.get(key);
    if (known !== undefined) return known;
    const write = createFeedWriter(states[seq] as Table);
    const { own, shared } = write(reader ?? undefined, { since, offered: true, form: 'notation' });
    const digest = digestOf((JSON.parse(`{"feed":${own}${shared}`) as { feed: WireFeed }).feed);
    written.set(key, digest);
    return digest;
  };
  const left = (seat: Seat, seq: number): number | undefined => {
    const { clocks } = states[seq] ?? {};
    return clocks && clockInfo(clocks, stored[seq - 1]?.at ?? 0).left[seat];
  };
  return {
    table: id,
    readers: [...last.seats.keys(), null],
    log: stored.map((event, at) => committedOf(event, states[at] as Table, ahead)),
    commands: await readCommands(db, last, personsIn(row)),
    feed,
    left,
  };
};
