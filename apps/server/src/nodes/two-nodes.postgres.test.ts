import { once } from 'node:events';
import { random } from '@cap-diamant/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../testing/client.ts';
import { errorOf, type Guest, newGuest, newTable, request, sit } from '../testing/http.ts';
import { Player } from '../testing/player.ts';
import { freshFolder, type ServerProcess, startProcess } from '../testing/server-process.ts';

const ADMIN = 'token-of-marie-1639';

let nodes: [ServerProcess, ServerProcess];
beforeAll(async () => {
  const data = freshFolder();
  const setting = { data, args: ['--no-limits', '--admin', `marie:${ADMIN}`] };
  nodes = await Promise.all([startProcess(setting), startProcess(setting)]);
});
afterAll(() => Promise.all(nodes.map(node => node.stop())));

const addresses = () => nodes.map(({ address }) => address) as [string, string];

/** A table with a guest from each of these nodes. */
const tableAcross = async (where: readonly string[], more: object = {}) => {
  const guests: Guest[] = [];
  for (const address of where) guests.push(await newGuest(address, 'Guest'));
  const [host, ...others] = guests;
  const seats = ['me', ...others.map(() => 'open')];
  const { id } = await newTable(where[0] ?? '', host?.token ?? '', { game: 'quebec', seats, ...more });
  for (const [at, guest] of others.entries()) await sit(where[at + 1] ?? '', guest, id);
  return { id, guests };
};

const followAll = (id: string, guests: readonly Guest[], where: readonly string[]): Promise<Player[]> =>
  Promise.all(guests.map((guest, at) => Player.follow(where[at] ?? '', id, guest)));

/** Plays by chance; after each turn everybody sees it, wherever they are. */
const playTurns = async (players: readonly Player[], turns: number, seed: string): Promise<void> => {
  const dice = random(seed);
  for (let n = 0; n < turns; n++) {
    const asked = players.find(player => player.feed.decision !== null);
    if (asked === undefined) return;
    const seq = await asked.playAny(dice);
    await Promise.all(players.map(player => player.until((_, now) => now >= seq)));
  }
};

/** The decisions somebody was sent, in order. */
const decisionsOf = ({ client, table }: Player): string[] => {
  const seen: string[] = [];
  for (const message of client.inbox) {
    if (!('feed' in message) || message.table !== table) continue;
    for (const entry of message.feed.entries) seen[entry.n] = JSON.stringify(entry);
  }
  return seen;
};

describe('two nodes', () => {
  it('answer at once with what was done at the other', async () => {
    const [a, b] = addresses();
    const { id, guests } = await tableAcross([a, b]);
    // Both know the table; then somebody plays at one of them.
    const [anne, luc] = (await followAll(id, guests, [a, b])) as [Player, Player];
    const asked = [anne, luc].find(player => player.feed.decision !== null) as Player;
    const other = asked === anne ? b : a;
    const done = await asked.play(asked.feed.offered?.slice(0, 1) ?? []);
    const seq = done.kind === 'done' ? (done.seq ?? 0) : 0;
    const late = await Player.follow(other, id, asked.guest, { since: seq });
    expect(late.last.seq).toBe(seq);
  });

  it('carry presence, chat, names, lists and the end of a session to each other', async () => {
    const [a, b] = addresses();
    const lobby = await Client.open(b);
    await lobby.ask({ kind: 'lobby', on: true });
    const [anne, luc] = [await newGuest(a, 'Anne'), await newGuest(b, 'Luc')];
    const { id } = await newTable(a, anne.token, { game: 'quebec', seats: ['me', 'open', 'open'] });
    await lobby.next(message => message.kind === 'lobby' && message.tables.some(table => table.id === id));
    await sit(b, luc, id);
    const details = { details: true };
    const [there, here] = [await Player.follow(a, id, anne, details), await Player.follow(b, id, luc, details)];

    const presence = { kind: 'presence', table: id, seats: [0, 1], spectators: 0 };
    const both = (message: object): boolean => JSON.stringify(message) === JSON.stringify(presence);
    await Promise.all([there.client.next(both), here.client.next(both)]);

    await there.ask('say', { text: 'Bonjour' });
    const heard = await here.client.next(message => message.kind === 'chat' && message.lines.length > 0);
    expect(heard).toMatchObject({ lines: [{ n: 1, text: 'Bonjour', person: { name: 'Anne' } }] });

    await request(b, 'PUT', '/api/me', { token: luc.token, body: { name: 'Lucien' } });
    await there.client.next(message => message.kind === 'people' && JSON.stringify(message).includes('Lucien'));

    const { body } = await request(a, 'GET', '/api/me/sessions', { token: luc.token });
    const { sessions } = body as { readonly sessions: readonly { readonly id: string }[] };
    const closed = once(here.client.socket, 'close');
    await request(a, 'DELETE', `/api/me/sessions/${sessions[0]?.id}`, { token: luc.token });
    expect((await closed)[0]).toBe(4001);
  });

  it('both have no table that was closed at one of them', async () => {
    const [a, b] = addresses();
    const [anne, luc] = [await newGuest(a, 'Anne'), await newGuest(b, 'Luc')];
    const { id } = await newTable(a, anne.token, { game: 'quebec', seats: ['me', 'open', 'open'] });
    await sit(b, luc, id);
    const closed = await request(a, 'DELETE', `/api/admin/tables/${id}`, { token: ADMIN });
    expect(closed.status).toBe(204);
    const left = await request(b, 'DELETE', `/api/tables/${id}/seats`, { token: luc.token });
    expect(errorOf(left)).toEqual([404, 'no-such-table']);
  });

  it('serve the same table, in one order; when one is killed the other goes on, also for bots', async () => {
    const [a, b] = addresses();
    const { id, guests } = await tableAcross([a, b, b]);
    const players = await followAll(id, guests, [a, b, b]);
    const spectators = [await Player.follow(a, id), await Player.follow(b, id)];
    await playTurns([...players, ...spectators], 40, 'both');
    const [there, here] = spectators.map(decisionsOf);
    expect(there).toHaveLength(40);
    expect(there).toEqual(here);

    const [anne] = guests;
    const solo = await newTable(a, anne?.token ?? '', { game: 'quebec', seats: ['me', { bot: 'expert' }] });
    const alone = await Player.follow(a, solo.id, anne);
    await alone.until(({ decision }) => decision !== null);
    // An expert thinks for a while, so its node dies while it does.
    const dice = random('alone');
    while (alone.feed.decision !== null) await alone.playAny(dice);
    const gone = players[0] && once(players[0].client.socket, 'close');
    await nodes[0].stop('SIGKILL');
    await gone;
    const again = await followAll(id, guests, [b, b, b]);
    expect(decisionsOf(again[0] as Player)).toHaveLength(40);
    await playTurns(again, 20, 'one');
    expect(again[0]?.feed.length).toBe(60);
    // What was done through the node that died is still known.
    const moved = players[0]?.client.inbox.find(message => message.kind === 'done' && message.seq !== undefined);
    const cid = moved?.kind === 'done' ? moved.cid : '';
    const client = await Client.open(b, anne?.token);
    expect(await client.ask({ kind: 'resign', table: id, cid })).toEqual(moved);
    const back = await Player.follow(b, solo.id, anne);
    await back.until(({ decision }) => decision !== null);
  });
});
