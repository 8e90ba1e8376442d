import { random } from '@cap-diamant/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, type Message } from '../testing/client.ts';
import { newGuest, newTable, sit } from '../testing/http.ts';
import { company, Player } from '../testing/player.ts';
import { type ServerProcess, startProcess } from '../testing/server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess();
});
afterAll(() => server.stop());

const BEFORE_START = {
  length: 0,
  decision: null,
  turn: null,
  actors: [],
  offered: [],
  view: null,
  entries: [],
  undo: null,
  resigned: [],
  outcome: null,
  seed: null,
};

describe('before the start', () => {
  it('there is nothing to see but the seat and the commitment', async () => {
    const [anne, luc] = [await newGuest(server.address, 'Anne'), await newGuest(server.address, 'Luc')];
    const info = await newTable(server.address, anne.token, {
      game: 'quebec',
      seats: ['me', 'open', { bot: 'novice' }],
    });
    const host = await Player.follow(server.address, info.id, anne);
    const nobody = await Player.follow(server.address, info.id);
    expect(host.last).toMatchObject({ kind: 'snapshot', table: info.id, seq: info.seq });
    expect(host.feed).toEqual({ ...BEFORE_START, seat: 0, commitment: info.commitment });
    expect(nobody.feed).toEqual({ ...BEFORE_START, seat: null, commitment: info.commitment });
    const watcher = await Player.follow(server.address, info.id, luc);
    await sit(server.address, luc, info.id);
    expect((await watcher.until(feed => feed.seat !== null)).seat).toBe(1);
    const feed = await host.until(({ view }) => view !== null);
    expect(feed).toMatchObject({ seat: 0, length: 0, turn: { fresh: true }, commitment: info.commitment, seed: null });
    expect(feed.actors).toHaveLength(1);
  });

  it('nothing can be played', async () => {
    const anne = await newGuest(server.address, 'Anne');
    const { id, seq } = await newTable(server.address, anne.token, { game: 'quebec', seats: ['me', 'open', 'open'] });
    const [host, nobody] = [await Player.follow(server.address, id, anne), await Player.follow(server.address, id)];
    for (const player of [host, nobody]) {
      for (const [kind, more] of [
        ['play', { decision: 1, moves: ['start'] }],
        ['undo', { to: 0 }],
        ['answer', { yes: true }],
        ['resign', {}],
      ] as const) {
        expect(await player.ask(kind, more)).toMatchObject({ kind: 'refused', code: 'not-started', seq });
      }
    }
  });
});

describe('followers', () => {
  it('get every change, without gaps, each from the last they were sent', async () => {
    const { players, info, step } = await company(server.address, 'quebec', {}, 3);
    const spectator = await Player.follow(server.address, info.id);
    const dice = random('gaps');
    let last = 0;
    for (let n = 0; n < 30; n++) last = await step(dice);
    await spectator.until((_, seq) => seq >= last);
    for (const { client, table } of [...players, spectator]) {
      const told = client.inbox.filter((message): message is Message<'snapshot' | 'event'> => 'feed' in message);
      for (const [at, message] of told.entries()) {
        expect(message.table).toBe(table);
        if (message.kind !== 'event') continue;
        expect(message.from).toBe(told[at - 1]?.seq);
        expect(message.seq).toBeGreaterThan(message.from);
        const { entries, length } = message.feed;
        expect(entries.at(-1)?.n ?? length - 1).toBe(length - 1);
        expect(entries.length).toBe(length - (told[at - 1]?.feed.length ?? 0));
      }
    }
  });

  it('catch up from what they know', async () => {
    const { info, players, step } = await company(server.address, 'quebec', {}, 3);
    const dice = random('catching up');
    const at: number[] = [];
    for (let n = 0; n < 12; n++) at.push(await step(dice));
    const whole = (await Player.follow(server.address, info.id)).feed;
    expect(whole.entries.map(({ n }) => n)).toEqual(Array.from({ length: whole.length }, (_, n) => n));
    const since = at[6] ?? 0;
    const part = await Player.follow(server.address, info.id, undefined, { since });
    expect(part.feed.entries).toEqual(whole.entries.slice(7));
    expect(part.feed.view).toEqual(whole.view);
    const now = at.at(-1) ?? 0;
    expect((await Player.follow(server.address, info.id, undefined, { since: now })).feed.entries).toEqual([]);
    const client = await Client.open(server.address);
    const beyond = await client.ask({ kind: 'follow', table: info.id, since: now + 1 });
    expect(beyond).toMatchObject({ kind: 'refused', code: 'bad-request' });
    // Only what still counts: an undone decision is not told, also if it came after `since`.
    const last = players.find(player => player.seat === whole.entries.at(-1)?.seat);
    await last?.ask('undo', { to: whole.length - 1 });
    const after = await Player.follow(server.address, info.id, undefined, { since });
    expect(after.feed.entries).toEqual(whole.entries.slice(7, -1));
  });

  it('may have the rules themselves', async () => {
    const { info, players, step } = await company(server.address, 'quebec', {}, 3);
    const [player] = players;
    const lean = await Player.follow(server.address, info.id, player?.guest, { offered: false });
    expect(lean.feed).toEqual({ ...player?.feed, offered: null });
    const seq = await step(random('lean'));
    await lean.until((_, now) => now >= seq);
    expect(lean.feed.offered).toBeNull();
  });

  it('may have views and effects as data of the game, and look back', async () => {
    const { info, players, playOn } = await company(server.address, 'quebec', { level: 'events' }, 3);
    const [player] = players;
    const live = await Player.follow(server.address, info.id, player?.guest, { form: 'data' });
    await playOn(() => (player?.feed.length ?? 0) >= 30, 'data');
    await live.until(({ length }) => length === player?.feed.length);
    const late = await Player.follow(server.address, info.id, player?.guest, { form: 'data' });
    const { length, entries, view } = late.feed;
    expect({ ...late.feed, view: 0, entries: 0 }).toEqual({ ...live.feed, view: 0, entries: 0 });
    expect(view).toEqual(live.feed.view);
    expect(view).not.toEqual(player?.feed.view);
    expect(player?.feed).not.toHaveProperty('reach');
    expect(late.feed.reach?.agreed).toBeLessThanOrEqual(late.feed.reach?.alone ?? 0);
    expect(entries.filter(entry => entry.turn?.fresh).length).toBeGreaterThan(3);
    expect(entries.at(0)).not.toHaveProperty('view');
    const past = await late.ask('past', { from: 0, to: length });
    if (past.kind !== 'past') throw new Error(JSON.stringify(past));
    expect(past.views).toHaveLength(length + 1);
    expect(past.views.at(-1)).toEqual(view);
    const told = entries.filter(entry => entry.view !== undefined);
    expect(told.length).toBeGreaterThan(20);
    for (const { n, view: then } of told) expect(past.views[n + 1]).toEqual(then);
  });

  it('cannot look ahead, and not at everything at once', async () => {
    const { info, players, step } = await company(server.address, 'quebec', {}, 3);
    await step(random('past'));
    const [player] = players;
    for (const [from, to] of [
      [0, 2],
      [1, 0],
      [0, 64],
      [5, 5],
    ] as const) {
      expect(await player?.ask('past', { from, to })).toMatchObject({ kind: 'refused', code: 'bad-request' });
    }
    expect(await player?.client.ask({ kind: 'past', table: 'none', from: 0, to: 0 })).toMatchObject({
      code: 'no-such-table',
    });
    const open = await newTable(server.address, player?.guest?.token ?? '', {
      game: 'quebec',
      seats: ['open', 'open'],
    });
    expect(await player?.client.ask({ kind: 'past', table: open.id, from: 0, to: 0 })).toMatchObject({
      code: 'bad-request',
    });
    expect(await player?.ask('past', { from: 1, to: 1 })).toMatchObject({ kind: 'past', from: 1, views: [{}] });
    expect(await player?.client.ask({ kind: 'ping' })).toEqual({ kind: 'done', cid: expect.any(String) });
    expect(info.state).toBe('playing');
  });

  it('are at the same seat on every device', async () => {
    const { info, players, step } = await company(server.address, 'quebec', {}, 3);
    const [player] = players;
    const phone = await Player.follow(server.address, info.id, player?.guest);
    const seq = await step(random('devices'));
    await phone.until((_, now) => now >= seq);
    expect(phone.feed).toEqual(player?.feed);
  });

  it('hear nothing more after they unfollowed, and start over when they follow again', async () => {
    const { info, players, step, at } = await company(server.address, 'quebec', {}, 3);
    const spectator = await Player.follow(server.address, info.id);
    expect(await spectator.ask('unfollow')).toEqual({ kind: 'done', cid: expect.any(String) });
    expect((await spectator.ask('unfollow')).kind).toBe('done');
    const seq = await step(random('unfollow'));
    expect(spectator.last.seq).toBeLessThan(seq);
    expect(await spectator.ask('follow')).toMatchObject({ kind: 'snapshot', seq });
    expect(await spectator.ask('follow', { since: seq })).toMatchObject({
      kind: 'snapshot',
      seq,
      feed: { entries: [] },
    });
    // These are carried out each time, also under a cid that was used before.
    for (let n = 0; n < 2; n++)
      expect(await spectator.ask('follow', { cid: 'same' })).toMatchObject({ kind: 'snapshot' });
    expect(await spectator.ask('unfollow', { cid: 'same' })).toEqual({ kind: 'done', cid: 'same' });
    expect(await spectator.ask('follow', { cid: 'same' })).toMatchObject({ kind: 'snapshot', seq });
    const asked = players.find(player => player.feed.decision !== null);
    const next = await at(asked?.seat ?? 0).playAny(random('again'));
    await spectator.until((_, now) => now >= next);
    const events = spectator.client.inbox.filter(message => message.kind === 'event' && message.seq === next);
    expect(events).toHaveLength(1);
  });

  it('who watch see no moves on offer, and cannot play', async () => {
    const { info, players } = await company(server.address, 'quebec', {}, 3);
    const asked = players.find(player => player.feed.decision !== null);
    const stranger = await Player.follow(server.address, info.id, await newGuest(server.address, 'Eve'));
    const nobody = await Player.follow(server.address, info.id);
    for (const player of [stranger, nobody]) {
      expect(player.feed).toMatchObject({ seat: null, decision: null, offered: [], actors: [asked?.seat] });
      const { decision, offered } = asked?.feed ?? {};
      for (const [kind, more] of [
        ['play', { decision, moves: offered?.slice(0, 1) }],
        ['undo', { to: 0 }],
        ['answer', { yes: true }],
        ['resign', {}],
      ] as const) {
        expect(await player.ask(kind, more)).toMatchObject({
          kind: 'refused',
          code: 'not-your-seat',
          seq: player.last.seq,
        });
      }
    }
  });
});
