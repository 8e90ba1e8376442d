import { loadGame } from '@cap-diamant/catalogue';
import { unwrap } from '@cap-diamant/kernel';
import { feed } from '@cap-diamant/match';
import { decodeNewTable } from '@cap-diamant/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createGuest } from '../people/people.ts';
import { newId } from '../people/tokens.ts';
import { type Bus, createLonelyBus, type Topic } from '../storage/bus.ts';
import type { Database } from '../storage/database.ts';
import { openDatabase } from '../storage/open-database.ts';
import { joinShards } from '../storage/shards.ts';
import { type QueryReport, queries } from '../storage/telemetry.ts';
import { textOf } from '../testing/frame-text.ts';
import { placeFor } from '../testing/place.ts';
import { freshFolder } from '../testing/server-process.ts';
import type { Follower } from './followers.ts';
import { newTable } from './new-table.ts';
import { removeTable } from './retention.ts';
import type { Table } from './table.ts';
import { readNews } from './table-news.ts';
import { insertTable } from './table-store.ts';
import { createTables } from './tables.ts';

let database: Database;
let reads = 0;
const countReads = (report: unknown): void => {
  if ((report as QueryReport).sql.includes('from "events"')) reads++;
};
beforeEach(async () => {
  database = await openDatabase(await placeFor(freshFolder()));
  queries.subscribe(countReads);
});
afterEach(async () => {
  queries.unsubscribe(countReads);
  await database.close();
});

type Hear = Parameters<Bus['on']>[1];

/** A node whose hints the test delivers itself. */
const startNode = () => {
  const told: unknown[] = [];
  const present: string[] = [];
  const listeners = new Map<Topic, Hear>();
  const bus: Bus = {
    ...createLonelyBus(),
    tell: (topic, key, news) => {
      if (topic === 'table') told.push(news);
      if (topic === 'presence') present.push(key);
    },
    on: (topic, hear) => void listeners.set(topic, hear),
  };
  const tables = createTables(joinShards(database), () => 0, undefined, bus);
  const hear = (topic: Topic, key: string, news?: unknown): void => listeners.get(topic)?.(key, 'another node', news);
  return { tables, told, present, hear };
};

/** A game of two at one node; a spectator follows it at another. */
const startGame = async () => {
  const [here, there] = [startNode(), startNode()];
  const guest = (name: string) => database.commit(async db => (await createGuest(db, name, 0)).id);
  const people = [await guest('Anne'), await guest('Luc')] as const;
  const { game } = await loadGame('quebec');
  const request = unwrap(decodeNewTable({ game: 'quebec', seats: ['me', 'open'] }));
  const opened = unwrap(newTable(game, request, people[0], 0, newId()));
  const { id } = opened.table.header;
  await database.commit(db => insertTable(db, opened.table, opened.events, 0));
  let now: Table = opened.table;
  here.tables.onChange(table => {
    now = table;
  });
  await here.tables.sit(id, people[1], { luck: '' });

  const seen: [from: number, seq: number][] = [];
  const spectator: Follower = {
    person: undefined,
    cid: 'follow',
    offered: false,
    form: 'notation',
    details: false,
    sent: 0,
    behind: false,
    isReady: () => true,
    begin: () => undefined,
    hear: frame => {
      const { from, seq } = JSON.parse(textOf(frame)) as { readonly from: number; readonly seq: number };
      seen.push([from, seq]);
    },
  };
  await there.tables.follow(id, spectator, undefined);
  const hearPresence = (): void => {
    for (const text of there.present.splice(0)) here.hear('presence', text);
  };
  hearPresence();

  /** Plays so many moves; returns what the other node would be told. */
  const play = async (count: number): Promise<unknown[]> => {
    here.told.length = 0;
    for (let n = 0; n < count; n++) {
      const seat = now.asked.findIndex(decision => decision !== undefined);
      const { match, asked } = now;
      const moves = match ? feed(match, seat).offered.slice(0, 1).map(game.notation.formatMove) : [];
      const command = { kind: 'play', cid: newId(), table: id, decision: asked[seat] ?? 0, moves } as const;
      expect(await here.tables.command(id, people[seat], command)).toMatchObject({ kind: 'done' });
    }
    return [...here.told];
  };
  const deliver = async (...news: readonly unknown[]): Promise<void> => {
    for (const each of news) there.hear('table', id, each);
    // Reads nothing new, and waits for its turn behind what was delivered.
    await there.tables.hear(id, { from: 0, events: [] });
  };
  reads = 0;
  const leave = (): void => {
    there.tables.unfollow(id, spectator);
    hearPresence();
  };
  return { id, people, first: now.seq, seen, play, deliver, leave, there: there.tables };
};

it('takes over what another node wrote without reading it', async () => {
  const { first, seen, play, deliver } = await startGame();
  await deliver(...(await play(3)));
  expect(seen).toEqual([
    [first, first + 1],
    [first + 1, first + 2],
    [first + 2, first + 3],
  ]);
  expect(reads).toBe(0);
});

it('reads what is missing when a hint was lost, and minds none that comes late or twice', async () => {
  const { first, seen, play, deliver } = await startGame();
  const [one, two, three] = await play(3);
  await deliver(two);
  expect(seen).toEqual([[first, first + 3]]);
  expect(reads).toBe(1);
  await deliver(one, three, two, three);
  expect(seen).toHaveLength(1);
  expect(reads).toBe(1);
});

it('tells those who follow a table that was not in memory any more', async () => {
  const { id, first, seen, play, deliver, there } = await startGame();
  there.forget(id);
  await deliver(...(await play(1)));
  expect(seen).toEqual([[first, first + 1]]);
});

it('says no more than the table where nobody is known to follow it on another node', async () => {
  const { play, leave } = await startGame();
  expect(await play(1)).toMatchObject([{ events: [{}] }]);
  leave();
  expect(await play(1)).toEqual([undefined]);
});

it('reads where an older version of the server says nothing but the table', async () => {
  const { first, seen, play, deliver } = await startGame();
  await play(2);
  await deliver(undefined);
  expect(seen).toEqual([[first, first + 2]]);
});

it('finds in one query what was added to some of many tables', async () => {
  const games = [await startGame(), await startGame(), await startGame()] as const;
  const [one, two] = games;
  await one.play(2);
  await two.play(3);
  const known = games.map(({ id, first }) => [id, first] as const);
  const news = await readNews(database.db, known);
  expect([...news.keys()].sort()).toEqual([one.id, two.id].sort());
  for (const [id, each] of news) await (id === one.id ? one : two).there.hear(id, each);
  expect(one.seen).toEqual([[one.first, one.first + 2]]);
  expect(two.seen).toEqual([[two.first, two.first + 3]]);
});

it('has no table that another node removed, also if nobody said so', async () => {
  const { id, people, there } = await startGame();
  await database.commit(db => removeTable(db, id));
  const resign = { kind: 'resign', table: id, cid: newId() } as const;
  expect(await there.command(id, people[0], resign)).toEqual({ kind: 'no-such-table' });
  expect(await there.record(id)).toBeUndefined();
});
