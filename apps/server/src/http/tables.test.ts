import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, errorOf, type Guest, newGuest, newTable, request, sit, tableAt } from '../testing/http.ts';
import { company, Player } from '../testing/player.ts';
import { type ServerProcess, startProcess } from '../testing/server-process.ts';

let server: ServerProcess;
let anne: Guest;
let luc: Guest;
beforeAll(async () => {
  server = await startProcess();
  anne = await newGuest(server.address, 'Anne');
  luc = await newGuest(server.address, 'Luc');
});
afterAll(() => server.stop());

const create = (body: unknown, headers = {}): Promise<Answer> =>
  request(server.address, 'POST', '/api/tables', { body, token: anne.token, headers });
const leave = ({ token }: Guest, id: string): Promise<Answer> =>
  request(server.address, 'DELETE', `/api/tables/${id}/seats`, { token });
const get = (path: string, token?: string): Promise<Answer> =>
  request(server.address, 'GET', path, token === undefined ? {} : { token });
const list = async (query: string, token?: string): Promise<string[]> => {
  const { body } = await get(`/api/tables?${query}`, token);
  return (body as { tables: { id: string }[] }).tables.map(({ id }) => id);
};
const OPEN = { game: 'quebec', seats: ['me', 'open', { bot: 'medium' }] };

describe('a new table', () => {
  it('has its defaults filled in', async () => {
    const { status, body } = await create(OPEN);
    expect(status).toBe(201);
    expect(body).toEqual({
      table: {
        id: expect.any(String),
        game: 'quebec',
        options: { edition: '2011', level: 'complete', players: 3, layout: 'balanced', first: 'random' },
        state: 'open',
        seats: [{ kind: 'person', person: anne.person }, { kind: 'open' }, { kind: 'bot', level: 'medium' }],
        seq: expect.any(Number),
        created: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        listed: true,
        time: null,
        commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
    const { table } = body as { table: { id: string } };
    expect((await get(`/api/tables/${table.id}`)).body).toEqual(body);
  });

  it('starts by itself when no seat is open', async () => {
    const info = await newTable(server.address, anne.token, {
      game: 'quebec',
      seats: ['me', { bot: 'novice' }, { bot: 'novice' }],
    });
    expect(info.state).toBe('playing');
    const open = await newTable(server.address, anne.token, OPEN);
    expect(await sit(server.address, luc, open.id)).toMatchObject({ status: 200, body: { seat: 1 } });
    expect((await tableAt(server.address, open.id)).state).toBe('playing');
  });

  it('needs nobody to be "me"', async () => {
    const { seats } = await newTable(server.address, anne.token, { game: 'nouvelle-france', seats: ['open', 'open'] });
    expect(seats).toEqual([{ kind: 'open' }, { kind: 'open' }]);
  });

  it('takes the options of its game', async () => {
    const { options } = await newTable(server.address, anne.token, {
      game: 'nouvelle-france',
      options: { players: 2, cards: 1, allies: 'none' },
      seats: ['me', 'open'],
    });
    expect(options).toMatchObject({ players: 2, cards: 1, allies: 'none', claims: 'assisted' });
  });

  it.each([
    ['game', { ...OPEN, game: 'chess' }],
    ['game', { ...OPEN, game: 'constructor' }],
    ['game', { seats: ['me', 'open'] }],
    ['seats', { game: 'quebec' }],
    ['seats', { ...OPEN, seats: [] }],
    ['seats', { ...OPEN, seats: ['me'] }],
    ['seats', { ...OPEN, seats: ['me', 'me', 'open'] }],
    ['seats', { ...OPEN, seats: ['me', 'open', { bot: 'random' }] }],
    ['seats', { ...OPEN, seats: Array(12).fill('open') }],
    ['players', { ...OPEN, options: { players: 4 } }],
    ['options', { ...OPEN, options: { edition: '1999' } }],
    ['options', { ...OPEN, options: { colour: 'red' } }],
    ['options', '{"game":"quebec","seats":["me","open","open"],"options":{"__proto__":{"x":1}}}'],
    ['options', { ...OPEN, options: [] }],
    ['listed', { ...OPEN, listed: 1 }],
    ['time', { ...OPEN, time: { bank: 60 } }],
    ['luck', { ...OPEN, luck: 'x'.repeat(65) }],
  ])('is refused, naming "%s"', async (field, body) => {
    const answer = await create(body);
    expect(errorOf(answer)).toEqual([400, 'bad-request']);
    expect(JSON.stringify(answer.body)).toContain(field);
  });

  it('needs somebody', async () => {
    const answer = await request(server.address, 'POST', '/api/tables', { body: OPEN });
    expect(errorOf(answer)).toEqual([401, 'unknown-person']);
  });

  it('is made once however often the same key is sent', async () => {
    const headers = { 'idempotency-key': 'one table' };
    const before = await list('mine=true', anne.token);
    const together = await Promise.all([create(OPEN, headers), create(OPEN, headers)]);
    // The key alone decides, once there is an answer to it.
    const answers = [...together, await create({}, headers)];
    const [first] = answers;
    for (const answer of answers) expect(answer).toMatchObject({ status: 201, body: first?.body });
    expect((await list('mine=true', anne.token)).length).toBe(Math.min(50, before.length + 1));
    const other = await request(server.address, 'POST', '/api/tables', { body: OPEN, token: luc.token, headers });
    expect(other.body).not.toEqual(first?.body);
  });
});

describe('seats', () => {
  const open = (seats: unknown[] = ['me', 'open', 'open', { bot: 'easy' }]) =>
    newTable(server.address, anne.token, { game: 'quebec', seats });

  it('are given to those who ask, the named one or any open one', async () => {
    const { id, seq } = await open();
    expect(await sit(server.address, luc, id, { seat: 2 })).toMatchObject({ status: 200, body: { seat: 2 } });
    const now = await tableAt(server.address, id);
    expect(now.seats[2]).toEqual({ kind: 'person', person: luc.person });
    expect(now.seq).toBeGreaterThan(seq);
    const eve = await newGuest(server.address, 'Eve');
    expect((await sit(server.address, eve, id)).body).toEqual({ seat: 1 });
  });

  it('are refused in order: not open, already seated, seat taken', async () => {
    const { id } = await open();
    const code = async (who: Guest, body: unknown) => errorOf(await sit(server.address, who, id, body));
    expect(await code(anne, { seat: 0 })).toEqual([409, 'already-seated']);
    expect(await code(anne, { seat: 3 })).toEqual([409, 'already-seated']);
    expect(await code(luc, { seat: 0 })).toEqual([409, 'seat-taken']);
    expect(await code(luc, { seat: 3 })).toEqual([409, 'seat-taken']);
    for (const seat of [4, -1, 1.5, '1', null]) expect(await code(luc, { seat })).toEqual([400, 'bad-request']);
    expect(await code(luc, { luck: 'x'.repeat(65) })).toEqual([400, 'bad-request']);
    await sit(server.address, luc, id);
    const eve = await newGuest(server.address, 'Eve');
    await sit(server.address, eve, id);
    expect(await code(anne, {})).toEqual([409, 'not-open']);
    expect(await code(luc, { seat: 0 })).toEqual([409, 'not-open']);
  });

  it('can be left before the start, by the creator too', async () => {
    const { id } = await open();
    expect(errorOf(await leave(luc, id))).toEqual([409, 'not-seated']);
    await sit(server.address, luc, id, { seat: 1 });
    expect((await leave(luc, id)).status).toBe(204);
    expect((await leave(anne, id)).status).toBe(204);
    expect((await tableAt(server.address, id)).seats.map(({ kind }) => kind)).toEqual(['open', 'open', 'open', 'bot']);
    expect(errorOf(await leave(anne, id))).toEqual([409, 'not-seated']);
    expect((await sit(server.address, luc, id, { seat: 0 })).status).toBe(200);
  });

  it('are kept after the start', async () => {
    const { id } = await open(['me', { bot: 'novice' }, { bot: 'novice' }]);
    expect(errorOf(await leave(anne, id))).toEqual([409, 'not-open']);
    expect(errorOf(await leave(luc, id))).toEqual([409, 'not-open']);
  });

  it('need somebody, and a table', async () => {
    const { id } = await open();
    expect(errorOf(await request(server.address, 'POST', `/api/tables/${id}/seats`, { body: {} }))).toEqual([
      401,
      'unknown-person',
    ]);
    expect(errorOf(await request(server.address, 'DELETE', `/api/tables/${id}/seats`))).toEqual([
      401,
      'unknown-person',
    ]);
    expect(errorOf(await sit(server.address, luc, 'nowhere'))).toEqual([404, 'no-such-table']);
    expect(errorOf(await leave(luc, 'nowhere'))).toEqual([404, 'no-such-table']);
  });

  it('go to one of two who ask at the same time', async () => {
    const { id } = await open(['open', { bot: 'novice' }, { bot: 'novice' }]);
    const answers = await Promise.all([sit(server.address, luc, id), sit(server.address, anne, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('are asked for without a body', async () => {
    const { id } = await open();
    expect((await request(server.address, 'POST', `/api/tables/${id}/seats`, { token: luc.token })).status).toBe(200);
  });
});

describe('lists', () => {
  it('show listed tables by state, newest first; one’s own all', async () => {
    const eve = await newGuest(server.address, 'Eve');
    const made = async (more: object) => (await newTable(server.address, eve.token, { ...OPEN, ...more })).id;
    const listed = await made({});
    const secret = await made({ listed: false });
    const playing = await made({ seats: ['me', { bot: 'novice' }] });
    const left = await made({});
    await leave(eve, left);
    expect((await list('state=open')).slice(0, 2)).toEqual([left, listed]);
    expect((await list('state=playing'))[0]).toBe(playing);
    expect((await list('')).slice(0, 3)).toEqual([left, playing, listed]);
    expect(await list('state=over')).not.toContain(playing);
    const player = await Player.follow(server.address, playing, eve);
    await player.ask('resign');
    await player.until(feed => feed.outcome !== null);
    expect((await list('state=over'))[0]).toBe(playing);
    expect(await list('state=playing')).not.toContain(playing);
    expect(await list('mine=true', eve.token)).toEqual([left, playing, secret, listed]);
    expect(await list('mine=true&state=open', eve.token)).toEqual([left, secret, listed]);
    expect(await list('mine=true', (await newGuest(server.address, 'New')).token)).toEqual([]);
    await sit(server.address, luc, secret);
    expect((await list('mine=true', luc.token))[0]).toBe(secret);
    expect((await get(`/api/tables/${secret}`)).status).toBe(200);
  });

  it('have 50 tables at most, and continue before a given one', async () => {
    const eve = await newGuest(server.address, 'Eve');
    const made: string[] = [];
    for (let n = 0; n < 60; n++) made.unshift((await newTable(server.address, eve.token, OPEN)).id);
    expect(await list('state=open')).toEqual(made.slice(0, 50));
    const more = await list(`mine=true&before=${made[49]}`, eve.token);
    expect(more).toEqual(made.slice(50));
  });

  it('refuse what they do not know', async () => {
    expect(errorOf(await get('/api/tables?mine=true'))).toEqual([401, 'unknown-person']);
    expect(errorOf(await get('/api/tables?state=shut'))).toEqual([400, 'bad-request']);
    expect(errorOf(await get('/api/tables?mine=perhaps'))).toEqual([400, 'bad-request']);
    expect(errorOf(await get('/api/tables?state=open&state=over'))).toEqual([400, 'bad-request']);
    expect((await get('/api/tables?before=nowhere')).status).toBeLessThan(500);
  });
});

describe('a table', () => {
  it('is open to anybody who knows its id, and to nobody else', async () => {
    const { id } = await newTable(server.address, anne.token, { ...OPEN, listed: false });
    expect((await get(`/api/tables/${id}`)).status).toBe(200);
    expect(errorOf(await get(`/api/tables/${id}x`))).toEqual([404, 'no-such-table']);
    expect(errorOf(await get(`/api/tables/${'x'.repeat(5000)}`))).toEqual([404, 'no-such-table']);
    expect(errorOf(await get(`/api/tables/${id}x/record`))).toEqual([404, 'no-such-table']);
  });

  it('keeps its record and its secret until the game is over', async () => {
    const { id } = await newTable(server.address, anne.token, OPEN);
    const before = await get(`/api/tables/${id}/record`, anne.token);
    expect(errorOf(before)).toEqual([403, 'not-over']);
    await sit(server.address, luc, id);
    expect(errorOf(await get(`/api/tables/${id}/record`, anne.token))).toEqual([403, 'not-over']);
    expect(await tableAt(server.address, id)).not.toHaveProperty('shuffle');
  });
});

describe('the shuffle', () => {
  const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

  it.each([
    ['the secret if nobody gave luck', ['', ''], undefined],
    ['mixed with the luck of each seat', ['fer à cheval', ''], 'fer à cheval|'],
    ['mixed in the order of the seats', ['a', 'b'], 'a|b'],
  ])('is %s', async (_, luck, mixed) => {
    const { info, players, at } = await company(server.address, 'quebec', {}, 2, { luck });
    expect(info).not.toHaveProperty('shuffle');
    expect(players[0]?.feed).toMatchObject({ commitment: info.commitment, seed: null });
    await at(0).ask('resign');
    await at(1).until(feed => feed.outcome !== null);
    const { shuffle, commitment, state } = await tableAt(server.address, info.id);
    expect(state).toBe('over');
    expect(commitment).toBe(info.commitment);
    expect(shuffle?.luck).toEqual(luck);
    expect(sha256(`cap-diamant:${shuffle?.secret}`)).toBe(commitment);
    expect(shuffle?.seed).toBe(mixed === undefined ? shuffle?.secret : sha256(`${shuffle?.secret}|${mixed}`));
    expect(at(1).feed.seed).toBe(shuffle?.seed);
    const record = await get(`/api/tables/${info.id}/record`);
    expect(record).toMatchObject({ status: 200, body: { game: 'quebec', seed: shuffle?.seed, resigned: [0] } });
  });
});

describe('requests', () => {
  it.each([
    ['GET', '/api/nowhere', 404, 'not-found'],
    ['GET', '/api', 404, 'not-found'],
    ['POST', '/api/tables/x/y', 404, 'not-found'],
    ['GET', '/api/guests', 405, 'method-not-allowed'],
    ['POST', '/api/me', 405, 'method-not-allowed'],
    ['PUT', '/api/tables', 405, 'method-not-allowed'],
    ['DELETE', '/api/tables/x', 405, 'method-not-allowed'],
    ['GET', '/api/tables/x/seats', 405, 'method-not-allowed'],
    ['PATCH', '/api/health', 405, 'method-not-allowed'],
    ['OPTIONS', '/api/tables', 405, 'method-not-allowed'],
    ['GET', '/api/socket', 400, 'bad-request'],
    ['GET', '/api/%zz', 400, 'bad-request'],
  ])('%s %s is answered with %i', async (method, path, status, code) => {
    expect(errorOf(await request(server.address, method, path))).toEqual([status, code]);
  });

  it('may have 64 kB and no more', async () => {
    const filled = (size: number): string => {
      const body = JSON.stringify({ name: 'Anne', filling: '' });
      return body.replace('""', `"${'x'.repeat(size - body.length)}"`);
    };
    const guest = (body: string) => request(server.address, 'POST', '/api/guests', { body });
    expect((await guest(filled(65_536))).status).toBe(201);
    expect(errorOf(await guest(filled(65_537)))).toEqual([413, 'too-large']);
  });

  it('find the server healthy', async () => {
    expect(await get('/api/health')).toMatchObject({ status: 200, body: { ok: true } });
  });
});
