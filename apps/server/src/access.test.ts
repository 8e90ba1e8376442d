import { afterAll, beforeAll, expect, it } from 'vitest';
import { newGuest, request } from './testing/http.ts';
import { type Company, company, Player } from './testing/player.ts';
import { type ServerProcess, startProcess } from './testing/server-process.ts';

let server: ServerProcess;
let table: Company;
beforeAll(async () => {
  server = await startProcess();
  table = await company(server.address, 'nouvelle-france', {}, 2);
});
afterAll(() => server.stop());

/** Who tries, and the token they have. */
const VISITORS = ['nobody', 'a wrong token', 'a stranger', 'a spectator', 'another seat', 'the host'] as const;
const tokenOf = async (visitor: (typeof VISITORS)[number]): Promise<string | undefined> => {
  if (visitor === 'nobody') return undefined;
  if (visitor === 'a wrong token') return 'wrong';
  if (visitor === 'the host') return table.at(0).guest?.token;
  if (visitor === 'another seat') return table.at(1).guest?.token;
  const guest = await newGuest(server.address, visitor);
  if (visitor === 'a spectator') await Player.follow(server.address, table.info.id, guest);
  return guest.token;
};

const isKnown = (visitor: string): boolean => visitor !== 'nobody' && visitor !== 'a wrong token';

it.each(VISITORS)('%s gets from each path what everybody gets, and changes nothing', async visitor => {
  const token = await tokenOf(visitor);
  const { id } = table.info;
  const statusOf = async (method: string, path: string, body?: unknown): Promise<number> =>
    (await request(server.address, method, path, { ...(token !== undefined && { token }), body })).status;
  const known = (status: number): number => (isKnown(visitor) ? status : 401);
  expect(await statusOf('GET', '/api/health')).toBe(200);
  expect(await statusOf('GET', '/api/me')).toBe(known(200));
  expect(await statusOf('GET', '/api/tables')).toBe(200);
  expect(await statusOf('GET', '/api/tables?mine=true')).toBe(known(200));
  expect(await statusOf('GET', `/api/tables/${id}`)).toBe(200);
  expect(await statusOf('GET', `/api/tables/${id}/record`)).toBe(403);
  expect(await statusOf('POST', `/api/tables/${id}/seats`, {})).toBe(known(409));
  expect(await statusOf('DELETE', `/api/tables/${id}/seats`)).toBe(known(409));
  expect(await statusOf('POST', '/api/tables', { game: 'chess', seats: [] })).toBe(known(400));
  for (const path of ['sessions', 'passkeys', 'muted', 'notices', 'quiet', 'vacation', 'data']) {
    expect(await statusOf('GET', `/api/me/${path}`)).toBe(known(200));
  }
  expect(await statusOf('POST', '/api/me/codes')).toBe(known(201));
  expect(await statusOf('POST', '/api/me/passkeys/options')).toBe(known(200));
  expect(await statusOf('POST', '/api/me/passkeys', { passkey: {} })).toBe(known(400));
  expect(await statusOf('PUT', '/api/me/email', { email: 'a@example.org' })).toBe(known(409));
  expect(await statusOf('PUT', '/api/me', { name: '' })).toBe(known(400));
  expect(await statusOf('PUT', '/api/me/push', {})).toBe(known(400));
  expect(await statusOf('DELETE', '/api/me/sessions/x')).toBe(known(404));
  expect(await statusOf('POST', `/api/tables/${id}/reports`, { n: 1 })).toBe(known(404));
  expect(await statusOf('POST', '/api/sessions', { code: 'x' })).toBe(401);
  const { body } = await request(server.address, 'GET', `/api/tables/${id}`);
  expect(body).toEqual({ table: { ...table.info, seq: expect.any(Number) } });
  expect(JSON.stringify(body)).not.toMatch(/secret|seed|luck/);
});
