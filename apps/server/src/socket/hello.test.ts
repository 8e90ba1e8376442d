import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../testing/client.ts';
import { type Guest, newGuest, newTable } from '../testing/http.ts';
import { type ServerProcess, startProcess } from '../testing/server-process.ts';

let server: ServerProcess;
let anne: Guest;
beforeAll(async () => {
  server = await startProcess();
  anne = await newGuest(server.address, 'Anne');
});
afterAll(() => server.stop());

const HELLO = { kind: 'hello', protocol: 1 };
const refusedWith = (code: string) => ({ kind: 'refused', cid: null, code, message: expect.any(String) });

describe('hello', () => {
  it.each([
    ['a token', () => ({}), () => ({ ...HELLO, token: anne.token })],
    ['a header', () => ({ authorization: `Bearer ${anne.token}` }), () => HELLO],
    ['a cookie', () => ({ cookie: `cap-diamant=${anne.token}` }), () => HELLO],
    [
      'a token that counts more than the cookie',
      () => ({ cookie: 'cap-diamant=x' }),
      () => ({ ...HELLO, token: anne.token }),
    ],
  ])('is welcomed by name with %s', async (_, headers, hello) => {
    const client = await Client.connect(server.address, { headers: headers() });
    expect(await client.answerTo(hello())).toEqual({ kind: 'welcome', protocol: 1, person: anne.person });
  });

  it.each([
    ['nothing', {}],
    ['an old cookie', { cookie: 'cap-diamant=gone' }],
  ])('is welcomed as nobody with %s', async (_, headers) => {
    const client = await Client.connect(server.address, { headers });
    expect(await client.answerTo(HELLO)).toEqual({ kind: 'welcome', protocol: 1, person: null });
  });

  it('is refused with a wrong token, and may be said again', async () => {
    const client = await Client.connect(server.address);
    expect(await client.answerTo({ ...HELLO, token: 'wrong' })).toEqual(refusedWith('unknown-person'));
    expect(await client.answerTo({ kind: 'follow', cid: 'c', table: 'x' })).toEqual(refusedWith('bad-request'));
    expect(await client.answerTo({ ...HELLO, token: anne.token })).toMatchObject({
      kind: 'welcome',
      person: anne.person,
    });
  });

  it('is refused with a wrong header', async () => {
    const client = await Client.connect(server.address, { headers: { authorization: 'Bearer wrong' } });
    expect(await client.answerTo(HELLO)).toEqual(refusedWith('unknown-person'));
  });

  it.each([0, 2, '1', null, undefined])('is refused in protocol %j', async protocol => {
    const client = await Client.connect(server.address);
    expect(await client.answerTo({ kind: 'hello', protocol })).toEqual(refusedWith('old-protocol'));
    expect((await client.answerTo(HELLO)).kind).toBe('welcome');
  });

  it('is said once', async () => {
    const client = await Client.open(server.address, anne.token);
    expect(await client.answerTo(HELLO)).toEqual(refusedWith('bad-request'));
    expect(await client.ask({ kind: 'follow', table: 'x' })).toMatchObject({ code: 'no-such-table' });
  });

  it('comes first', async () => {
    const client = await Client.connect(server.address);
    for (const message of ['{', { kind: 'resign', cid: 'c', table: 'x' }, { kind: 'nonsense', cid: 'c' }]) {
      expect(await client.answerTo(message)).toEqual(refusedWith('bad-request'));
    }
  });
});

describe('frames', () => {
  it.each(['', '{', 'null', '[]', '7', '"hello"', '{"kind":"resign"}', '{"cid":7,"kind":"resign","table":"x"}'])(
    'without a usable cid are refused: %s',
    async frame => {
      const client = await Client.open(server.address, anne.token);
      expect(await client.answerTo(frame)).toEqual(refusedWith('bad-request'));
    },
  );

  it('with a cid that is too long are refused', async () => {
    const client = await Client.open(server.address, anne.token);
    const frame = { kind: 'resign', cid: 'x'.repeat(65), table: 'x' };
    expect(await client.answerTo(frame)).toEqual(refusedWith('bad-request'));
  });

  it('that are binary are refused, also if they hold JSON', async () => {
    const client = await Client.open(server.address, anne.token);
    client.socket.send(Buffer.from('{"kind":"resign","cid":"c","table":"x"}'));
    expect(await client.next(message => message.kind === 'refused')).toEqual(refusedWith('bad-request'));
  });

  it.each([
    { kind: 'gossip', table: 'x' },
    { kind: 'play', table: 'x', decision: 1 },
    { kind: 'play', table: 'x', decision: 1, moves: [] },
    { kind: 'undo', table: 'x' },
    { kind: 'answer', table: 'x', yes: 1 },
    { kind: 'resign' },
    { kind: 'follow', table: 7 },
  ])('with a wrong field are refused by their cid: %j', async message => {
    const client = await Client.open(server.address, anne.token);
    expect(await client.ask({ ...message, cid: 'mine' })).toMatchObject({ cid: 'mine', code: 'bad-request' });
  });

  it('may have 65,536 bytes; longer ones close the connection', async () => {
    const client = await Client.open(server.address, anne.token);
    const filled = (size: number): string => {
      const frame = JSON.stringify({ kind: 'resign', cid: 'c', table: '' });
      return frame.replace('""', `"${'x'.repeat(size - frame.length)}"`);
    };
    expect(await client.answerTo(filled(65_536))).toMatchObject({ cid: 'c', code: 'no-such-table' });
    const closed = once(client.socket, 'close');
    client.send(filled(65_537));
    expect((await closed)[0]).toBe(1009);
    expect((await Client.open(server.address)).inbox).toHaveLength(1);
  });
});

describe('another site', () => {
  const statusOf = async (headers: Record<string, string>): Promise<number> => {
    const client = new Client(server.address, { headers });
    return new Promise(resolve => {
      client.socket.once('open', () => resolve(101));
      client.socket.once('unexpected-response', (_, answer) => resolve(answer.statusCode ?? 0));
    });
  };

  it('cannot connect with the cookie of somebody who visits it', async () => {
    const cookie = `cap-diamant=${anne.token}`;
    expect(await statusOf({ cookie, origin: 'https://evil.example' })).toBe(403);
    expect(await statusOf({ cookie, origin: server.address })).toBe(101);
    expect(await statusOf({ cookie })).toBe(101);
    expect(await statusOf({ origin: 'https://evil.example' })).toBe(101);
  });
});

it('tables that do not exist are refused', async () => {
  const client = await Client.open(server.address, anne.token);
  const { id } = await newTable(server.address, anne.token, { game: 'quebec', seats: ['me', 'open', 'open'] });
  for (const message of [
    { kind: 'follow' },
    { kind: 'unfollow' },
    { kind: 'play', decision: 1, moves: ['start'] },
    { kind: 'undo', to: 0 },
    { kind: 'answer', yes: true },
    { kind: 'resign' },
  ]) {
    expect(await client.ask({ ...message, table: `${id}x` })).toMatchObject({ kind: 'refused', code: 'no-such-table' });
  }
});
