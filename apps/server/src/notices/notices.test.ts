import { unwrap } from '@cap-diamant/kernel';
import { decodeNotices, type NoticeInfo } from '@cap-diamant/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errorOf, request } from '../testing/http.ts';
import { type Company, company, type Player } from '../testing/player.ts';
import { isSignedFor, type PushEndpoint, startPushEndpoint } from '../testing/push-endpoint.ts';
import { HOUR, SECOND, startTimedServer, type TimedServer } from '../testing/timed-server.ts';

let server: TimedServer;
let endpoint: PushEndpoint;
beforeEach(async () => {
  endpoint = await startPushEndpoint();
  server = await startTimedServer({ pushHosts: [endpoint.host] });
});
afterEach(async () => {
  await server.close();
  await endpoint.close();
});

const DELAY = 16 * SECOND;

const ask = (method: string, path: string, player: Player, body?: unknown) =>
  request(server.address, method, path, { token: player.guest?.token ?? '', body });

const noticesOf = async (player: Player): Promise<NoticeInfo[]> =>
  unwrap(decodeNotices((await ask('GET', '/api/me/notices', player)).body)).notices;

/** Waits until the log of a person says so; the server looks at its outbox several times a second. */
const untilLog = async (player: Player, fits: (notices: NoticeInfo[]) => boolean): Promise<NoticeInfo[]> => {
  for (;;) {
    const notices = await noticesOf(player);
    if (fits(notices)) return notices;
    await new Promise(resolve => setImmediate(resolve));
  }
};

const askedAt = (table: Company): Player => {
  const player = table.players.find(each => each.feed.decision !== null);
  if (player === undefined) throw new Error('nobody is asked');
  return player;
};

const turn = async (table: Company): Promise<void> => {
  const player = askedAt(table);
  const done = await player.play([player.feed.offered?.find(move => move.startsWith('send')) ?? '']);
  if (done.kind !== 'done') throw new Error(JSON.stringify(done));
  await table.allSee(done.seq ?? 0);
};

/** A table where the player who is not asked has a device to be told on. */
const withDevice = async () => {
  const table = await company(server.address, 'quebec', { level: 'family' }, 2);
  const absent = table.players.find(player => player !== askedAt(table));
  if (absent === undefined) throw new Error('everybody is asked');
  expect((await ask('PUT', '/api/me/push', absent, endpoint.subscription)).status).toBe(204);
  return { table, absent };
};

describe('a turn notice', () => {
  it('is sent once, encrypted and signed, to a person who does not answer', async () => {
    const { table, absent } = await withDevice();
    await turn(table);
    const { decision } = absent.feed;
    expect(await noticesOf(absent)).toMatchObject([{ table: table.info.id, decision, state: 'waiting' }]);
    server.advance(DELAY);
    const { payload, headers } = await endpoint.receive(0);
    expect(payload).toEqual({ kind: 'turn', table: table.info.id, decision });
    const { push: key } = (await request(server.address, 'GET', '/api/features')).body as { push: string };
    expect(isSignedFor(headers.authorization ?? '', key, `http://${endpoint.host}`)).toBe(true);
    expect(headers['content-encoding']).toBe('aes128gcm');
    await untilLog(absent, ([first]) => first?.state === 'sent');
    server.advance(HOUR);
    // An undo asks again: that is another decision, and another notice.
    await table.players.find(player => player !== absent)?.ask('undo', { to: 0 });
    await absent.until(feed => feed.length === 0);
    await turn(table);
    server.advance(DELAY);
    await endpoint.receive(1);
    expect(endpoint.received).toHaveLength(2);
  });

  it('is sent for a table that starts as soon as it is made', async () => {
    const { absent } = await withDevice();
    const body = { game: 'quebec', seats: ['me', { bot: 'novice' }] };
    const { table } = (await ask('POST', '/api/tables', absent, body)).body as { table: { id: string } };
    await untilLog(absent, notices => notices.some(notice => notice.table === table.id && notice.state === 'waiting'));
  });

  it('is held when the person has answered meanwhile', async () => {
    const { table, absent } = await withDevice();
    await turn(table);
    await turn(table);
    server.advance(DELAY);
    await untilLog(absent, ([first]) => first?.state === 'held' && first.reason === 'answered');
    expect(endpoint.received).toEqual([]);
  });

  it('waits for the end of the quiet hours', async () => {
    const { table, absent } = await withDevice();
    const quiet = { from: '10:00', to: '18:30', zone: 'UTC' }; // it is noon
    expect((await ask('PUT', '/api/me/quiet', absent, { quiet })).status).toBe(204);
    expect((await ask('GET', '/api/me/quiet', absent)).body).toEqual({ quiet });
    await turn(table);
    server.advance(DELAY);
    await untilLog(absent, ([first]) => first?.reason === 'quiet-hours' && first.at === '2026-07-03T18:30:00.000Z');
    server.advance(7 * HOUR);
    await endpoint.receive(0);
  });

  it('is tried again when the push service fails, and no more when the device is gone', async () => {
    const { table, absent } = await withDevice();
    await turn(table);
    endpoint.answerWith(503);
    server.advance(DELAY);
    await untilLog(absent, ([first]) => first?.state === 'waiting' && first.reason === 'status 503');
    endpoint.answerWith(410);
    server.advance(HOUR);
    await untilLog(absent, ([first]) => first?.state === 'held' && first.reason === 'no-device');
    await turn(table);
    await turn(table);
    expect(await noticesOf(absent)).toHaveLength(1);
  });
});

describe('subscriptions', () => {
  const endpointsOf = async (token: string) =>
    (await request(server.address, 'GET', '/api/me/push', { token })).body as { readonly endpoints: string[] };

  /** Signs the person in on a second device, which wants to be told. */
  const secondDevice = async (player: Player): Promise<string> => {
    const { code } = (await ask('POST', '/api/me/codes', player)).body as { readonly code: string };
    const { token } = (await request(server.address, 'POST', '/api/sessions', { body: { code } })).body as {
      readonly token: string;
    };
    expect((await request(server.address, 'PUT', '/api/me/push', { token, body: endpoint.subscription })).status).toBe(
      204,
    );
    return token;
  };

  it('end with the session of their browser, also from another device', async () => {
    const table = await company(server.address, 'quebec', { level: 'family' }, 2);
    const absent = table.players.find(player => player !== askedAt(table)) as Player;
    const token = await secondDevice(absent);
    expect(await endpointsOf(token)).toEqual({ endpoints: [endpoint.subscription.endpoint] });
    expect(await endpointsOf(absent.guest?.token ?? '')).toEqual({ endpoints: [] });
    const { sessions } = (await ask('GET', '/api/me/sessions', absent)).body as {
      readonly sessions: { readonly id: string; readonly current: boolean }[];
    };
    const other = sessions.find(({ current }) => !current)?.id;
    expect((await ask('DELETE', `/api/me/sessions/${other}`, absent)).status).toBe(204);
    await turn(table);
    // Without a device to tell there is nothing to send.
    expect(await noticesOf(absent)).toEqual([]);
  });

  it('end when the browser signs in as somebody else', async () => {
    const { table, absent } = await withDevice();
    const { code } = (await ask('POST', '/api/me/codes', askedAt(table))).body as { readonly code: string };
    const signedIn = await ask('POST', '/api/sessions', absent, { code });
    expect(signedIn.status).toBe(201);
    expect(await endpointsOf((signedIn.body as { readonly token: string }).token)).toEqual({ endpoints: [] });
    await turn(table);
    expect(await noticesOf(absent)).toEqual([]);
  });

  it('go to push services only', async () => {
    const { table } = await withDevice();
    const [player] = table.players as [Player];
    const { keys } = endpoint.subscription;
    for (const address of [
      'http://127.0.0.1:1/x',
      'https://example.com/x',
      'http://fcm.googleapis.com/x',
      'file:///x',
      'x',
    ]) {
      const refused = await ask('PUT', '/api/me/push', player, { endpoint: address, keys });
      expect(errorOf(refused)).toEqual([400, 'bad-request']);
    }
    const known = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys };
    expect((await ask('PUT', '/api/me/push', player, known)).status).toBe(204);
    expect((await ask('DELETE', '/api/me/push', player, { endpoint: known.endpoint })).status).toBe(204);
    const strange = { ...known, keys: { ...keys, auth: 'short' } };
    expect(errorOf(await ask('PUT', '/api/me/push', player, strange))).toEqual([400, 'bad-request']);
    const zone = { quiet: { from: '10:00', to: '12:00', zone: 'Mars/Olympus' } };
    expect(errorOf(await ask('PUT', '/api/me/quiet', player, zone))).toEqual([400, 'bad-request']);
  });
});
