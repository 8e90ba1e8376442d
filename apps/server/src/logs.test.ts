import { expect, it } from 'vitest';
import { Client } from './testing/client.ts';
import { newGuest, newTable, request } from './testing/http.ts';
import { startProcess } from './testing/server-process.ts';

it('the log tells about requests in JSON, without tokens, names and ids', async () => {
  const server = await startProcess({ args: ['--no-limits', '--logs', 'info'] });
  const guest = await newGuest(server.address, 'Marguerite');
  const table = await newTable(server.address, guest.token, { game: 'quebec', seats: ['me', 'open'], listed: false });
  await request(server.address, 'GET', `/api/tables/${table.id}?before=${guest.token}`, { token: guest.token });
  await request(server.address, 'GET', `/api/nowhere/${table.id}`);
  await server.stop();
  const lines = server.errors().trim().split('\n');
  const requests = lines
    .map(line => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'request');
  expect(requests).toMatchObject([
    { method: 'POST', route: '/api/guests', status: 201 },
    { method: 'POST', route: '/api/tables', status: 201 },
    { method: 'GET', route: '/api/tables/:id', status: 200 },
    { method: 'GET', status: 404 },
  ]);
  for (const secret of [guest.token, guest.person.id, table.id, 'Marguerite'])
    expect(server.errors()).not.toContain(secret);
});

it('names every request, socket and message in the log, as the proxy does', async () => {
  const server = await startProcess({ args: ['--no-limits', '--logs', 'info'] });
  const named = await request(server.address, 'GET', '/api/health', { headers: { 'x-request-id': 'proxy-0001' } });
  expect(named.headers.get('x-request-id')).toBe('proxy-0001');
  // Neither a token nor a second line gets in this way.
  const odd = await request(server.address, 'GET', '/api/health', { headers: { 'x-request-id': 'f'.repeat(64) } });
  expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  const guest = await newGuest(server.address, 'Anne');
  const client = await Client.open(server.address, guest.token);
  await client.ask({ kind: 'ping' });
  await client.ask({ kind: 'follow', table: 'nowhere' });
  client.close();
  await server.stop();
  const lines = server
    .errors()
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter(({ msg }) => msg === 'request')[0]).toMatchObject({ reqId: 'proxy-0001', status: 200 });
  const messages = lines.filter(({ msg }) => msg === 'message');
  expect(messages).toMatchObject([
    { message: 0, kind: 'hello', outcome: 'done' },
    { message: 1, kind: 'ping', outcome: 'done' },
    { message: 2, kind: 'follow', outcome: 'no-such-table' },
  ]);
  expect(new Set(messages.map(({ reqId }) => reqId)).size).toBe(1);
  expect(server.errors()).not.toContain(guest.token);
});
