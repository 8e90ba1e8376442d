import type { ClockInfo } from '@cap-diamant/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { type Company, company, Player } from '../testing/player.ts';
import { DAY, HOUR, SECOND, startTimedServer, type TimedServer, type TimedSetting } from '../testing/timed-server.ts';

const LIVE = { kind: 'live', bank: 600, increment: 30 };
const DAYS = { kind: 'correspondence', bank: 259_200, increment: 43_200, cap: 432_000 };

const servers: TimedServer[] = [];
const start = async (setting?: TimedSetting): Promise<TimedServer> => {
  const server = await startTimedServer(setting);
  servers.push(server);
  return server;
};
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const timedTable = (server: TimedServer, time: object, more: object = {}): Promise<Company> =>
  company(server.address, 'quebec', { level: 'family' }, 3, { request: { time, ...more }, follow: { details: true } });

const clockOf = (player: Player): ClockInfo => {
  const clock = player.last.details?.clock;
  if (!clock) throw new Error('no clock');
  return clock;
};
const leftAt = (player: Player, seat: number): number => (clockOf(player).left[seat] ?? 0) / SECOND;

const askedAt = ({ players }: Company): Player => {
  const player = players.find(each => each.feed.decision !== null);
  if (player === undefined) throw new Error('nobody is asked');
  return player;
};

/** A whole turn: a worker is sent away. */
const turn = async (table: Company): Promise<Player> => {
  const player = askedAt(table);
  const done = await player.play([player.feed.offered?.find(move => move.startsWith('send')) ?? '']);
  if (done.kind !== 'done') throw new Error(JSON.stringify(done));
  await table.allSee(done.seq ?? 0);
  return player;
};

const seeAll = async (table: Company, answer: Promise<unknown>): Promise<void> => {
  const done = (await answer) as { kind: string; seq: number };
  expect(done.kind).toBe('done');
  await table.allSee(done.seq);
};

describe('clocks at a table', () => {
  it('are charged while a seat is asked, and gain with each turn', async () => {
    const server = await start();
    const table = await timedTable(server, LIVE);
    expect(table.info.time).toEqual(LIVE);
    const first = askedAt(table);
    expect(clockOf(first)).toMatchObject({ left: [600_000, 600_000, 600_000], running: [first.seat] });
    server.advance(100 * SECOND);
    await turn(table);
    expect(leftAt(first, first.seat)).toBe(530);
    expect(clockOf(first).running).toEqual([askedAt(table).seat]);
    server.advance(20 * SECOND);
    const late = await Player.follow(server.address, table.info.id, undefined, { details: true });
    expect(leftAt(late, askedAt(table).seat)).toBe(580);
  });

  it('are not sent to those who did not ask for details', async () => {
    const server = await start();
    const table = await timedTable(server, LIVE);
    const plain = await Player.follow(server.address, table.info.id);
    await turn(table);
    await plain.until(feed => feed.length === 1);
    const kinds = plain.client.inbox.map(({ kind }) => kind);
    expect(kinds).toEqual(['welcome', 'snapshot', 'event']);
    for (const frame of plain.client.frames) expect(frame).not.toContain('details');
  });

  it('hand the seat to a bot at zero, and the person takes it back', async () => {
    const server = await start();
    const table = await timedTable(server, LIVE, { substitute: 'novice' });
    const absent = askedAt(table);
    const other = table.players.find(player => player !== absent) ?? absent;
    server.advance(599 * SECOND);
    const before = other.last.seq;
    expect(await absent.ask('return')).toMatchObject({ kind: 'refused', code: 'stale' });
    server.advance(2 * SECOND);
    await other.until((_, seq) => seq > before);
    expect(other.last.details?.seats[absent.seat]).toMatchObject({ kind: 'person', away: true });
    const gone = await absent.until(feed => feed.length > 0);
    expect(gone).toMatchObject({ seat: absent.seat, decision: null, offered: [], resigned: [] });
    expect(await absent.ask('play', { decision: 3, moves: ['start'] })).toMatchObject({ code: 'stale' });
    await seeAll(table, absent.ask('return'));
    expect(other.last.details?.seats[absent.seat]).not.toHaveProperty('away');
    expect(leftAt(other, absent.seat)).toBe(60);
    expect(await absent.ask('return')).toMatchObject({ code: 'stale' });
    await table.asked();
    while (askedAt(table) !== absent) await turn(table);
    expect(absent.feed.offered).not.toEqual([]);
  });

  it('count a move that was received in time', async () => {
    const server = await start();
    const table = await timedTable(server, LIVE);
    const player = askedAt(table);
    server.advance(600 * SECOND - 1);
    await turn(table);
    expect(leftAt(player, player.seat)).toBeCloseTo(30, 1);
    expect(player.feed.length).toBe(1);
  });

  it('stop when everybody agrees to pause, and anybody lets them run again', async () => {
    const server = await start();
    const table = await timedTable(server, DAYS);
    const [a, b, c] = table.players as [Player, Player, Player];
    await seeAll(table, a.ask('pause', { on: true }));
    expect(clockOf(b)).toMatchObject({ asking: [a.seat], pauses: [] });
    expect(await a.ask('pause', { on: true })).toMatchObject({ code: 'stale' });
    await seeAll(table, b.ask('pause', { on: false }));
    expect(clockOf(b).asking).toEqual([]);
    for (const each of [a, b, c]) await seeAll(table, each.ask('pause', { on: true }));
    expect(clockOf(c)).toMatchObject({ pauses: [{ reason: 'agreed' }], running: [], asking: [] });
    server.advance(30 * DAY);
    const waiting = askedAt(table);
    await seeAll(table, c.ask('pause', { on: false }));
    expect(clockOf(a)).toMatchObject({ pauses: [], running: [waiting.seat] });
    expect(leftAt(a, waiting.seat)).toBe(DAYS.bank);
    const calm = await company(server.address, 'quebec', {}, 2);
    expect(await calm.players[0]?.ask('pause', { on: true })).toMatchObject({ code: 'cannot-pause' });
  });

  it('do not charge the time the server was away, and the log says so', async () => {
    const first = await start();
    const table = await timedTable(first, DAYS);
    const player = askedAt(table);
    first.advance(HOUR);
    const { seq } = player.last;
    servers.splice(servers.indexOf(first), 1);
    await first.close();
    const second = await start({ data: first.data, start: first.now() + 10 * DAY });
    const back = await Player.follow(second.address, table.info.id, player.guest, { details: true });
    expect(leftAt(back, player.seat)).toBe(DAYS.bank - 3600);
    expect(back.last.seq).toBe(seq + 2);
    expect(clockOf(back).running).toEqual([player.seat]);
  });

  it('do not charge the time the machine slept', async () => {
    const server = await start({ longestGapMs: 10 * SECOND });
    const table = await timedTable(server, LIVE);
    const player = askedAt(table);
    const { seq } = player.last;
    server.advance(HOUR);
    await player.until((_, now) => now === seq + 2);
    expect(leftAt(player, player.seat)).toBe(600);
    expect(player.last.details?.seats[player.seat]).not.toHaveProperty('away');
  });
  it('do not charge a short absence, as whoever plays next learns', async () => {
    const server = await start({ shortestGapMs: 2 * SECOND, longestGapMs: HOUR });
    const table = await timedTable(server, LIVE);
    const player = askedAt(table);
    const { seq } = player.last;
    server.advance(100 * SECOND);
    expect(await turn(table)).toBe(player);
    expect(leftAt(player, player.seat)).toBe(630);
    expect(player.last.seq).toBe(seq + 3);
    expect(player.feed.entries).toHaveLength(1);
  });
});
