import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { type Bus, TOPICS, type Topic } from './bus.ts';
import type { Schema } from './schema.ts';

const CHANNEL = 'cap_diamant';
/** The next hints after some were sent are collected for this time: each message wakes every node. */
const COLLECT_MS = 10;
/** PostgreSQL takes messages of fewer than 8,000 bytes. */
const LARGEST_MESSAGE = 7500;
const RECONNECT_MS = 500;

type Hint = readonly [topic: Topic, key: string, news?: unknown];

/** As JSON texts, each small enough to be sent. */
export const messagesOf = (node: string, hints: Iterable<string>): string[] => {
  const messages: string[] = [];
  let size = 0;
  let part: string[] = [];
  const end = (): void => {
    if (part.length > 0) messages.push(`[${JSON.stringify(node)},${part.join()}]`);
    part = [];
    size = 0;
  };
  for (const hint of hints) {
    const length = Buffer.byteLength(hint);
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
  /** As JSON, in the order they are sent. */
  const collected = new Set<string>();
  let sent = 0;
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  let isClosed = false;
  let client: pg.Client | undefined;
  /** Whether it was logged why nobody listens. */
  let isKnown = false;

  const hear = (text: string | undefined): void => {
    const [sender, ...hints] = JSON.parse(text ?? '[]') as [string, ...Hint[]];
    if (sender === node) return;
    for (const [topic, key, news] of hints) for (const each of listeners.get(topic) ?? []) each(key, sender, news);
  };

  /**
   * What is told while one message is sent waits for the next, as it does while the database is away. A hint may be
   * lost, so it does not wait for the disk either: whoever else sends one would wait as well.
   */
  const send = async (): Promise<void> => {
    sent = performance.now();
    const messages = messagesOf(node, collected);
    collected.clear();
    if (messages.length === 0) return;
    await sql`
      select set_config('synchronous_commit', 'off', true), pg_notify(${CHANNEL}, message)
      from unnest(${messages}::text[]) as message
    `.execute(db);
  };

  const sendSoon = (): void => {
    timer ??= setTimeout(
      () => {
        sending = send()
          .catch(log)
          .then(() => {
            timer = undefined;
            if (collected.size > 0 && !isClosed) sendSoon();
          });
      },
      sent + COLLECT_MS - performance.now(),
    );
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
    isKnown = false;
    await ended;
  };

  const listenOn = async (): Promise<void> => {
    while (!isClosed) {
      // Whatever keeps it from listening is told once, not at every attempt.
      await listen().catch(fault => {
        if (!isKnown) log(fault);
        isKnown = true;
      });
      await client?.end().catch(() => undefined);
      if (!isClosed) await wait(RECONNECT_MS, undefined, { ref: false });
    }
  };
  const listening = listenOn();

  return {
    tell(topic, key, news) {
      if (isClosed) return;
      const hint: Hint = news === undefined ? [topic, key] : [topic, key, news];
      const text = JSON.stringify(hint);
      // The last of several hints in its place: some say how something is now.
      collected.delete(text);
      collected.add(text);
      sendSoon();
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
