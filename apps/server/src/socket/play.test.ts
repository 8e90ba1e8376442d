import { random } from '@cap-diamant/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, type Message } from '../testing/client.ts';
import { request, tableAt } from '../testing/http.ts';
import { type Company, company, Player } from '../testing/player.ts';
import { type ServerProcess, startProcess } from '../testing/server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess();
});
afterAll(() => server.stop());

const askedAt = ({ players }: Company): Player => {
  const player = players.find(each => each.feed.decision !== null);
  if (player === undefined) throw new Error('nobody is asked');
  return player;
};

describe('a turn', () => {
  it('of several moves is one event', async () => {
    const table = await company(server.address, 'quebec', {}, 3);
    const player = askedAt(table);
    const { seq } = player.last;
    expect(await player.play(['start'])).toMatchObject({ kind: 'done', seq: seq + 1 });
    const feed = await player.until(each => each.length === 1);
    expect(feed.decision).toBe(seq + 1);
    const [put = ''] = feed.offered ?? [];
    await player.ask('undo', { to: 0 });
    await player.until(each => each.length === 0);
    const before = player.last.seq;
    expect(await player.play(['start', put])).toEqual({ kind: 'done', cid: expect.any(String), seq: before + 1 });
    await table.allSee(before + 1);
    for (const { last } of table.players) {
      expect(last).toMatchObject({ kind: 'event', seq: before + 1, feed: { length: 2 } });
      expect(last.feed.entries.map(({ n, seat }) => [n, seat])).toEqual([0, 1].map(n => [n, player.seat]));
    }
  });

  it('is refused as a whole, at the first move that cannot be played', async () => {
    const table = await company(server.address, 'quebec', {}, 3);
    const player = askedAt(table);
    const { seq } = player.last;
    for (const [moves, at] of [
      [['dance'], 0],
      [['put c4r1'], 0],
      [['start', 'put c99r99'], 1],
      [['start', 'start'], 1],
      [[''], 0],
      [['send nowhere'], 0],
    ] as const) {
      expect(await player.play(moves)).toMatchObject({ kind: 'refused', code: 'illegal-move', at, seq });
    }
    const spectator = await Player.follow(server.address, table.info.id);
    expect(spectator.last).toMatchObject({ seq, feed: { length: 0 } });
  });

  it('ends where another seat is asked: whatever follows is refused alike', async () => {
    const table = await company(server.address, 'quebec', {}, 3);
    const player = askedAt(table);
    const send = player.feed.offered?.find(move => move.startsWith('send')) ?? '';
    const refusals: unknown[] = [];
    for (const next of ['dance', 'start', send, '']) {
      const { cid: _, ...refusal } = (await player.play([send, next, 'x'])) as Message<'refused'>;
      refusals.push(refusal);
    }
    expect(refusals[0]).toMatchObject({ code: 'illegal-move', at: 1 });
    for (const refusal of refusals) expect(refusal).toEqual(refusals[0]);
  });

  it('ends where something is revealed, and the reveal cannot be undone', async () => {
    const table = await company(server.address, 'nouvelle-france', { players: 2 }, 2);
    const dice = random('reveals');
    const ENDED = 'nothing can follow a reveal or the end of the turn';
    for (let revealed = false; !revealed; ) {
      const player = askedAt(table);
      const move = dice.pick(player.feed.offered ?? []);
      const refused = await player.play([move, 'dance']);
      expect(refused).toMatchObject({ code: 'illegal-move', at: 1 });
      const done = (await player.play([move])) as Message<'done'>;
      await table.allSee(done.seq ?? 0);
      // Still this seat's decision, and yet nothing could follow: the move revealed something.
      revealed = player.feed.decision !== null && 'message' in refused && refused.message === ENDED;
      if (!revealed) continue;
      expect(await player.ask('undo', { to: player.feed.length - 1 })).toMatchObject({ code: 'cannot-undo' });
    }
  });

  it('answers the decision it names', async () => {
    const table = await company(server.address, 'quebec', {}, 3);
    const player = askedAt(table);
    const { decision, offered } = player.feed;
    const other = table.players.find(each => each !== player);
    expect(other?.feed).toMatchObject({ decision: null, offered: [] });
    const moves = offered?.slice(0, 1);
    for (const wrong of [(decision ?? 0) + 1, (decision ?? 0) - 1, 0]) {
      expect(await player.ask('play', { decision: wrong, moves })).toMatchObject({ kind: 'refused', code: 'stale' });
      expect(await player.ask('play', { decision: wrong, moves: ['dance'] })).toMatchObject({ code: 'stale' });
    }
    expect(await other?.ask('play', { decision, moves })).toMatchObject({ kind: 'refused', code: 'stale' });
  });
});

describe('a cid', () => {
  it('is carried out once, whatever else the message says', async () => {
    const table = await company(server.address, 'quebec', {}, 3);
    const player = askedAt(table);
    const moves = player.feed.offered?.slice(0, 1) ?? [];
    const done = await player.play(moves, { cid: 'once' });
    expect(done.kind).toBe('done');
    for (const message of [
      { kind: 'play', table: table.info.id, decision: 0, moves },
      { kind: 'undo', table: 'elsewhere', to: 0 },
      { kind: 'resign', table: table.info.id },
      { kind: 'answer', table: table.info.id, yes: false },
    ]) {
      expect(await player.client.ask({ ...message, cid: 'once' })).toEqual(done);
    }
    const phone = await Client.open(server.address, player.guest?.token);
    expect(await phone.ask({ kind: 'resign', table: table.info.id, cid: 'once' })).toEqual(done);
    expect(await phone.ask({ kind: 'resign', cid: 'once' })).toMatchObject({ code: 'bad-request' });
    expect((await Player.follow(server.address, table.info.id)).last).toMatchObject({
      seq: 'seq' in done ? done.seq : 0,
      feed: { length: 1, resigned: [] },
    });
  });

  it('belongs to one person', async () => {
    const table = await company(server.address, 'quebec', {}, 3);
    const [first, second] = table.players;
    expect(await first?.ask('resign', { cid: 'shared' })).toMatchObject({ kind: 'done' });
    expect(await second?.ask('resign', { cid: 'shared' })).toMatchObject({ kind: 'done' });
    const { state } = await tableAt(server.address, table.info.id);
    expect(state).toBe('over');
  });

  it('that was refused is judged again', async () => {
    const table = await company(server.address, 'quebec', {}, 3);
    const player = askedAt(table);
    const { decision, offered } = player.feed;
    const cid = 'again';
    expect((await player.ask('play', { cid, decision, moves: ['dance'] })).kind).toBe('refused');
    expect((await player.ask('play', { cid, decision, moves: offered?.slice(0, 1) })).kind).toBe('done');
  });

  it('sent twice at once is carried out once', async () => {
    const table = await company(server.address, 'quebec', {}, 3);
    const player = askedAt(table);
    const phone = await Client.open(server.address, player.guest?.token);
    const { decision, offered } = player.feed;
    const message = { kind: 'play', cid: 'twice', table: table.info.id, decision, moves: offered?.slice(0, 1) };
    const answers = await Promise.all([player.client.ask(message), phone.ask(message), player.client.ask(message)]);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.kind).toBe('done');
    expect((await Player.follow(server.address, table.info.id)).feed.length).toBe(1);
  });

  it('may be any text', async () => {
    const table = await company(server.address, 'quebec', {}, 3);
    const player = askedAt(table);
    const cid = '\u0000é🏰"\\ \ud800';
    const done = await player.play(player.feed.offered?.slice(0, 1) ?? [], { cid });
    expect(done).toMatchObject({ kind: 'done', cid });
    expect(await player.ask('resign', { cid })).toEqual(done);
  });
});

describe('a whole game', () => {
  it.each([
    ['quebec', { edition: '2026', level: 'standard' }, 3, 0],
    ['quebec', { level: 'events' }, 2, 1],
    ['nouvelle-france', { claims: 'table' }, 3, 0],
    ['nouvelle-france', { cards: 1, allies: 'none' }, 1, 1],
  ] as const)('of %s %j is played to its end, by the numbers', async (game, options, people, bots) => {
    const table = await company(server.address, game, options, people, { bots: Array(bots).fill('novice') });
    const spectator = await Player.follow(server.address, table.info.id);
    await table.playOn(undefined, 'a whole game');
    const [first] = table.players;
    const end = await spectator.until(({ outcome }) => outcome !== null);
    expect(end).toMatchObject({ actors: [], decision: null, offered: [], undo: null });
    expect(end.outcome?.scores).toHaveLength(people + bots);
    expect(end.outcome?.ranking).toHaveLength(people + bots);
    expect(end.outcome?.winners.length).toBeGreaterThan(0);
    // The whole game at once is the longest frame there is.
    const late = await Player.follow(server.address, table.info.id, first?.guest);
    expect(late.feed.entries).toHaveLength(end.length);
    for (const { client } of [...table.players, spectator, late]) {
      for (const frame of client.frames) expect(Buffer.byteLength(frame)).toBeLessThan(1_000_000);
    }
    const record = await request(server.address, 'GET', `/api/tables/${table.info.id}/record`);
    expect(record.body).toMatchObject({ game, seed: end.seed });
    expect((record.body as { moves: string[] }).moves).toHaveLength(end.length);
    for (const kind of ['resign', 'play', 'undo', 'answer']) {
      const more = { decision: 1, moves: ['x'], to: 0, yes: true };
      expect(await first?.ask(kind, more)).toMatchObject({ kind: 'refused', code: 'over' });
    }
    expect(await spectator.ask('resign')).toMatchObject({ code: 'not-your-seat' });
    for (const player of table.players) checkDecisions(player);
  });
});

/** Checks `decision` against what the seat was sent: the rule of the protocol, from outside. */
const checkDecisions = ({ client }: Player): void => {
  const told = client.inbox.filter((message): message is Message<'snapshot' | 'event'> => 'feed' in message);
  for (const [at, message] of told.entries()) {
    const before = told[at - 1];
    if (message.kind !== 'event' || before === undefined || message.from !== message.seq - 1) continue;
    const { decision, actors, seat, offered, entries } = message.feed;
    expect(decision !== null).toBe(actors.includes(seat ?? -1));
    if (decision === null) continue;
    const acted = entries.some(entry => entry.seat === seat);
    const same = JSON.stringify(before.feed.offered) === JSON.stringify(offered);
    const keeps = before.feed.decision !== null && !acted && same;
    expect(decision).toBe(keeps ? before.feed.decision : message.seq);
  }
};
