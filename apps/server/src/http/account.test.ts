import { once } from 'node:events';
import { unwrap } from '@cap-diamant/kernel';
import { decodeCode, decodeGuest, decodeSessions } from '@cap-diamant/protocol';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAuthenticator } from '../testing/authenticator.ts';
import { Client } from '../testing/client.ts';
import { errorOf, type Guest, newGuest, newTable, request, sit, tableAt } from '../testing/http.ts';
import { company, Player } from '../testing/player.ts';
import { DAY, startTimedServer, type TimedServer } from '../testing/timed-server.ts';

let server: TimedServer;
let mails: string[] = [];
const hearMail = new Set<() => void>();
const postOffice = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _, done) {
    let text = '';
    stream.on('data', part => {
      text += part;
    });
    stream.on('end', () => {
      mails.push(text.replaceAll('=\r\n', '').replaceAll('=3D', '='));
      for (const hear of hearMail) hear();
      done();
    });
  },
});

beforeAll(async () => {
  postOffice.listen(0, '127.0.0.1');
  await once(postOffice.server, 'listening');
  const { port } = postOffice.server.address() as { readonly port: number };
  server = await startTimedServer({ mail: { server: `smtp://127.0.0.1:${port}`, from: 'host@example.org' } });
});
afterAll(async () => {
  await server.close();
  await new Promise<void>(resolve => postOffice.close(() => resolve()));
});
afterEach(() => {
  mails = [];
});

const ask = (method: string, path: string, guest?: Guest, body?: unknown) =>
  request(server.address, method, `/api${path}`, { ...(guest && { token: guest.token }), body });

const mail = (n: number): Promise<string> =>
  new Promise(resolve => {
    const look = (): void => {
      const found = mails[n];
      if (found === undefined) return;
      hearMail.delete(look);
      resolve(found);
    };
    hearMail.add(look);
    look();
  });

const sessionsOf = async (guest: Guest) =>
  unwrap(decodeSessions((await ask('GET', '/me/sessions', guest)).body)).sessions;

const newCode = async (guest: Guest): Promise<string> =>
  unwrap(decodeCode((await ask('POST', '/me/codes', guest)).body)).code;

describe('a second device', () => {
  it('signs in with a code, once, within a quarter of an hour', async () => {
    const anne = await newGuest(server.address, 'Anne');
    const code = await newCode(anne);
    const typed = code.toLowerCase().replace(/^(.{4})/, '$1-');
    const phone = unwrap(decodeGuest((await ask('POST', '/sessions', undefined, { code: typed })).body));
    expect(phone.person).toEqual(anne.person);
    expect(phone.token).not.toBe(anne.token);
    expect((await ask('GET', '/me', phone)).body).toEqual({ person: anne.person });
    expect(errorOf(await ask('POST', '/sessions', undefined, { code }))).toEqual([401, 'unknown-person']);
    const late = await newCode(anne);
    server.advance(16 * 60_000);
    expect(errorOf(await ask('POST', '/sessions', undefined, { code: late }))).toEqual([401, 'unknown-person']);
    expect(errorOf(await ask('POST', '/me/codes'))).toEqual([401, 'unknown-person']);
  });

  it('is listed, and can be signed out from another one', async () => {
    const anne = await newGuest(server.address, 'Anne');
    server.advance(1000);
    const answer = await ask('POST', '/sessions', undefined, { code: await newCode(anne) });
    const phone = unwrap(decodeGuest(answer.body));
    expect(await sessionsOf(anne)).toMatchObject([{ current: false }, { current: true }]);
    const socket = await Client.open(server.address, phone.token);
    const closed = once(socket.socket, 'close');
    const other = (await sessionsOf(anne)).find(({ current }) => !current)?.id;
    expect((await ask('DELETE', `/me/sessions/${other}`, anne)).status).toBe(204);
    expect((await closed)[0]).toBe(4001);
    expect((await ask('GET', '/me', phone)).status).toBe(401);
    expect(await sessionsOf(anne)).toMatchObject([{ current: true }]);
    const luc = await newGuest(server.address, 'Luc');
    const own = (await sessionsOf(anne))[0]?.id;
    expect(errorOf(await ask('DELETE', `/me/sessions/${own}`, luc))).toEqual([404, 'not-found']);
  });
});

describe('a passkey', () => {
  const create = async (guest: Guest, device: ReturnType<typeof createAuthenticator>) => {
    const options = (await ask('POST', '/me/passkeys/options', guest)).body as { challenge: string };
    return { answer: await ask('POST', '/me/passkeys', guest, { passkey: device.create(options) }), options };
  };
  const challenge = async () => (await ask('POST', '/sessions/options')).body as { challenge: string };

  it('signs its person in on any device', async () => {
    const anne = await newGuest(server.address, 'Anne');
    const device = createAuthenticator(server.address);
    const { answer } = await create(anne, device);
    expect(answer).toMatchObject({ status: 201, body: { id: device.id } });
    const passkey = device.get(await challenge());
    const signed = unwrap(decodeGuest((await ask('POST', '/sessions', undefined, { passkey })).body));
    expect(signed.person).toEqual(anne.person);
    // The challenge is used up.
    expect((await ask('POST', '/sessions', undefined, { passkey })).status).toBe(401);
    expect((await ask('GET', '/me/passkeys', signed)).body).toMatchObject({ passkeys: [{ id: device.id }] });
    await ask('DELETE', `/me/passkeys/${device.id}`, anne);
    expect((await ask('POST', '/sessions', undefined, { passkey: device.get(await challenge()) })).status).toBe(401);
  });

  it('is refused from another site, with another challenge, or if it is nonsense', async () => {
    const anne = await newGuest(server.address, 'Anne');
    const foreign = createAuthenticator('https://evil.example');
    expect((await create(anne, foreign)).answer.status).toBe(400);
    const device = createAuthenticator(server.address);
    const old = device.create({ challenge: 'made-up' });
    expect((await ask('POST', '/me/passkeys', anne, { passkey: old })).status).toBe(400);
    const luc = await newGuest(server.address, 'Luc');
    const hers = (await ask('POST', '/me/passkeys/options', anne)).body as { challenge: string };
    expect((await ask('POST', '/me/passkeys', luc, { passkey: device.create(hers) })).status).toBe(400);
    await create(anne, device);
    for (const passkey of [{}, { id: device.id }, { id: 7 }, { ...device.get(await challenge()), response: {} }]) {
      expect((await ask('POST', '/sessions', undefined, { passkey })).status).toBe(401);
    }
  });
});

describe('an e-mail address', () => {
  const codeIn = (text: string): string => /\/#\/\w+\/(\w+)/.exec(text)?.[1] ?? '';

  it('is confirmed by a link, and then opens the account', async () => {
    expect((await ask('GET', '/features')).body).toMatchObject({ mail: true });
    const anne = await newGuest(server.address, 'Anne');
    expect((await ask('PUT', '/me/email', anne, { email: 'Anne@Example.org ', language: 'en' })).status).toBe(202);
    const confirm = codeIn(await mail(0));
    // The link only confirms; it does not sign anybody in.
    expect((await ask('POST', '/sessions', undefined, { code: confirm })).status).toBe(401);
    expect((await ask('POST', '/emails', undefined, { code: confirm })).status).toBe(204);
    expect((await ask('POST', '/emails', undefined, { code: confirm })).status).toBe(401);
    expect((await ask('POST', '/sessions/email', undefined, { email: 'stranger@example.org' })).status).toBe(202);
    expect((await ask('POST', '/sessions/email', undefined, { email: 'anne@example.org' })).status).toBe(202);
    const text = await mail(1);
    expect(text).toContain('To: anne@example.org');
    const signed = await ask('POST', '/sessions', undefined, { code: codeIn(text) });
    expect(unwrap(decodeGuest(signed.body)).person).toEqual(anne.person);
    expect(mails).toHaveLength(2);
  });
});

describe('own data', () => {
  it('can be taken away', async () => {
    const table = await company(server.address, 'quebec', {}, 2);
    const [anne] = table.players as [Player];
    await anne.ask('say', { text: 'bonjour' });
    const { body, headers } = await ask('GET', '/me/data', anne.guest);
    expect(headers.get('content-disposition')).toContain('attachment');
    expect(body).toMatchObject({
      person: anne.guest?.person,
      chat: [{ body: '{"text":"bonjour"}' }],
      tables: [{ id: table.info.id }],
      sessions: [{ current: true }],
    });
    expect(JSON.stringify(body)).not.toContain(anne.guest?.token);
  });

  it('are deleted without a trace of the name; the games of the others go on', async () => {
    const table = await company(server.address, 'quebec', {}, 2, { bots: ['novice'], follow: { details: true } });
    const [anne, luc] = table.players as [Player, Player];
    await anne.ask('say', { text: 'adieu' });
    const open = await newTable(server.address, luc.guest?.token ?? '', {
      game: 'quebec',
      seats: ['me', 'open', 'open'],
    });
    await sit(server.address, anne.guest as Guest, open.id);
    const closed = once(anne.client.socket, 'close');
    expect((await ask('DELETE', '/me', anne.guest)).status).toBe(204);
    expect((await closed)[0]).toBe(4001);
    expect((await ask('GET', '/me', anne.guest)).status).toBe(401);
    await luc.until(feed => feed.resigned.includes(anne.seat));
    const seat = (await tableAt(server.address, table.info.id)).seats[anne.seat];
    expect(seat).toMatchObject({ kind: 'person', person: { name: '' } });
    expect((await tableAt(server.address, open.id)).seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open']);
    const later = await Player.follow(server.address, table.info.id, luc.guest, { details: true });
    await later.client.next(({ kind }) => kind === 'chat');
    expect(later.client.frames.join()).not.toContain('adieu');
    expect(later.client.frames.join()).not.toContain(anne.guest?.person.name);
  });
});

describe('a vacation', () => {
  const DAYS = { kind: 'correspondence', bank: 259_200, increment: 43_200, cap: 432_000 };

  it('stops one’s clocks by correspondence, for thirty days a year', async () => {
    const time = { request: { time: DAYS }, follow: { details: true } };
    const table = await company(server.address, 'quebec', {}, 2, time);
    const player = (await table.asked()) as Player;
    const { guest } = player;
    expect((await ask('GET', '/me/vacation', guest)).body).toEqual({ until: null, daysLeft: 30 });
    const begun = await ask('PUT', '/me/vacation', guest, { days: 20 });
    expect(begun.body).toMatchObject({ daysLeft: 10, until: new Date(server.now() + 20 * DAY).toISOString() });
    await player.until(() => player.last.details?.clock?.pauses.length === 1);
    expect(player.last.details?.clock).toMatchObject({
      running: [],
      pauses: [{ reason: 'vacation', seat: player.seat }],
    });
    server.advance(19 * DAY);
    const later = await company(server.address, 'quebec', {}, 1, { bots: [], ...time, seats: ['me', 'open'] });
    await sit(server.address, guest as Guest, later.info.id);
    const host = later.players[0] as Player;
    await host.until(() => host.last.details?.clock?.pauses.length === 1);
    server.advance(2 * DAY);
    await player.until(() => player.last.details?.clock?.pauses.length === 0);
    expect(player.last.details?.clock?.running).toEqual([player.seat]);
    expect(errorOf(await ask('PUT', '/me/vacation', guest, { days: 20 }))).toEqual([409, 'no-days-left']);
    expect((await ask('DELETE', '/me/vacation', guest)).status).toBe(204);
  });
});
