import { readFileSync } from 'node:fs';
import { Agent, request as send } from 'node:http';
import { type Random, random } from '@cap-diamant/kernel';
import { mutate } from '@cap-diamant/kernel/testing';
import type { ServerMessage } from '@cap-diamant/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from './testing/client.ts';
import { newGuest, newTable, request, tableAt } from './testing/http.ts';
import { onPostgres } from './testing/place.ts';
import { type Company, company, type Player } from './testing/player.ts';
import { freshFolder, type ServerProcess, startProcess } from './testing/server-process.ts';

const USUAL = 100_000;
/** `npm run fuzz:server -- 1000000` sends more. */
const MESSAGES = Number(process.env.SERVER_MESSAGES ?? USUAL);
const REQUESTS = MESSAGES / 25;
/** A million messages take their time. */
const LONG = 3_600_000;
/** Frames on their way at the same time, by connection. */
const WINDOW = 200;

/** One server; on PostgreSQL two, and what is sent is spread over them. */
let server: ServerProcess;
let other: ServerProcess;
let table: Company;
beforeAll(async () => {
  const data = freshFolder();
  server = await startProcess({ data });
  other = onPostgres() ? await startProcess({ data }) : server;
  table = await company(server.address, 'quebec', {}, 3);
  await table.playOn(() => (table.players[0]?.feed.length ?? 0) > 12);
});
afterAll(() => Promise.all([server.stop(), other.stop()]));

const memoryOf = ({ process: { pid } }: ServerProcess): number => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

/** Memory of the larger server in MB, where the system tells. */
const memory = (): number => Math.max(memoryOf(server), memoryOf(other));

const errors = (): string => server.errors() + other.errors();

/** A message as the person at a seat might send it; the feed tells what would be legal. */
const messageAt = (player: Player, dice: Random): object => {
  const { id } = table.info;
  const { decision, offered } = player.feed;
  const common = { cid: `c${dice.below(1_000_000_000)}`, table: id };
  return dice.pick([
    { kind: 'follow', ...common, since: 3, offered: false },
    { kind: 'follow', ...common, form: 'data', details: true },
    { kind: 'past', ...common, from: 0, to: 2 },
    { kind: 'unfollow', ...common },
    { kind: 'play', ...common, decision: decision ?? 7, moves: [offered?.[0] ?? 'start', 'put c4r1'] },
    { kind: 'play', ...common, decision: decision ?? 7, moves: ['start', 'put c4r1', 'skip', 'take'] },
    { kind: 'undo', ...common, to: 3 },
    { kind: 'answer', ...common, yes: true },
    { kind: 'pause', ...common, on: true },
    { kind: 'return', ...common },
    { kind: 'rematch', ...common, luck: 'x' },
    { kind: 'say', ...common, text: 'bonjour' },
    { kind: 'say', ...common, phrase: 'hello' },
    { kind: 'lobby', cid: common.cid, on: true },
    { kind: 'hello', protocol: 1, token: 'x' },
  ]);
};

/** What came back over a connection; a million answers have to fit into memory. */
class Answers {
  readonly codes = new Set<string>();
  /** The numbers of the events that were acknowledged. */
  readonly seqs = new Set<number>();
  count = 0;

  note(message: ServerMessage): void {
    this.count++;
    this.codes.add('code' in message ? message.code : message.kind);
    if (message.kind === 'done' && message.seq !== undefined) this.seqs.add(message.seq);
  }
}

/** Says how far a long run has come. */
const report = (answers: Answers): void => {
  if (MESSAGES > USUAL && answers.count % 50_000 === 0) {
    process.stderr.write(`${answers.count} answers over one connection, server ${Math.round(memory())} MB\n`);
  }
};

/** Sends mutated messages over one connection and waits for an answer to each. */
const bombard = (client: Client, seated: Player, count: number, dice: Random): Promise<Answers> =>
  new Promise((resolve, reject) => {
    const answers = new Answers();
    let sent = 0;
    const next = (): void => {
      for (; sent < count && sent - answers.count < WINDOW; sent++) client.send(mutate(messageAt(seated, dice), dice));
      if (answers.count < count) return;
      client.socket.off('message', hear).off('close', closed);
      resolve(answers);
    };
    const hear = (): void => {
      const message = client.inbox.at(-1);
      // Everybody at the table hears of what was done, so everybody forgets.
      for (const each of [client, ...table.players.map(player => player.client)]) each.forget();
      // Events, chat, presence and the lobby answer nothing.
      if (message === undefined || !('cid' in message)) return;
      answers.note(message);
      report(answers);
      next();
    };
    const closed = (code: number): void => reject(new Error(`closed with ${code}`));
    client.socket.on('message', hear).once('close', closed);
    next();
  });

describe('mutated messages', () => {
  it(
    'are each answered once; nothing but what was done has changed',
    async () => {
      const before = await tableAt(server.address, table.info.id);
      const stranger = await newGuest(server.address, 'Eve');
      const seated = table.players.find(player => player.feed.decision !== null) as Player;
      const clients = [
        await Client.open(server.address),
        await Client.open(other.address, stranger.token),
        await Client.open(other.address, seated.guest?.token),
      ];
      const each = Math.floor(MESSAGES / clients.length);
      const round = (count: number, name: string): Promise<Answers[]> =>
        Promise.all(clients.map((client, at) => bombard(client, seated, count, random(`${name} ${at}`))));
      const warm = await round(Math.floor(each / 10), 'warm');
      const settled = memory();
      const answers = await round(each, 'mutations');
      expect(memory()).toBeLessThan(settled + 150);
      const codes = new Set(answers.flatMap(each => [...each.codes]));
      for (const code of ['bad-request', 'no-such-table', 'not-your-seat', 'stale', 'snapshot', 'done']) {
        expect(codes).toContain(code);
      }
      // Strangers changed nothing, and every change of the seated person was told to them.
      const made = [0, 1, 2].map(at => new Set([warm, answers].flatMap(all => [...(all[at]?.seqs ?? [])])));
      const after = await tableAt(server.address, table.info.id);
      expect(made.map(({ size }) => size)).toEqual([0, 0, after.seq - before.seq]);
      expect(after.seq).toBeGreaterThan(before.seq);
      expect(errors()).toBe('');
    },
    LONG,
  );
});

describe('mutated requests', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  let sent = 0;

  const status = (method: string, path: string, body: string, headers: Record<string, string>): Promise<number> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(sent++ % 2 === 0 ? server.address : other.address);
      const outgoing = send({ agent, hostname, port, method, path, headers }, answer => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      });
      outgoing.once('error', reject);
      outgoing.end(body);
    });

  it(
    'never make the server fail',
    async () => {
      const { token } = await newGuest(server.address, 'Eve');
      const open = await newTable(server.address, token, { game: 'quebec', seats: ['open', 'open', 'open'] });
      const dice = random('requests');
      const bodies = [
        { name: 'Anne' },
        { game: 'quebec', options: { edition: '2011', players: 3 }, seats: ['me', 'open', 'open'], luck: 'x' },
        { game: 'nouvelle-france', options: { cards: 1 }, seats: ['me', 'open'], listed: false, time: null },
        { seat: 1, luck: 'x' },
        { code: 'ABCDEFGH', email: 'anne@example.org', language: 'fr' },
        { passkey: { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'e30' } } },
        { endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } },
        { quiet: { from: '22:00', to: '08:00', zone: 'UTC' }, days: 3, n: 1 },
      ];
      const paths = [
        ...[
          '/api/guests',
          '/api/tables',
          '/api/sessions',
          '/api/sessions/email',
          '/api/sessions/options',
          '/api/emails',
        ],
        ...['seats', 'reports', 'record', ''].map(rest => `/api/tables/${open.id}/${rest}`.replace(/\/$/, '')),
        ...[
          'vacation',
          'push',
          'quiet',
          'codes',
          'passkeys',
          'passkeys/options',
          'email',
          'notices',
          'muted/x',
          'data',
        ].map(rest => `/api/me/${rest}`),
      ];
      const queries = ['', '?state=open', '?mine=true', '?before=%00', '?state=%ff', '?x=1&x=2', '?before[]=1'];
      const keys = ['', 'x', 'k'.repeat(300), 'é'.normalize('NFD').charAt(0)];
      const one = async (): Promise<number> => {
        const method = dice.pick(['POST', 'POST', 'POST', 'GET', 'DELETE', 'PUT']);
        const path = dice.pick(paths) + dice.pick(queries) + (dice.below(20) === 0 ? '/%2e%2e' : '');
        const who = dice.below(3) === 0 ? {} : { authorization: `Bearer ${dice.below(4) === 0 ? 'wrong' : token}` };
        const headers = {
          ...who,
          'idempotency-key': dice.pick(keys),
          'content-type': dice.pick(['application/json', 'x', 'text/plain']),
        };
        return status(method, path, mutate(dice.pick(bodies), dice), headers);
      };
      const seen = new Map<number, number>();
      while (sent < REQUESTS) {
        for (const code of await Promise.all(Array.from({ length: 8 }, one))) seen.set(code, (seen.get(code) ?? 0) + 1);
      }
      expect([...seen.keys()].filter(code => code >= 500)).toEqual([]);
      for (const code of [200, 201, 400, 401, 404, 405]) expect([...seen.keys()]).toContain(code);
      expect(await request(server.address, 'GET', '/api/health')).toMatchObject({ status: 200 });
      expect(errors()).toBe('');
    },
    LONG,
  );
});
