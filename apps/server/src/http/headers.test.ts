import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageServer } from '../page/page.ts';
import { errorOf, newGuest, request } from '../testing/http.ts';
import { type ServerProcess, startProcess } from '../testing/server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess({ args: ['--no-limits', '--public-url', 'https://games.example.org'] });
});
afterAll(() => server.stop());

it('answers of the API are for nobody else: not kept, not framed, not read by other sites', async () => {
  const { headers } = await request(server.address, 'GET', '/api/health', {
    headers: { origin: 'https://evil.example' },
  });
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=15552000',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  expect([...headers.keys()].filter(name => name.startsWith('access-control'))).toEqual([]);
  expect(headers.has('x-powered-by')).toBe(false);
});

it('the policy allows nothing from elsewhere, and no script but files', async () => {
  const { headers } = await request(server.address, 'GET', '/api/health');
  const policy = headers.get('content-security-policy') ?? '';
  const directives = new Map(policy.split(';').map(each => [each.split(' ')[0], each.split(' ').slice(1)]));
  expect(directives.get('default-src')).toEqual(["'self'"]);
  expect(directives.get('script-src')).toEqual(["'self'"]);
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  expect(directives.get('object-src')).toEqual(["'none'"]);
  expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
  // The only exception: places and colours on the boards are style attributes.
  const loose = [...directives].filter(([, sources]) => sources.includes("'unsafe-inline'"));
  expect(loose.map(([name]) => name)).toEqual(['style-src-attr']);
});

it('at home, without TLS, no browser is told to insist on it', async () => {
  const home = await pageServer(undefined);
  const { headers } = await home.inject('/');
  expect(headers['strict-transport-security']).toBeUndefined();
  // A request that never ends does not keep its connection.
  expect(home.server.requestTimeout).toBe(30_000);
  await home.close();
});

/** An object inside an object, so many times. */
const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

it('deep nesting and long heads get an answer', async () => {
  const { token } = await newGuest(server.address, 'Anne');
  const create = async (body: string) => errorOf(await request(server.address, 'POST', '/api/tables', { token, body }));
  expect(await create('['.repeat(30_000) + ']'.repeat(30_000))).toEqual([400, 'bad-request']);
  const table = (options: string): string => `{"game":"quebec","seats":["me","open"],"options":${options}}`;
  expect(await create(table(nested(10_000)))).toEqual([400, 'bad-request']);
  expect(await create(table(nested(20_000)))).toEqual([413, 'too-large']);
  const long = await request(server.address, 'GET', '/api/health', { headers: { 'x-long': 'x'.repeat(20_000) } });
  expect(long.status).toBe(400);
});
