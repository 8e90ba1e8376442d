import { once } from 'node:events';
import { random } from '@cap-diamant/kernel';
import { expect, it } from 'vitest';
import { Client } from './testing/client.ts';
import { errorOf, newGuest, request, tableAt } from './testing/http.ts';
import { company, Player } from './testing/player.ts';
import { startProcess } from './testing/server-process.ts';

it('SIGTERM ends the server with 0 and tells its clients; the next one continues where it stopped', async () => {
  const first = await startProcess();
  const table = await company(first.address, 'quebec', {}, 2, { bots: ['novice'] });
  await table.playOn(() => (table.players[0]?.feed.length ?? 0) > 20);
  const player = await table.asked();
  const done = await player?.play(player.feed.offered?.slice(0, 1) ?? [], { cid: 'before' });
  expect(done?.kind).toBe('done');
  const seq = done?.kind === 'done' ? (done.seq ?? 0) : 0;
  const feed = await player?.until((_, now) => now >= seq);
  const closed = player && once(player.client.socket, 'close');
  expect(await first.stop()).toBe(0);
  expect((await closed)?.[0]).toBe(1012);
  expect(first.errors()).toBe('');

  const second = await startProcess({ data: first.data });
  const back = await Client.open(second.address, player?.guest?.token);
  expect(await back.ask({ kind: 'resign', table: table.info.id, cid: 'before' })).toEqual(done);
  const again = await Player.follow(second.address, table.info.id, player?.guest);
  expect(again.feed.length).toBeGreaterThanOrEqual(feed?.length ?? 0);
  // The bot goes on by itself until a person is asked.
  await again.until(({ actors }) => !actors.includes(2));
  expect((await tableAt(second.address, table.info.id)).state).toBe('playing');
  expect(await second.stop()).toBe(0);
});

it('SIGTERM ends it with 0 as soon as it has said its address', async () => {
  const codes = await Promise.all(Array.from({ length: 4 }, async () => (await startProcess()).stop()));
  expect(codes).toEqual([0, 0, 0, 0]);
});

it('the seq of an event never comes back, also after an undo and a restart', async () => {
  const first = await startProcess();
  const table = await company(first.address, 'quebec', { level: 'family' }, 2);
  const dice = random('undo and restart');
  const player = table.players.find(each => each.feed.decision !== null);
  const seq = (await player?.playAny(dice)) ?? 0;
  const undone = await player?.ask('undo', { to: 0 });
  expect(undone).toMatchObject({ kind: 'done', seq: seq + 1 });
  await first.stop('SIGKILL');
  const second = await startProcess({ data: first.data });
  const back = await Player.follow(second.address, table.info.id, player?.guest);
  expect(back.last).toMatchObject({ seq: seq + 1, feed: { length: 0, decision: seq + 1 } });
  await second.stop();
});

it('limits how often a client may ask, and says when to come back', async () => {
  const server = await startProcess({ args: [] });
  const guest = await newGuest(server.address, 'Anne');
  let refused: Awaited<ReturnType<typeof request>> | undefined;
  for (let n = 0; n < 300 && refused === undefined; n++) {
    const answer = await request(server.address, 'POST', '/api/guests', { body: { name: `Guest ${n}` } });
    if (answer.status !== 201) refused = answer;
  }
  expect(refused && errorOf(refused)).toEqual([429, 'too-many']);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  const client = await Client.open(server.address, guest.token);
  for (let n = 0; n < 1000; n++) client.send({ kind: 'resign', cid: `c${n}`, table: 'x' });
  const limited = await client.next(message => message.kind === 'refused' && message.code === 'too-many');
  expect(limited).toMatchObject({ cid: expect.stringMatching(/^c\d+$/) });
  await server.stop();
});
