import { unwrap } from '@cap-diamant/kernel';
import { decodeSessions, type TableInfo } from '@cap-diamant/protocol';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuthenticator } from '../testing/authenticator.ts';
import { type Answer, errorOf, type Guest, newTable, request } from '../testing/http.ts';
import { onPostgres } from '../testing/place.ts';
import { type Company, company } from '../testing/player.ts';
import { startPushEndpoint } from '../testing/push-endpoint.ts';
import { freshFolder } from '../testing/server-process.ts';
import { startTimedServer, type TimedServer } from '../testing/timed-server.ts';
import { VISITORS, type Visitor, visitorsOf } from '../testing/visitors.ts';
import { addApi } from './api.ts';
import type { Context } from './context.ts';

let server: TimedServer;
/** On PostgreSQL, another node: every request goes to the one that did not get the last. */
let other: TimedServer;
let asked = 0;
let table: Company;
/** A table where the host waits for others. */
let open: TableInfo;
let guests: Readonly<Record<Visitor, Guest | undefined>>;
/** What belongs to the host. */
let session = '';
let passkey = '';
const DEVICE = await startPushEndpoint();

const askAt = (address: string, guest: Guest | undefined, method: string, path: string, body?: unknown) =>
  request(address, method, path, { ...(guest && { token: guest.token }), body });

const ask = (guest: Guest | undefined, method: string, path: string, body?: unknown): Promise<Answer> =>
  askAt((asked++ % 2 === 0 ? server : other).address, guest, method, path, body);

beforeAll(async () => {
  const setting = { data: freshFolder(), pushHosts: [DEVICE.host] };
  server = await startTimedServer(setting);
  other = onPostgres() ? await startTimedServer(setting) : server;
  table = await company(server.address, 'nouvelle-france', {}, 2);
  guests = await visitorsOf(server.address, table);
  const { host } = guests;
  open = await newTable(server.address, host?.token ?? '', { game: 'quebec', seats: ['me', 'open', 'open', 'open'] });
  const { code } = (await ask(host, 'POST', '/api/me/codes')).body as { readonly code: string };
  await ask(undefined, 'POST', '/api/sessions', { code });
  const { sessions } = unwrap(decodeSessions((await ask(host, 'GET', '/api/me/sessions')).body));
  session = sessions.find(({ current }) => !current)?.id ?? '';
  const device = createAuthenticator(server.address);
  // A passkey belongs to an address, and nodes have their own here.
  const asHost = (path: string, body?: unknown) => askAt(server.address, host, 'POST', path, body);
  const options = (await asHost('/api/me/passkeys/options')).body as { readonly challenge: string };
  await asHost('/api/me/passkeys', { passkey: device.create(options) });
  passkey = device.id;
  await ask(host, 'PUT', '/api/me/push', DEVICE.subscription);
  await table.at(0).ask('say', { text: 'rude' });
});
afterAll(async () => {
  await server.close();
  if (other !== server) await other.close();
  await DEVICE.close();
});

/** What each visitor gets, in the order of VISITORS; one number: all the same. */
type Statuses = number | readonly [number, number, number, number, number, number];
const known = (status: number): Statuses => [401, 401, status, status, status, status];
type Row = readonly [route: string, statuses: Statuses, body?: unknown];
const QUIET = { from: '22:00', to: '08:00', zone: 'UTC' };
const seats = ['me', 'open'];

/** Every route with a request that is right, and what it is answered with. Ids stand for what belongs to the host. */
const ROUTES: readonly Row[] = [
  ['GET /api/health', 200],
  ['GET /api/ready', 200],
  ['GET /api/features', 200],
  ['GET /api/socket', 400],
  ['POST /api/guests', 201, { name: 'Somebody' }],
  ['POST /api/sessions/options', 200],
  ['POST /api/sessions', 401, { code: 'guessed' }],
  ['POST /api/sessions/email', 409, { email: 'a@example.org' }],
  ['POST /api/emails', 401, { code: 'guessed' }],
  ['GET /api/me', known(200)],
  ['PUT /api/me', known(200), { name: 'Guest 1' }],
  ['GET /api/me/data', known(200)],
  ['GET /api/me/sessions', known(200)],
  ['DELETE /api/me/sessions/SESSION', [401, 401, 404, 404, 404, 204]],
  ['POST /api/me/codes', known(201)],
  ['GET /api/me/passkeys', known(200)],
  ['POST /api/me/passkeys/options', known(200)],
  ['POST /api/me/passkeys', known(400), { passkey: {} }],
  ['DELETE /api/me/passkeys/PASSKEY', known(204)],
  ['PUT /api/me/email', known(409), { email: 'a@example.org' }],
  ['GET /api/me/push', known(200)],
  ['DELETE /api/me/push', known(204), { endpoint: DEVICE.subscription.endpoint }],
  ['PUT /api/me/push', known(400), { ...DEVICE.subscription, endpoint: 'https://example.org/x' }],
  ['GET /api/me/quiet', known(200)],
  ['PUT /api/me/quiet', known(204), { quiet: QUIET }],
  ['GET /api/me/notices', known(200)],
  ['GET /api/me/vacation', known(200)],
  ['PUT /api/me/vacation', known(200), { days: 1 }],
  ['DELETE /api/me/vacation', known(204)],
  ['GET /api/me/muted', known(200)],
  ['PUT /api/me/muted/PERSON', known(204)],
  ['DELETE /api/me/muted/PERSON', known(204)],
  ['GET /api/tables', 200],
  ['GET /api/tables?mine=true', known(200)],
  ['POST /api/tables', known(201), { game: 'quebec', seats }],
  ['GET /api/tables/TABLE', 200],
  ['GET /api/tables/TABLE/record', 403],
  ['POST /api/tables/TABLE/reports', [401, 401, 404, 404, 204, 204], { n: 1 }],
  ['POST /api/tables/TABLE/seats', known(409), {}],
  ['DELETE /api/tables/TABLE/seats', known(409)],
  ['POST /api/tables/OPEN/seats', [401, 401, 200, 200, 200, 409], {}],
  ['DELETE /api/tables/OPEN/seats', known(204)],
  ['GET /api/admin', 401],
  ['PUT /api/admin/blocked/PERSON', 401],
  ['DELETE /api/admin/blocked/PERSON', 401],
  ['DELETE /api/admin/tables/TABLE', 401],
  ['POST /api/admin/dismissals', 401, { table: 'x', n: 1 }],
];
/** Tried last: who leaves for good resigns, then the game is over and its secret public. */
const LEAVING: Row = ['DELETE /api/me', known(204)];

const pathFor = (path: string): string =>
  path
    .replace('TABLE', table.info.id)
    .replace('OPEN', open.id)
    .replace('SESSION', session)
    .replace('PASSKEY', passkey)
    .replace('PERSON', guests.host?.person.id ?? '');

/** The routes the server really has. Their handlers are never called, so what they work with may be anything. */
const realRoutes = async (): Promise<string[]> => {
  const anything: unknown = new Proxy({}, { get: () => anything });
  const app = fastify({ exposeHeadRoutes: false });
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => void routes.push(...[method].flat().map(each => `${each} ${url}`)));
  addApi(app, anything as Context);
  await app.ready();
  return [...new Set(routes)].sort();
};

it('every route is tried', async () => {
  const tried = [...ROUTES, LEAVING].map(([route]) => route.replace(/\?.*$/, '').replace(/\/[A-Z]+(?=\/|$)/, '/:id'));
  expect([...new Set(tried)].sort()).toEqual(await realRoutes());
});

/** What the host has, apart from how often somebody sat down and got up, and when it was last used. */
const ownData = async (guest: Guest | undefined): Promise<unknown> => {
  const { body } = await ask(guest, 'GET', '/api/me/data');
  const { sessions, tables, ...data } = body as { readonly sessions: object[]; readonly tables: TableInfo[] };
  return { ...data, sessions: sessions.length, tables: tables.map(({ seq: _, ...info }) => info) };
};

/** Sends a visitor's request and checks how it is answered. */
const attempt = async (visitor: Visitor, [route, statuses, body]: Row): Promise<void> => {
  const expected = typeof statuses === 'number' ? statuses : statuses[VISITORS.indexOf(visitor)];
  const [method = '', path = ''] = route.split(' ');
  const answer = await ask(guests[visitor], method, pathFor(path), body);
  expect([route, answer.status]).toEqual([route, expected]);
  if (method === 'GET') expect((await ask(guests[visitor], 'HEAD', pathFor(path))).status).toBe(expected);
  if (path.startsWith('/api/tables')) expect(JSON.stringify(answer.body ?? '')).not.toMatch(/secret|seed|luck/);
};

it.each(VISITORS)('%s gets what they may have, and changes nothing of others', async visitor => {
  const before = await ownData(guests.host);
  for (const row of ROUTES) await attempt(visitor, row);
  if (visitor !== 'host') expect(await ownData(guests.host)).toEqual(before);
});

it('another site changes nothing with the cookie of somebody who visits it', async () => {
  const headers = { cookie: `cap-diamant=${guests.stranger?.token}`, origin: 'https://evil.example' };
  const changing = [...ROUTES, LEAVING].filter(([route]) => !route.startsWith('GET'));
  expect(changing.length).toBeGreaterThan(20);
  for (const [route, , body] of changing) {
    const [method = '', path = ''] = route.split(' ');
    const answer = await request(server.address, method, pathFor(path), { headers, body });
    expect([route, ...errorOf(answer)]).toEqual([route, 403, 'wrong-origin']);
  }
});

it('everybody who is known can leave for good, and is then nobody', async () => {
  for (const visitor of VISITORS) {
    await attempt(visitor, LEAVING);
    await attempt(visitor, ['GET /api/me', 401]);
  }
});
