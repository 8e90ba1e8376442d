import type { ServerMessage } from '@cap-diamant/protocol';
import { expect, it } from 'vitest';
import { ServerConnection, type SocketEvents } from './server-connection.svelte.ts';

/** Why something is refused only for now: the database of its table is away, or there was too much of it. */
const FOR_NOW = ['unavailable', 'too-many'] as const;
type ForNow = (typeof FOR_NOW)[number];
type Sent = { readonly kind: string; readonly cid: string };

/** The page's connection to a server that the test plays; time passes when the test says so. */
const connect = (first?: string) => {
  const sent: Sent[] = [];
  const waiting: { readonly ms: number; readonly end: () => void }[] = [];
  /** The table that each socket was opened for. */
  const places: (string | undefined)[] = [];
  let events: SocketEvents | undefined;
  const connection = new ServerConnection({
    clock: { now: () => 0, wait: ms => new Promise(end => void waiting.push({ ms, end })) },
    openSocket: (given, table) => {
      events = given;
      places.push(table);
      return { send: frame => void sent.push(JSON.parse(frame) as Sent), close: () => undefined };
    },
    watchNetwork: () => () => undefined,
  });
  connection.open(first);
  const tell = (message: ServerMessage): void => events?.received(JSON.stringify(message));
  tell({ kind: 'welcome', protocol: 1, person: null });
  return {
    connection,
    places,
    sent,
    tell,
    /** What was sent last. */
    last: (): Sent => sent.at(-1) as Sent,
    refuse: (code: ForNow): void => tell({ kind: 'refused', cid: sent.at(-1)?.cid ?? '', code, message: '' }),
    /** The connection breaks. */
    lose: (): void => events?.closed(),
    /** Ends the pause that began last. */
    pass: async (): Promise<void> => {
      waiting.pop()?.end();
      await Promise.resolve();
    },
  };
};

it.each(FOR_NOW)('sends a turn again, with the same id, while it is refused as %s', async code => {
  const { connection, sent, last, refuse, pass, tell } = connect();
  const answer = connection.ask({ kind: 'play', table: 't', decision: 3, moves: ['start'] });
  const first = last();
  for (let n = 0; n < 3; n++) {
    refuse(code);
    expect(sent).toHaveLength(n + 1);
    await pass();
    expect(sent).toHaveLength(n + 2);
    expect(last()).toEqual(first);
    expect(connection.unanswered).toBe(1);
  }
  tell({ kind: 'done', cid: first.cid, seq: 4 });
  expect(await answer).toMatchObject({ kind: 'done', seq: 4 });
  expect(connection.unanswered).toBe(0);
});

it.each(FOR_NOW)('follows a table again after %s, unless nobody wants it any more', async code => {
  const { connection, sent, last, refuse, pass } = connect();
  let isMissing = false;
  const listener = {
    table: 't',
    seq: () => 7,
    hear: () => undefined,
    missing: () => {
      isMissing = true;
    },
    forget: () => undefined,
  };
  const stop = connection.follow(listener);
  const first = last();
  refuse(code);
  expect(last()).toBe(first);
  await pass();
  expect(last()).toMatchObject({ kind: 'follow', table: 't', since: 7 });
  expect(last().cid).not.toBe(first.cid);
  refuse(code);
  stop();
  expect(last()).toMatchObject({ kind: 'unfollow' });
  const count = sent.length;
  await pass();
  expect(sent).toHaveLength(count);
  expect(isMissing).toBe(false);
});

it('says when it connects at which table that is, also when it connects again', async () => {
  const { connection, places, lose, pass } = connect('first');
  expect(places).toEqual(['first']);
  const listener = { seq: () => 1, hear: () => undefined, missing: () => undefined, forget: () => undefined };
  const stop = connection.follow({ table: 'next', ...listener });
  lose();
  await pass();
  expect(places).toEqual(['first', 'next']);
  stop();
  lose();
  await pass();
  expect(places).toEqual(['first', 'next', undefined]);
});
