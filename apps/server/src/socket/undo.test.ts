import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Company, company, type Player } from '../testing/player.ts';
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

/** One whole turn that reveals nothing: sending a worker away. */
const sendTurn = async (table: Company): Promise<Player> => {
  const player = askedAt(table);
  const move = player.feed.offered?.find(each => each.startsWith('send')) ?? '';
  const done = await player.play([move]);
  if (done.kind !== 'done') throw new Error(JSON.stringify(done));
  await table.allSee(done.seq ?? 0);
  return player;
};

/** Three people, each of whom has made one turn. */
const afterTurns = async (turns: number) => {
  const table = await company(server.address, 'quebec', { level: 'family' }, 3);
  const made: Player[] = [];
  for (let n = 0; n < turns; n++) made.push(await sendTurn(table));
  return { table, made };
};

const doneSeq = async (answer: Promise<unknown>): Promise<number> => {
  const done = (await answer) as { kind: string; seq: number };
  expect(done.kind).toBe('done');
  return done.seq;
};

const seeAll = async (table: Company, answer: Promise<unknown>): Promise<number> => {
  const seq = await doneSeq(answer);
  await table.allSee(seq);
  return seq;
};

const everybody = (table: Company) => table.players.map(({ feed }) => feed);

describe('an undo of one’s own last turn', () => {
  it('is carried out at once, also after the next seat is asked', async () => {
    const { table, made } = await afterTurns(2);
    const next = askedAt(table);
    const seq = await seeAll(table, made[1]?.ask('undo', { to: 1 }) ?? Promise.reject());
    for (const feed of everybody(table)) expect(feed).toMatchObject({ length: 1, undo: null, entries: [] });
    expect(made[1]?.feed.decision).toBe(seq);
    expect(next.feed.decision).toBeNull();
  });

  it('asks everybody again', async () => {
    const table = await company(server.address, 'quebec', { level: 'family' }, 3);
    const player = askedAt(table);
    const start = player.feed;
    await seeAll(table, player.play(['start']));
    const seq = await seeAll(table, player.ask('undo', { to: 0 }));
    expect(player.feed).toEqual({ ...start, decision: seq, entries: [] });
  });
});

describe('an undo of others’ decisions', () => {
  it('waits for all of them, and asks nobody again until then', async () => {
    const { table, made } = await afterTurns(3);
    const [first, second, third] = made;
    const { decision } = askedAt(table).feed;
    const asked = await seeAll(table, second?.ask('undo', { to: 0 }) ?? Promise.reject());
    for (const feed of everybody(table)) {
      expect(feed.undo).toEqual({ by: second?.seat, to: 0, agreed: [second?.seat] });
      expect(feed).toMatchObject({ length: 3, entries: [] });
    }
    expect(askedAt(table).feed.decision).toBe(decision);
    const agreed = await seeAll(table, third?.ask('answer', { yes: true }) ?? Promise.reject());
    expect(agreed).toBe(asked + 1);
    expect(first?.feed.undo?.agreed).toEqual([second?.seat, third?.seat]);
    expect(await third?.ask('answer', { yes: true })).toMatchObject({ kind: 'refused', code: 'stale' });
    const undone = await seeAll(table, first?.ask('answer', { yes: true }) ?? Promise.reject());
    // The last yes and the going back are an event each.
    expect(undone).toBe(agreed + 2);
    for (const feed of everybody(table)) expect(feed).toMatchObject({ length: 0, undo: null });
    expect(askedAt(table)).toBe(first);
    expect(first?.feed.decision).toBe(undone);
  });

  it('dies with a no', async () => {
    const { table, made } = await afterTurns(3);
    const [first, second, third] = made;
    const { decision } = askedAt(table).feed;
    await seeAll(table, second?.ask('undo', { to: 1 }) ?? Promise.reject());
    expect(await second?.ask('answer', { yes: true })).toMatchObject({ code: 'stale' });
    expect(await first?.ask('answer', { yes: true })).toMatchObject({ code: 'stale' });
    await seeAll(table, third?.ask('answer', { yes: false }) ?? Promise.reject());
    for (const feed of everybody(table)) expect(feed).toMatchObject({ length: 3, undo: null });
    expect(askedAt(table).feed.decision).toBe(decision);
    expect(await third?.ask('answer', { yes: true })).toMatchObject({ code: 'stale' });
  });

  it('dies with the next move, and with a resignation', async () => {
    const { table, made } = await afterTurns(3);
    await seeAll(table, made[1]?.ask('undo', { to: 1 }) ?? Promise.reject());
    await sendTurn(table);
    for (const feed of everybody(table)) expect(feed).toMatchObject({ length: 4, undo: null });
    expect(await made[2]?.ask('answer', { yes: true })).toMatchObject({ code: 'stale' });
    await seeAll(table, made[1]?.ask('undo', { to: 1 }) ?? Promise.reject());
    await seeAll(table, made[1]?.ask('resign') ?? Promise.reject());
    expect(made[0]?.feed.undo).toBeNull();
  });

  it('is replaced by a new one', async () => {
    const { table, made } = await afterTurns(3);
    const [first, second, third] = made;
    await seeAll(table, second?.ask('undo', { to: 1 }) ?? Promise.reject());
    await seeAll(table, first?.ask('undo', { to: 0 }) ?? Promise.reject());
    expect(first?.feed.undo).toEqual({ by: first?.seat, to: 0, agreed: [first?.seat] });
    await seeAll(table, third?.ask('undo', { to: 2 }) ?? Promise.reject());
    expect(first?.feed).toMatchObject({ length: 2, undo: null });
  });

  it('needs no consent of bots and of seats that resigned', async () => {
    const table = await company(server.address, 'quebec', { level: 'family' }, 1, { bots: ['novice', 'novice'] });
    const [player] = table.players;
    await player?.until(({ decision }) => decision !== null);
    const { length } = player?.feed ?? { length: 0 };
    await sendTurn(table);
    await player?.until(feed => feed.decision !== null && feed.length > length + 1);
    await doneSeq(player?.ask('undo', { to: length }) ?? Promise.reject());
    const feed = await player?.until(each => each.length === length);
    expect(feed).toMatchObject({ undo: null });

    const { table: people, made } = await afterTurns(2);
    await seeAll(people, made[1]?.ask('resign') ?? Promise.reject());
    await doneSeq(made[0]?.ask('undo', { to: 0 }) ?? Promise.reject());
    await made[0]?.until(each => each.length === 0 && each.undo === null);
  });
});

describe('an undo that cannot be', () => {
  it('goes back to nothing, or further than the game has come', async () => {
    const { table, made } = await afterTurns(1);
    const [first] = made;
    for (const to of [1, 2, 1000]) {
      expect(await first?.ask('undo', { to })).toMatchObject({ kind: 'refused', code: 'cannot-undo' });
    }
    const { players } = await company(server.address, 'quebec', {}, 2);
    expect(await players[0]?.ask('undo', { to: 0 })).toMatchObject({ code: 'cannot-undo' });
    expect(first?.feed.length).toBe(1);
    expect(await askedAt(table).ask('answer', { yes: true })).toMatchObject({ code: 'stale' });
  });

  it('goes past something revealed', async () => {
    const table = await company(server.address, 'nouvelle-france', { players: 2 }, 2);
    await table.playOn(() => (table.players[0]?.feed.length ?? 0) >= 20, 'revealed');
    for (const player of table.players) {
      expect(await player.ask('undo', { to: 0 })).toMatchObject({ kind: 'refused', code: 'cannot-undo' });
    }
    expect(table.players[0]?.feed.undo).toBeNull();
  });
});

describe('resigning', () => {
  it('leaves the seat to a bot, and its person can only watch', async () => {
    const { table, made } = await afterTurns(2);
    const third = askedAt(table);
    const others = table.players.filter(player => player !== third);
    await seeAll(table, third.ask('resign'));
    const resigned = third.client.inbox.find(message => 'feed' in message && message.feed.resigned.length === 1);
    expect(resigned).toMatchObject({
      feed: { seat: third.seat, actors: [third.seat], offered: [], decision: null, resigned: [third.seat] },
    });
    for (const [kind, more] of [
      ['resign', {}],
      ['play', { decision: third.last.seq, moves: ['start'] }],
      ['answer', { yes: true }],
    ] as const) {
      expect(await third.ask(kind, more)).toMatchObject({ kind: 'refused', code: 'stale' });
    }
    await made[0]?.until(({ actors }) => actors.includes(made[0]?.seat ?? -1));
    await third.until(({ length }) => length > 2);
    expect(third.feed.seat).toBe(third.seat);
    await table.playOn(() => (others[0]?.feed.length ?? 0) > 15, 'x');
    await seeAll(table, others[0]?.ask('resign') ?? Promise.reject());
    const feed = await others[1]?.until(({ outcome }) => outcome !== null);
    expect(feed).toMatchObject({ actors: [], resigned: [third.seat, others[0]?.seat] });
    expect(feed?.outcome?.winners).toEqual([others[1]?.seat]);
    expect(feed?.seed).not.toBeNull();
  });

  it('asks nobody else again', async () => {
    const { table } = await afterTurns(2);
    const asked = askedAt(table);
    const { decision } = asked.feed;
    const other = table.players.find(player => player !== asked);
    await seeAll(table, other?.ask('resign') ?? Promise.reject());
    expect(asked.feed.decision).toBe(decision);
    await seeAll(table, asked.play(asked.feed.offered?.slice(0, 1) ?? []));
  });
});
