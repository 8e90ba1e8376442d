import type { ChatLine, Person, RefusalCode, Say } from '@cap-diamant/protocol';
import { recentLines, storeLine } from '../chat/chat.ts';
import type { Context } from '../http/context.ts';

interface SayFault {
  readonly code: RefusalCode;
  readonly message: string;
}

/** Somebody says something at a table; those in the same room hear it. */
export const sayAt = async (context: Context, person: Person | undefined, say: Say): Promise<'done' | SayFault> => {
  const { tables, shards, limits, chat, now } = context;
  if (person === undefined) return { code: 'unknown-person', message: 'say who you are first' };
  const room = await tables.roomFor(say.table, person.id);
  if (room === undefined) return { code: 'no-such-table', message: 'there is no such table' };
  if (room === 'closed') return { code: 'not-your-seat', message: 'this table is closed to spectators' };
  if ((await limits.chat(person.id)) > 0) return { code: 'too-many', message: 'too many messages; wait a little' };
  const line = await storeLine(shards.of(say.table), room, person, say, now());
  if (line !== undefined) await chat.told(say.table);
  return 'done';
};

/** What a reader at a table gets to hear about what was said before. */
export const chatFor = async (
  { tables, shards, mutes, chat }: Context,
  table: string,
  reader: string | undefined,
): Promise<ChatLine[]> => {
  const room = reader === undefined ? 'spectators' : await tables.roomFor(table, reader);
  if (room === undefined || room === 'closed') return [];
  if (reader !== undefined) await mutes.load(reader);
  await chat.begin(table);
  return recentLines(shards, table, room, speaker => mutes.has(reader, speaker));
};
