import { random, unwrap } from '@cap-diamant/kernel';
import { decodeTables, type TableInfo } from '@cap-diamant/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../storage/open-database.ts';
import { openShards } from '../storage/open-shards.ts';
import { shardOf } from '../storage/shard-ids.ts';
import { Client } from '../testing/client.ts';
import { startProxy, type TcpProxy } from '../testing/faults/proxy.ts';
import { errorOf, type Guest, newGuest, newTable, request, sit } from '../testing/http.ts';
import { placeFor } from '../testing/place.ts';
import { Player } from '../testing/player.ts';
import { freshFolder, type ServerProcess, startProcess } from '../testing/server-process.ts';

const freshUrl = async (): Promise<string> => {
  const place = await placeFor(freshFolder());
  if (!('url' in place)) throw new Error('these tests run on PostgreSQL');
  return place.url;
};

const data = freshFolder();
/** The second database, which can be cut off. */
let proxy: TcpProxy;
let shard: string;
let node: ServerProcess;
const start = () => startProcess({ data, args: ['--no-limits', '--shard', shard] });
beforeAll(async () => {
  const url = new URL(await freshUrl());
  const port = Number(url.port);
  proxy = await startProxy(() => port);
  url.port = String(proxy.port);
  shard = url.href;
  node = await start();
});
afterAll(async () => {
  await node.stop();
  await proxy.close();
});

/** A new table of two people in a shard; which one a table gets is chance. */
const tableIn = async (number: number, host: Guest, other: Guest): Promise<string> => {
  for (;;) {
    const { id } = await newTable(node.address, host.token, { game: 'quebec', seats: ['me', 'open'] });
    if (shardOf(id) !== number) continue;
    await sit(node.address, other, id);
    return id;
  }
};

const tablesOf = async ({ token }: Guest, query = ''): Promise<readonly TableInfo[]> => {
  const { body } = await request(node.address, 'GET', `/api/tables?mine=true${query}`, { token });
  return unwrap(decodeTables(body)).tables;
};

const pair = async () => [await newGuest(node.address, 'Anne'), await newGuest(node.address, 'Luc')] as const;

const step = async (players: readonly Player[]): Promise<number> => {
  const asked = players.find(({ feed }) => feed.decision !== null) as Player;
  const seq = await asked.playAny(random('shards'));
  await Promise.all(players.map(player => player.until((_, now) => now >= seq)));
  return seq;
};

describe('tables in two databases', () => {
  it('are played alike, listed together by age, and found again when a request is repeated', async () => {
    const [anne, luc] = await pair();
    const ids = [await tableIn(0, anne, luc), await tableIn(1, anne, luc)];
    for (const id of ids) {
      const players = [await Player.follow(node.address, id, anne), await Player.follow(node.address, id, luc)];
      for (let n = 0; n < 5; n++) await step(players);
      expect(players[0]?.feed.length).toBe(5);
    }
    const listed = await tablesOf(anne);
    const times = listed.map(({ created }) => created);
    expect(times).toEqual(times.toSorted().reverse());
    expect(new Set(listed.map(({ id }) => shardOf(id)))).toEqual(new Set([0, 1]));
    const [first] = listed;
    const older = await tablesOf(anne, `&before=${first?.id}`);
    expect(older.map(({ id }) => id)).toEqual(listed.slice(1).map(({ id }) => id));

    const body = { game: 'quebec', seats: ['me', 'open'] };
    for (let n = 0; n < 8; n++) {
      const sending = { token: anne.token, body, headers: { 'idempotency-key': `key ${n}` } };
      const made = await request(node.address, 'POST', '/api/tables', sending);
      expect(await request(node.address, 'POST', '/api/tables', sending)).toMatchObject({ body: made.body });
    }
    expect(await tablesOf(anne)).toHaveLength(listed.length + 8);
  });

  it('have their rematch, chat and notices beside them', async () => {
    const [anne, luc] = await pair();
    const id = await tableIn(1, anne, luc);
    const keys = { p256dh: 'a'.repeat(87), auth: 'b'.repeat(22) };
    for (const { token } of [anne, luc]) {
      const body = { endpoint: `https://fcm.googleapis.com/${token}`, keys };
      expect((await request(node.address, 'PUT', '/api/me/push', { token, body })).status).toBe(204);
    }
    const details = { details: true };
    const players = [
      await Player.follow(node.address, id, anne, details),
      await Player.follow(node.address, id, luc, details),
    ];
    const asked = players.find(({ feed }) => feed.decision !== null) as Player;
    while (asked.feed.decision !== null) await step(players);
    const told = asked === players[0] ? luc : anne;
    const { body } = await request(node.address, 'GET', '/api/me/notices', { token: told.token });
    expect(body).toMatchObject({ notices: [{ table: id, state: 'waiting' }] });

    await players[0]?.ask('say', { text: 'Bonjour' });
    await players[1]?.client.next(message => message.kind === 'chat' && message.lines[0]?.text === 'Bonjour');
    await players[0]?.ask('resign');
    const done = await players[1]?.ask('rematch', { luck: '' });
    expect(done).toMatchObject({ kind: 'done', table: expect.stringMatching(/^1\./) });
  });

  it('are all in what somebody takes away, and forget them together', async () => {
    const [anne, luc] = await pair();
    const ids = [await tableIn(0, anne, luc), await tableIn(1, anne, luc)];
    for (const id of ids) await (await Player.follow(node.address, id, anne)).ask('say', { text: `at ${id}` });
    const { body } = await request(node.address, 'GET', '/api/me/data', { token: anne.token });
    const own = body as { readonly tables: readonly TableInfo[]; readonly chat: readonly object[] };
    expect(own.tables.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    expect(own.chat).toHaveLength(2);

    expect((await request(node.address, 'DELETE', '/api/me', { token: anne.token })).status).toBe(204);
    const place = await placeFor(data);
    const { all, close } = await openShards(place, [shard]);
    for (const { db } of all) {
      const left = await db.selectFrom('chat').select('n').where('person', '=', anne.person.id).execute();
      expect(left).toEqual([]);
    }
    await close();
    for (const id of ids) {
      const state = await request(node.address, 'GET', `/api/tables/${id}`);
      expect(state.body).toMatchObject({ table: { state: 'over' } });
    }
  });
});

describe('a shard that is away', () => {
  it('takes only its own tables with it, and they go on when it is back', async () => {
    const [anne, luc] = await pair();
    const [here, there] = [await tableIn(0, anne, luc), await tableIn(1, anne, luc)];
    const follow = (id: string) =>
      Promise.all([Player.follow(node.address, id, anne), Player.follow(node.address, id, luc)]);
    const [near, far] = [await follow(here), await follow(there)];
    proxy.cut();

    // Both tables over one connection: the answer about one does not end the other.
    const asked = far.find(({ feed }) => feed.decision !== null) as Player;
    const [move] = asked.feed.offered ?? [];
    const command = { kind: 'play', table: there, cid: 'once', decision: asked.feed.decision, moves: [move] };
    const refused = asked.client.ask(command);
    for (let n = 0; n < 5; n++) await step(near);
    expect(await refused).toMatchObject({ kind: 'refused', code: 'unavailable' });
    expect(await asked.client.ask({ kind: 'follow', table: here })).toMatchObject({ kind: 'snapshot' });

    expect(errorOf(await request(node.address, 'GET', `/api/tables/${there}`))).toEqual([503, 'unavailable']);
    const ready = await request(node.address, 'GET', '/api/ready');
    expect([ready.status, ready.body]).toEqual([200, { ready: true, away: [1] }]);
    const listed = (await tablesOf(anne)).map(({ id }) => id);
    expect(listed).toContain(here);
    expect(listed).not.toContain(there);
    for (let n = 0; n < 6; n++) {
      const { id } = await newTable(node.address, luc.token, { game: 'quebec', seats: ['me', 'open'] });
      expect(shardOf(id)).toBe(0);
    }
    // Nobody is forgotten by halves.
    const forget = await request(node.address, 'DELETE', '/api/me', { token: anne.token });
    expect(errorOf(forget)).toEqual([503, 'unavailable']);
    expect((await request(node.address, 'GET', '/api/me', { token: anne.token })).status).toBe(200);
    expect(errorOf(await request(node.address, 'GET', '/api/me/data', { token: anne.token }))[0]).toBe(503);

    await node.stop('SIGKILL');
    node = await start();
    expect((await request(node.address, 'GET', `/api/tables/${here}`)).status).toBe(200);
    proxy.mend();
    const back = await Client.open(node.address, asked.guest?.token);
    let answer = await back.ask(command);
    while (answer.kind === 'refused' && answer.code === 'unavailable') answer = await back.ask(command);
    expect(answer).toMatchObject({ kind: 'done', cid: 'once' });
    expect(await back.ask(command)).toEqual(answer);
  });
});

describe('databases that are something else', () => {
  it('are refused', async () => {
    const [people, one, two, own] = [await freshUrl(), await freshUrl(), await freshUrl(), await freshUrl()];
    await (await openShards({ url: people }, [one, two])).close();
    await expect(openShards({ url: people }, [two, one])).rejects.toThrow('is shard 2 of this server, not 1');
    await expect(openShards({ url: people }, [one])).rejects.toThrow('there are 2 shards');
    await expect(openShards({ url: people })).rejects.toThrow('there are 2 shards');
    await expect(openShards({ url: own }, [one])).rejects.toThrow('is a shard of another server');
    await expect(openShards({ url: one }, [own])).rejects.toThrow('this database is a shard');
    await expect(openShards({ url: own }, [people])).rejects.toThrow('is a server of its own');
    await expect(openShards({ folder: freshFolder() }, [own])).rejects.toThrow('shards need a PostgreSQL database');
    await (await openDatabase({ url: own })).close();
  });
});
