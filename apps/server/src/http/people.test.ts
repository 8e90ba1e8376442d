import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf, newGuest, request } from '../testing/http.ts';
import { type ServerProcess, startProcess } from '../testing/server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess({ args: ['--no-limits', '--public-url', 'https://games.example.org'] });
});
afterAll(() => server.stop());

const guest = (body: unknown, headers: Record<string, string> = {}) =>
  request(server.address, 'POST', '/api/guests', { body, headers });
const me = (headers: Record<string, string>) => request(server.address, 'GET', '/api/me', { headers });

describe('guests', () => {
  it('get an id, a token and a cookie that scripts and other sites cannot use', async () => {
    const { status, body, headers } = await guest({ name: ' Anne ' });
    expect(status).toBe(201);
    expect(body).toEqual({ person: { id: expect.any(String), name: 'Anne' }, token: expect.any(String) });
    const { token } = body as { token: string };
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(new RegExp(`^cap-diamant=${token}; `));
    expect(cookie).toContain('; HttpOnly');
    expect(cookie).toContain('; SameSite=Lax');
    expect(cookie).not.toContain('Secure');
  });

  it('get a cookie for encrypted connections only through the proxy that adds TLS', async () => {
    const sent = httpRequest(`${server.address}/api/guests`, {
      method: 'POST',
      headers: { host: 'games.example.org', origin: 'https://games.example.org' },
    });
    sent.end('{"name":"Anne"}');
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    const [cookie = ''] = answer.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^__Host-cap-diamant=[^;]+; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/);
  });

  it('are known by the cookie or the token, and by nothing else', async () => {
    const { person, token } = await newGuest(server.address, 'Luc');
    const known = { status: 200, body: { person } };
    expect(await me({ authorization: `Bearer ${token}` })).toMatchObject(known);
    expect(await me({ cookie: `other=1; cap-diamant=${token}` })).toMatchObject(known);
    for (const headers of [
      {},
      { authorization: `Bearer ${token}x` },
      { authorization: token },
      { authorization: `Basic ${token}` },
      { cookie: `cap-diamant=${token}x` },
      { cookie: `__Host-cap-diamant=${token}` },
    ]) {
      expect(errorOf(await me(headers as Record<string, string>))).toEqual([401, 'unknown-person']);
    }
  });

  it('may share a name', async () => {
    const [one, two] = [await newGuest(server.address, 'Luc'), await newGuest(server.address, 'Luc')];
    expect(one.person.id).not.toBe(two.person.id);
    expect(one.token).not.toBe(two.token);
  });

  it('may take another name, but not none', async () => {
    const { person, token } = await newGuest(server.address, 'Luc');
    const headers = { authorization: `Bearer ${token}` };
    const rename = (body: unknown, as = headers as Record<string, string>) =>
      request(server.address, 'PUT', '/api/me', { body, headers: as });
    const renamed = { person: { id: person.id, name: 'Lucie' } };
    expect(await rename({ name: ' Lucie ' })).toMatchObject({ status: 200, body: renamed });
    expect(errorOf(await rename({ name: '  ' }))).toEqual([400, 'bad-request']);
    expect(errorOf(await rename({ name: 'Nobody' }, {}))).toEqual([401, 'unknown-person']);
    expect((await me(headers)).body).toEqual(renamed);
  });

  it.each([{}, { name: '' }, { name: '  ' }, { name: 'x'.repeat(41) }, { name: 7 }, [], 'null', '"Anne"', '{', ''])(
    'need a name of 1 to 40 characters, not %j',
    async body => {
      const answer = await guest(body);
      expect(errorOf(answer)).toEqual([400, 'bad-request']);
    },
  );

  it('hear which field is wrong', async () => {
    expect(JSON.stringify((await guest({ name: 7 })).body)).toContain('name');
    expect(JSON.stringify((await guest({})).body)).toContain('name');
  });

  it.each(['  Émilie-Rose 🏰  ', 'x'.repeat(40), 'a\u0000b', '"\\'])('keep any other name: %j', async name => {
    const { body } = await guest({ name });
    expect(body).toMatchObject({ person: { name: name.trim() } });
    const { token } = body as { token: string };
    expect((await me({ authorization: `Bearer ${token}` })).body).toMatchObject({ person: { name: name.trim() } });
  });
});

describe('a repeated request for a guest', () => {
  it('gets the same answer and creates nobody', async () => {
    const headers = { 'idempotency-key': 'first key' };
    const [one, two, three] = await Promise.all([
      guest({ name: 'Anne' }, headers),
      guest({ name: 'Anne' }, headers),
      guest({ name: 'Somebody else' }, headers),
    ]);
    expect(two).toMatchObject({ status: 201, body: one.body });
    expect(three).toMatchObject({ status: 201, body: one.body });
    expect(two.headers.get('set-cookie')).toBe(one.headers.get('set-cookie'));
    expect((await guest({}, headers)).body).toEqual(one.body);
    // A browser has the cookie of the first answer by then.
    const { token } = one.body as { token: string };
    expect((await guest({ name: 'Anne' }, { ...headers, cookie: `cap-diamant=${token}` })).body).toEqual(one.body);
  });

  it('is another one with another key, or from somebody else', async () => {
    const one = await guest({ name: 'Anne' }, { 'idempotency-key': 'a' });
    const two = await guest({ name: 'Anne' }, { 'idempotency-key': 'b' });
    const { token } = two.body as { token: string };
    const three = await guest({ name: 'Anne' }, { 'idempotency-key': 'a', authorization: `Bearer ${token}` });
    expect(new Set([one, two, three].map(({ body }) => JSON.stringify(body))).size).toBe(3);
  });

  it('is judged again if it was refused', async () => {
    const headers = { 'idempotency-key': 'refused' };
    expect((await guest({ name: '' }, headers)).status).toBe(400);
    expect((await guest({ name: 'Anne' }, headers)).status).toBe(201);
  });
});

describe('the origin of a request', () => {
  const sitting = async (headers: Record<string, string>) => {
    const { token } = await newGuest(server.address, 'Anne');
    return request(server.address, 'POST', '/api/tables', {
      body: { game: 'quebec', seats: ['me', 'open', 'open'] },
      headers: { cookie: `cap-diamant=${token}`, ...headers },
    });
  };

  it('may be this server or its public address', async () => {
    for (const origin of [server.address, 'https://games.example.org']) {
      expect((await sitting({ origin })).status).toBe(201);
    }
    expect((await sitting({})).status).toBe(201);
  });

  it.each([
    'https://evil.example',
    'null',
    'http://127.0.0.1:1',
    'nonsense',
    'https://games.example.org.evil.example',
    'http://games.example.org',
  ])('may not be %s when the cookie is sent along', async origin =>
    expect(errorOf(await sitting({ origin }))).toEqual([403, 'wrong-origin']),
  );

  it.each(['https:', 'ftp:'])('may not be this server by %s', async protocol => {
    const origin = server.address.replace('http:', protocol);
    expect(errorOf(await sitting({ origin }))).toEqual([403, 'wrong-origin']);
  });

  it('does not matter for programs with a token, nor for reading', async () => {
    const { token } = await newGuest(server.address, 'Anne');
    const origin = 'https://evil.example';
    const body = { game: 'quebec', seats: ['me', 'open', 'open'] };
    expect((await request(server.address, 'POST', '/api/tables', { body, token, headers: { origin } })).status).toBe(
      201,
    );
    expect((await me({ origin, cookie: `cap-diamant=${token}` })).status).toBe(200);
  });
});
