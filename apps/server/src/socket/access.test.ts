import { random } from '@cap-diamant/kernel';
import { decodeClientMessage, type ServerMessage } from '@cap-diamant/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client } from '../testing/client.ts';
import { newGuest, newTable } from '../testing/http.ts';
import { onPostgres } from '../testing/place.ts';
import { type Company, company } from '../testing/player.ts';
import { freshFolder, type ServerProcess, startProcess } from '../testing/server-process.ts';
import { visitorsOf } from '../testing/visitors.ts';

let server: ServerProcess;
/** On PostgreSQL, another node: people play at one and try things at the other. */
let other: ServerProcess;
beforeAll(async () => {
  const data = freshFolder();
  server = await startProcess({ data });
  other = onPostgres() ? await startProcess({ data }) : server;
});
afterAll(() => Promise.all([server.stop(), other.stop()]));

const TIME = { kind: 'live', bank: 600, increment: 5 };
const dice = random('access');

/** Two people at a table with clocks, where the host is asked. */
const tableOf = async (more: object = {}): Promise<Company> => {
  const table = await company(server.address, 'quebec', { level: 'family' }, 2, { request: { time: TIME, ...more } });
  while (table.at(0).feed.decision === null) await table.step(dice);
  return table;
};

/** The host makes a decision, and the other one wants it undone. */
const askUndo = async (table: Company): Promise<void> => {
  await table.step(dice);
  const [host, other] = [table.at(0), table.at(1)];
  const done = await other.ask('undo', { to: host.feed.length - 1 });
  if (done.kind !== 'done') throw new Error(JSON.stringify(done));
};

/** One resigns, so the game is over. */
const end = async (table: Company): Promise<void> => {
  await table.at(1).ask('resign');
  await table.at(0).until(feed => feed.outcome !== null);
};

interface Row {
  /** What comes back to each: the kind of the answer, or the code of the refusal. */
  readonly answers: readonly [nobody: string, stranger: string, spectator: string, other: string, host: string];
  /** The message; its `kind` is the name of the row up to a comma. */
  readonly message?: (table: Company) => object;
  /** What happens before. */
  readonly first?: (table: Company) => Promise<void>;
  readonly request?: object;
}

const all = (answer: string): Row['answers'] => [answer, answer, answer, answer, answer];
const seated = (other: string, host: string, outside = 'not-your-seat'): Row['answers'] => [
  outside,
  outside,
  outside,
  other,
  host,
];
const legal = (table: Company): object => {
  const { decision, offered } = table.at(0).feed;
  return { decision, moves: offered?.slice(0, 1) };
};

/** Every message, right in itself, and what each visitor gets. The host comes last. */
const ROWS: Readonly<Record<string, Row>> = {
  follow: { answers: all('snapshot') },
  'follow, at a closed table': { answers: seated('snapshot', 'snapshot'), request: { spectators: false } },
  unfollow: { answers: all('done') },
  ping: { answers: all('done') },
  lobby: { answers: all('done'), message: () => ({ on: true }) },
  past: { answers: all('past'), message: () => ({ from: 0, to: 0 }) },
  'past, at a closed table': {
    answers: seated('past', 'past'),
    message: () => ({ from: 0, to: 0 }),
    request: { spectators: false },
  },
  say: { answers: ['unknown-person', 'done', 'done', 'done', 'done'], message: () => ({ phrase: 'hello' }) },
  'say, at a closed table': {
    answers: ['unknown-person', 'not-your-seat', 'not-your-seat', 'done', 'done'],
    message: () => ({ phrase: 'hello' }),
    request: { spectators: false },
  },
  play: { answers: seated('stale', 'done'), message: legal },
  'play, after the end': {
    answers: seated('over', 'over'),
    message: () => ({ decision: 3, moves: ['start'] }),
    first: end,
  },
  undo: {
    answers: seated('done', 'done'),
    message: table => ({ to: table.at(0).feed.length - 1 }),
    first: async table => void (await table.step(dice)),
  },
  answer: { answers: seated('stale', 'done'), message: () => ({ yes: true }), first: askUndo },
  'answer, nothing asked': { answers: seated('stale', 'stale'), message: () => ({ yes: true }) },
  pause: { answers: seated('done', 'done'), message: () => ({ on: true }) },
  'pause, without clocks': {
    answers: seated('cannot-pause', 'cannot-pause'),
    message: () => ({ on: true }),
    request: { time: null },
  },
  return: { answers: seated('stale', 'stale') },
  rematch: { answers: seated('not-over', 'not-over') },
  'rematch, after the end': { answers: seated('done', 'done'), first: end },
  resign: { answers: seated('done', 'over') },
};

const kindOf = (row: string): string => row.replace(/,.*/, '');

it('every message is tried', () => {
  const refused = decodeClientMessage('{"cid":"1","kind":"?"}');
  const kinds = refused.ok ? [] : refused.error.message.replace(/^.*: expected hello, /, '').split(', ');
  expect(kinds.length).toBeGreaterThan(0);
  expect([...new Set(Object.keys(ROWS).map(kindOf))].sort()).toEqual(kinds.sort());
});

const answerOf = (message: ServerMessage): string => (message.kind === 'refused' ? message.code : message.kind);

it.each(Object.entries(ROWS))('%s: everybody gets what they may', async (name, row) => {
  const { answers, message, first, request } = row;
  const table = await tableOf(request);
  const visitors = await visitorsOf(server.address, table);
  await first?.(table);
  const sent = { kind: kindOf(name), table: table.info.id, ...message?.(table) };
  const seen = table.at(0).last.seq;
  const got: string[] = [];
  for (const visitor of ['nobody', 'stranger', 'spectator', 'other seat', 'host'] as const) {
    const client = await Client.open(other.address, visitors[visitor]?.token);
    got.push(answerOf(await client.ask(sent)));
    client.close();
    if (visitor === 'spectator') expect(table.at(0).last.seq).toBe(seen);
  }
  expect(got).toEqual(answers);
});

it('before the start nothing can be done, and nowhere nothing is found', async () => {
  const host = await newGuest(server.address, 'Anne');
  const { id } = await newTable(server.address, host.token, { game: 'quebec', seats: ['me', 'open'] });
  const client = await Client.open(other.address, host.token);
  const fields = { decision: 1, moves: ['start'], to: 0, yes: true, on: true };
  for (const kind of ['play', 'undo', 'answer', 'resign', 'pause', 'return', 'rematch']) {
    expect(await client.ask({ kind, table: id, ...fields })).toMatchObject({ code: 'not-started' });
    expect(await client.ask({ kind, table: 'nowhere', ...fields })).toMatchObject({ code: 'no-such-table' });
  }
  for (const kind of ['follow', 'unfollow', 'past', 'say']) {
    const lost = { kind, table: 'nowhere', from: 0, to: 0, ...(kind === 'say' && { phrase: 'hello' }) };
    expect(await client.ask(lost)).toMatchObject({ code: 'no-such-table' });
  }
});
