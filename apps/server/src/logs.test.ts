import { expect, it } from 'vitest';
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
