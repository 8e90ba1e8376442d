import type { ChatLine } from '@cap-diamant/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, type Message } from '../testing/client.ts';
import { errorOf, newGuest, newTable, request, sit } from '../testing/http.ts';
import { company, Player } from '../testing/player.ts';
import { type ServerProcess, startProcess } from '../testing/server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess();
});
afterAll(() => server.stop());

const DETAILS = { details: true };

const linesOf = ({ client }: Player): ChatLine[] =>
  client.inbox.flatMap(message => (message.kind === 'chat' ? message.lines : []));

const heard = async (player: Player, said: string): Promise<void> => {
  await player.client.next(
    message => message.kind === 'chat' && message.lines.some(line => (line.text ?? line.phrase) === said),
  );
};

const talk = async () => {
  const table = await company(server.address, 'quebec', {}, 2, { follow: DETAILS });
  const [anne, luc] = table.players as [Player, Player];
  const eve = await newGuest(server.address, 'Eve');
  const spectator = await Player.follow(server.address, table.info.id, eve, DETAILS);
  const nobody = await Player.follow(server.address, table.info.id, undefined, DETAILS);
  return { table, anne, luc, spectator, nobody };
};

describe('chat', () => {
  it('keeps players and spectators apart', async () => {
    const { anne, luc, spectator, nobody, table } = await talk();
    expect(await anne.ask('say', { phrase: 'hello' })).toMatchObject({ kind: 'done' });
    expect(await spectator.ask('say', { text: '  What a move! ' })).toMatchObject({ kind: 'done' });
    await heard(luc, 'hello');
    await heard(nobody, 'What a move!');
    await luc.ask('say', { text: 'Bonjour' });
    await Promise.all([heard(anne, 'Bonjour'), heard(luc, 'Bonjour')]);
    expect(linesOf(anne)).toMatchObject([
      { n: 1, phrase: 'hello', person: anne.guest?.person },
      { n: 3, text: 'Bonjour', person: luc.guest?.person },
    ]);
    expect(linesOf(spectator)).toMatchObject([{ n: 2, text: 'What a move!', person: { name: 'Eve' } }]);
    const later = await Player.follow(server.address, table.info.id, anne.guest, DETAILS);
    await heard(later, 'Bonjour');
    expect(linesOf(later)).toEqual(linesOf(anne));
    const plain = await Player.follow(server.address, table.info.id, anne.guest);
    await plain.ask('say', { text: 'encore' });
    await heard(anne, 'encore');
    expect(plain.client.inbox.filter(({ kind }) => kind === 'chat' || kind === 'presence')).toEqual([]);
  });

  it('says everything once, and refuses what is too long, empty or nobody’s', async () => {
    const { anne, luc, nobody } = await talk();
    await anne.ask('say', { text: 'once', cid: 'once' });
    expect(await anne.ask('say', { text: 'once', cid: 'once' })).toMatchObject({ kind: 'done' });
    await anne.ask('say', { text: 'twice' });
    await heard(luc, 'twice');
    expect(linesOf(luc).map(({ text }) => text)).toEqual(['once', 'twice']);
    for (const wrong of [
      {},
      { text: ' ' },
      { text: 'x'.repeat(201) },
      { phrase: 'rude' },
      { text: 'a', phrase: 'hello' },
    ]) {
      expect(await anne.ask('say', wrong)).toMatchObject({ kind: 'refused', code: 'bad-request' });
    }
    expect(await nobody.ask('say', { phrase: 'hello' })).toMatchObject({ code: 'unknown-person' });
    const lost = await anne.client.ask({ kind: 'say', table: 'nowhere', phrase: 'hello' });
    expect(lost).toMatchObject({ code: 'no-such-table' });
  });

  it('does not reach those who muted the speaker', async () => {
    const { anne, luc, table } = await talk();
    const token = luc.guest?.token ?? '';
    const muted = `/api/me/muted/${anne.guest?.person.id}`;
    expect((await request(server.address, 'PUT', muted, { token })).status).toBe(204);
    await anne.ask('say', { text: 'unheard' });
    await luc.ask('say', { text: 'heard' });
    await heard(luc, 'heard');
    expect(linesOf(luc).map(({ text }) => text)).toEqual(['heard']);
    const later = await Player.follow(server.address, table.info.id, luc.guest, DETAILS);
    await heard(later, 'heard');
    expect(linesOf(later).map(({ text }) => text)).toEqual(['heard']);
    expect((await request(server.address, 'GET', '/api/me/muted', { token })).body).toEqual({
      people: [anne.guest?.person],
    });
    await request(server.address, 'DELETE', muted, { token });
    await anne.ask('say', { text: 'again' });
    await heard(luc, 'again');
    expect(errorOf(await request(server.address, 'PUT', '/api/me/muted/nobody', { token }))[0]).toBe(404);
  });

  it('can be reported by those who hear it', async () => {
    const { anne, luc, spectator, table } = await talk();
    await anne.ask('say', { text: 'rude' });
    await heard(luc, 'rude');
    const report = (token: string, n: number) =>
      request(server.address, 'POST', `/api/tables/${table.info.id}/reports`, { token, body: { n } });
    expect((await report(luc.guest?.token ?? '', 1)).status).toBe(204);
    expect((await report(luc.guest?.token ?? '', 1)).status).toBe(204);
    expect(errorOf(await report(spectator.guest?.token ?? '', 1))).toEqual([404, 'not-found']);
    expect(errorOf(await report(luc.guest?.token ?? '', 2))).toEqual([404, 'not-found']);
  });

  it('slows down who says too much', async () => {
    const strict = await startProcess({ args: [] });
    const table = await company(strict.address, 'quebec', {}, 2, { follow: DETAILS });
    const [anne] = table.players as [Player];
    const answers = await Promise.all(Array.from({ length: 20 }, () => anne.ask('say', { phrase: 'hello' })));
    expect(answers.filter(({ kind }) => kind === 'done').length).toBeLessThan(12);
    expect(answers.at(-1)).toMatchObject({ kind: 'refused', code: 'too-many' });
    await strict.stop();
  });
});

it('presence tells who is connected', async () => {
  const { anne, luc, spectator, nobody } = await talk();
  const sees = (seats: number[], spectators: number, { client } = anne) =>
    client.next(
      message => message.kind === 'presence' && `${message.seats}/${message.spectators}` === `${seats}/${spectators}`,
    );
  await sees([anne.seat, luc.seat], 2);
  await sees([anne.seat, luc.seat], 2, nobody);
  luc.client.close();
  await sees([anne.seat], 2);
  await spectator.ask('unfollow');
  await sees([anne.seat], 1);
});

it('a new name is told to everybody who looks at the table', async () => {
  const { anne, luc, nobody } = await talk();
  const token = anne.guest?.token ?? '';
  expect((await request(server.address, 'PUT', '/api/me', { token, body: { name: 'Annette' } })).status).toBe(200);
  for (const { client } of [anne, luc, nobody]) {
    const { seats } = (await client.next(message => message.kind === 'people')) as { seats: unknown };
    expect(seats).toMatchObject([{ person: { name: 'Annette' } }, { person: luc.guest?.person }]);
  }
});

describe('the lobby', () => {
  it('tells those who ask which tables are open', async () => {
    const host = await newGuest(server.address, 'Anne');
    const open = { game: 'quebec', seats: ['me', 'open'] };
    const first = await newTable(server.address, host.token, open);
    const client = await Client.open(server.address);
    await client.ask({ kind: 'lobby', on: true });
    const next = (fits: (message: Message<'lobby'>) => boolean) =>
      client.next(message => message.kind === 'lobby' && fits(message)) as Promise<Message<'lobby'>>;
    const whole = await next(message => message.whole);
    expect(whole.tables[0]).toEqual(first);
    const hidden = await newTable(server.address, host.token, { ...open, listed: false });
    const second = await newTable(server.address, host.token, open);
    expect((await next(({ tables }) => tables[0]?.id === second.id)).tables).toEqual([second]);
    const luc = await newGuest(server.address, 'Luc');
    await sit(server.address, luc, second.id);
    await next(({ gone }) => gone.includes(second.id));
    expect(JSON.stringify(client.inbox)).not.toContain(hidden.id);
    await client.ask({ kind: 'lobby', on: false });
    const told = client.inbox.length;
    await newTable(server.address, host.token, open);
    await client.ask({ kind: 'lobby', on: false });
    expect(client.inbox.length).toBe(told + 1);
  });
});

describe('a table closed to spectators', () => {
  it('is followed only by those who sit there', async () => {
    const table = await company(server.address, 'quebec', {}, 2, { request: { spectators: false } });
    expect(table.info.spectators).toBe(false);
    const eve = await newGuest(server.address, 'Eve');
    for (const token of [undefined, eve.token]) {
      const client = await Client.open(server.address, token);
      const refused = await client.ask({ kind: 'follow', table: table.info.id, details: true });
      expect(refused).toMatchObject({ kind: 'refused', code: 'not-your-seat' });
    }
    const stranger = await Client.open(server.address, eve.token);
    const past = await stranger.ask({ kind: 'past', table: table.info.id, from: 0, to: 0 });
    expect(past).toMatchObject({ code: 'not-your-seat' });
    const said = await stranger.ask({ kind: 'say', table: table.info.id, phrase: 'hello' });
    expect(said).toMatchObject({ code: 'not-your-seat' });
  });
});

describe('a rematch', () => {
  it('is one table for the same people and options, with the seats moved on', async () => {
    const table = await company(server.address, 'quebec', { level: 'family' }, 2, {
      bots: ['novice'],
      request: { time: { kind: 'live', bank: 600, increment: 5 }, substitute: 'easy' },
      follow: DETAILS,
    });
    const [anne, luc] = table.players as [Player, Player];
    const spectator = await Player.follow(server.address, table.info.id, undefined, DETAILS);
    expect(await anne.ask('rematch')).toMatchObject({ kind: 'refused', code: 'not-over' });
    await anne.ask('resign');
    await luc.ask('resign');
    await luc.until(feed => feed.outcome !== null);
    expect(await spectator.ask('rematch')).toMatchObject({ code: 'not-your-seat' });
    const done = (await anne.ask('rematch', { cid: 'again' })) as Message<'done'>;
    const again = (await anne.ask('rematch', { cid: 'again' })) as Message<'done'>;
    expect(again.table).toBe(done.table);
    await luc.until((_, seq) => seq >= (done.seq ?? 0));
    expect(luc.last.details?.rematch).toBe(done.table);
    await spectator.until((_, seq) => seq >= (done.seq ?? 0));
    expect(spectator.last.details?.rematch).toBeNull();
    const joined = (await luc.ask('rematch')) as Message<'done'>;
    expect(joined.table).toBe(done.table);
    const next = await Player.follow(server.address, done.table ?? '', luc.guest, DETAILS);
    const seats = next.last.details?.seats;
    expect(seats).toMatchObject([
      { kind: 'bot', level: 'novice' },
      { kind: 'person', person: anne.guest?.person },
      { kind: 'person', person: luc.guest?.person },
    ]);
    const info = (await request(server.address, 'GET', `/api/tables/${done.table}`)).body;
    const { options, time, substitute, game } = table.info;
    expect(info).toMatchObject({ table: { options, time, substitute, game, state: 'playing', listed: false } });
  });
});
