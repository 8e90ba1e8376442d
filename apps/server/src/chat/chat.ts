import type { ChatLine, Person, Phrase, Say } from '@cap-diamant/protocol';
import type { Kysely } from 'kysely';
import { peopleBy } from '../people/people.ts';
import type { Database } from '../storage/database.ts';
import type { ChatRow, Schema } from '../storage/schema.ts';
import type { Shards } from '../storage/shards.ts';

/** Players and spectators talk apart, so that nobody gets advice during the game. */
export type Room = 'players' | 'spectators';

/** How many lines somebody who comes to a table is sent. */
const RECENT = 50;

type Said = { readonly phrase?: Phrase; readonly text?: string };

const lineFrom = (row: Pick<ChatRow, 'n' | 'at' | 'body'>, person: Person): ChatLine => ({
  n: row.n,
  person,
  at: new Date(Number(row.at)).toISOString(),
  ...(JSON.parse(row.body) as Said),
});

const bodyOf = ({ phrase, text }: Say): Said => ({
  ...(phrase !== undefined && { phrase }),
  ...(text !== undefined && { text }),
});

/** Stores what somebody says; undefined if it was stored before. */
export const storeLine = (
  { commit }: Database,
  room: Room,
  person: Person,
  say: Say,
  at: number,
): Promise<ChatLine | undefined> =>
  commit(async db => {
    const cid = JSON.stringify(say.cid);
    const known = await db
      .selectFrom('chat')
      .select('n')
      .where('person', '=', person.id)
      .where('cid', '=', cid)
      .executeTakeFirst();
    if (known !== undefined) return undefined;
    const last = await db
      .selectFrom('chat')
      .select(({ fn }) => fn.max('n').as('n'))
      .where('table_id', '=', say.table)
      .executeTakeFirst();
    const row = { table_id: say.table, n: (last?.n ?? 0) + 1, room, person: person.id, cid, at };
    const body = JSON.stringify(bodyOf(say));
    await db
      .insertInto('chat')
      .values({ ...row, body })
      .execute();
    return lineFrom({ ...row, body }, person);
  }, `chat ${say.table}`);

/** The latest lines of a room, oldest first, without those of people the reader has muted. */
export const recentLines = async (
  shards: Shards,
  table: string,
  room: Room,
  isMuted: (person: string) => boolean,
): Promise<ChatLine[]> => {
  const rows = await shards
    .of(table)
    .db.selectFrom('chat')
    .selectAll()
    .where('table_id', '=', table)
    .where('room', '=', room)
    .orderBy('n', 'desc')
    .limit(RECENT)
    .execute();
  const people = await peopleBy(shards.people.db, [...new Set(rows.map(({ person }) => person))]);
  return rows
    .filter(({ person }) => !isMuted(person))
    .reverse()
    .map(row => lineFrom(row, people.get(row.person) ?? { id: row.person, name: '' }));
};

/** A line with the room it was said in. */
export interface RoomLine {
  readonly room: Room;
  readonly line: ChatLine;
}

/** What was said at a table after a line, in all rooms. */
export const linesAfter = async (shards: Shards, table: string, n: number): Promise<RoomLine[]> => {
  const rows = await shards
    .of(table)
    .db.selectFrom('chat')
    .selectAll()
    .where('table_id', '=', table)
    .where('n', '>', n)
    .orderBy('n')
    .limit(RECENT)
    .execute();
  const people = await peopleBy(shards.people.db, [...new Set(rows.map(({ person }) => person))]);
  return rows.map(row => ({
    room: row.room as Room,
    line: lineFrom(row, people.get(row.person) ?? { id: row.person, name: '' }),
  }));
};

/** The number of the last line at each of some tables. */
export const lastLines = async (
  db: Kysely<Schema>,
  tables: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (tables.length === 0) return new Map();
  const rows = await db
    .selectFrom('chat')
    .select(({ fn }) => ['table_id', fn.max('n').as('n')])
    .where('table_id', 'in', tables)
    .groupBy('table_id')
    .execute();
  return new Map(rows.map(({ table_id, n }) => [table_id, Number(n)]));
};
