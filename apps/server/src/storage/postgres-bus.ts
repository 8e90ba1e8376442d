import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { type Bus, TOPICS, type Topic } from './bus.ts';
import type { Schema } from './schema.ts';

const CHANNEL = 'cap_diamant';
/** Hints of this time are sent together: each NOTIFY makes all commits of the database wait for a moment. */
const COLLECT_MS = 10;
/** PostgreSQL takes messages of fewer than 8,000 bytes. */
const LARGEST_MESSAGE = 7500;
const RECONNECT_MS = 500;

type Hint = readonly [Topic, string];

/** As JSON texts, each small enough to be sent. */
export const messagesOf = (node: string, hints: readonly Hint[]): string[] => {
  const messages: string[] = [];
  let size = 0;
  let part: Hint[] = [];
  const end = (): void => {
    if (part.length > 0) messages.push(JSON.stringify([node, ...part]));
    part = [];
    size = 0;
  };
  for (const hint of hints) {
    const length = Buffer.byteLength(JSON.stringify(hint));
    if (size + length > LARGEST_MESSAGE) end();
    part.push(hint);
    size += length + 1;
  }
  end();
  return messages;
};

/** Hints through LISTEN and NOTIFY, sent after the commit they tell about and never in its transaction. */
export const createPostgresBus = (url: string, db: Kysely<Schema>, log: (fault: unknown) => void): Bus => {
  const node = randomUUID();
  const listeners = new Map<Topic, Parameters<Bus['on']>[1][]>(TOPICS.map(topic => [topic, []]));
  const collected = new Map<string, Hint>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  let isClosed = false;
  let client: pg.Client | undefined;

  const hear = (text: string | undefined): void => {
    const [sender, ...hints] = JSON.parse(text ?? '[]') as [string, ...Hint[]];
    if (sender === node) return;
    for (const [topic, key] of hints) for (const each of listeners.get(topic) ?? []) each(key, sender);
  };

  /** One message after the other; what is told meanwhile waits, as it does while the database is away. */
  const send = async (): Promise<void> => {
    while (collected.size > 0) {
      const hints = [...collected.values()];
      collected.clear();
      for (const message of messagesOf(node, hints)) {
        await sql`select pg_notify(${CHANNEL}, ${message})`.execute(db);
      }
    }
    timer = undefined;
  };

  /** Listens until the connection breaks. */
  const listen = async (): Promise<void> => {
    const listener = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'cap-diamant hints' });
    const ended = new Promise<void>(resolve => {
      listener.on('error', () => resolve());
      listener.on('end', () => resolve());
    });
    listener.on('notification', ({ payload }) => hear(payload));
    client = listener;
    await listener.connect();
    await listener.query(`listen ${CHANNEL}`);
    await ended;
  };

  const listenOn = async (): Promise<void> => {
    while (!isClosed) {
      await listen().catch(log);
      await client?.end().catch(() => undefined);
      if (!isClosed) await wait(RECONNECT_MS, undefined, { ref: false });
    }
  };
  const listening = listenOn();

  return {
    tell(topic, key) {
      if (isClosed) return;
      // The last of several hints in its place: some say how something is now.
      collected.delete(`${topic} ${key}`);
      collected.set(`${topic} ${key}`, [topic, key]);
      timer ??= setTimeout(() => {
        sending = send().catch(fault => {
          timer = undefined;
          log(fault);
        });
      }, COLLECT_MS);
    },
    on: (topic, each) => void listeners.get(topic)?.push(each),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await sending;
      await send().catch(log);
      await client?.end().catch(() => undefined);
      await listening;
    },
  };
};
