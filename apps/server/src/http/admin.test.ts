import { once } from 'node:events';
import { unwrap } from '@cap-diamant/kernel';
import { type AdminOverview, decodeAdminOverview } from '@cap-diamant/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuthenticator } from '../testing/authenticator.ts';
import { errorOf, newGuest, newTable, request, tableAt } from '../testing/http.ts';
import { company } from '../testing/player.ts';
import { type ServerProcess, startProcess } from '../testing/server-process.ts';

const TOKEN = 'token-of-marie-1639';
let server: ServerProcess;
beforeAll(async () => {
  const admins = ['--admin', 'paul:token-of-paul-1642', '--admin', `marie:${TOKEN}`];
  server = await startProcess({ args: ['--no-limits', ...admins] });
});
afterAll(() => server.stop());

const asAdmin = (method: string, path: string, body?: unknown) =>
  request(server.address, method, `/api/admin${path}`, { token: TOKEN, body });

const overview = async (): Promise<AdminOverview> => unwrap(decodeAdminOverview((await asAdmin('GET', '')).body));

const actsOn = async (subject: string): Promise<string[]> =>
  (await overview()).acts.filter(act => act.subject === subject).map(({ act, admin }) => `${admin} ${act}`);

it('shows nothing without the token of an admin, not even to people with a session', async () => {
  const guest = await newGuest(server.address, 'Anne');
  for (const token of [guest.token, 'wrong', 'marie', `marie:${TOKEN}`]) {
    expect(errorOf(await request(server.address, 'GET', '/api/admin', { token }))).toEqual([401, 'unknown-person']);
  }
  expect((await overview()).admin).toBe('marie');
});

it('shows tables that are not listed, and how many there are', async () => {
  const anne = await newGuest(server.address, 'Anne');
  const before = await overview();
  const { id } = await newTable(server.address, anne.token, { game: 'quebec', seats: ['me', 'open'], listed: false });
  const { tables, counts } = await overview();
  expect(tables[0]).toMatchObject({ id, game: 'quebec', state: 'open', listed: false, people: [anne.person] });
  expect(counts.open).toBe(before.counts.open + 1);
  expect(JSON.stringify(tables)).not.toMatch(/secret|seed|luck/);
});

it('shows what was reported until it is dismissed', async () => {
  const table = await company(server.address, 'quebec', {}, 2);
  const [host, other] = [table.at(0).guest, table.at(1).guest];
  await table.at(0).ask('say', { text: 'rude' });
  await request(server.address, 'POST', `/api/tables/${table.info.id}/reports`, {
    token: other?.token ?? '',
    body: { n: 1 },
  });
  const reported = { table: table.info.id, n: 1 };
  expect((await overview()).reports).toMatchObject([
    { ...reported, text: 'rude', speaker: host?.person, by: other?.person },
  ]);
  expect((await asAdmin('POST', '/dismissals', reported)).status).toBe(204);
  expect((await overview()).reports).toEqual([]);
  expect(errorOf(await asAdmin('POST', '/dismissals', reported))).toEqual([404, 'not-found']);
  expect(await actsOn(table.info.id)).toEqual(['marie dismiss-report']);
});

it('blocks somebody everywhere, until they are let in again', async () => {
  const table = await company(server.address, 'quebec', {}, 2);
  const { client, guest } = table.at(0);
  const [id, token] = [guest?.person.id ?? '', guest?.token ?? ''];
  const ask = (method: string, path: string, body?: unknown) =>
    request(server.address, method, `/api${path}`, { token, body });
  const device = createAuthenticator(server.address);
  const offered = (await ask('POST', '/me/passkeys/options')).body as { readonly challenge: string };
  await ask('POST', '/me/passkeys', { passkey: device.create(offered) });
  const { code } = (await ask('POST', '/me/codes')).body as { readonly code: string };
  const signIn = async (): Promise<number> => {
    const { body } = await request(server.address, 'POST', '/api/sessions/options');
    const passkey = device.get(body as { readonly challenge: string });
    return (await request(server.address, 'POST', '/api/sessions', { body: { passkey } })).status;
  };
  expect(await signIn()).toBe(201);

  const closed = once(client.socket, 'close');
  expect((await asAdmin('PUT', `/blocked/${id}`)).status).toBe(204);
  expect((await closed)[0]).toBe(4001);
  expect((await ask('GET', '/me')).status).toBe(401);
  expect((await request(server.address, 'POST', '/api/sessions', { body: { code } })).status).toBe(401);
  expect(await signIn()).toBe(401);
  expect((await tableAt(server.address, table.info.id)).state).toBe('over');
  expect((await overview()).blocked).toMatchObject([{ person: { id } }]);

  expect((await asAdmin('DELETE', `/blocked/${id}`)).status).toBe(204);
  expect(await signIn()).toBe(201);
  expect(await actsOn(id)).toEqual(['marie unblock', 'marie block']);
  expect(errorOf(await asAdmin('DELETE', `/blocked/${id}`))).toEqual([404, 'not-found']);
  expect(errorOf(await asAdmin('PUT', '/blocked/nobody'))).toEqual([404, 'not-found']);
});

it('closes a table: an open one goes, a game is given up by all', async () => {
  const anne = await newGuest(server.address, 'Anne');
  const open = await newTable(server.address, anne.token, { game: 'quebec', seats: ['me', 'open'] });
  expect((await asAdmin('DELETE', `/tables/${open.id}`)).status).toBe(204);
  expect(errorOf(await request(server.address, 'GET', `/api/tables/${open.id}`))).toEqual([404, 'no-such-table']);
  const played = await company(server.address, 'nouvelle-france', {}, 3);
  expect((await asAdmin('DELETE', `/tables/${played.info.id}`)).status).toBe(204);
  expect((await tableAt(server.address, played.info.id)).state).toBe('over');
  expect(await actsOn(open.id)).toEqual(['marie close-table']);
  expect(errorOf(await asAdmin('DELETE', '/tables/nowhere'))).toEqual([404, 'not-found']);
});
