import { loadGame } from '@cap-diamant/catalogue';
import { unwrap } from '@cap-diamant/kernel';
import { feed } from '@cap-diamant/match';
import { decodeNewTable } from '@cap-diamant/protocol';
import { expect, it } from 'vitest';
import { createGuest } from '../people/people.ts';
import { newId } from '../people/tokens.ts';
import { openDatabase } from '../storage/open-database.ts';
import { joinShards } from '../storage/shards.ts';
import { placeFor } from '../testing/place.ts';
import { freshFolder } from '../testing/server-process.ts';
import { clockInfo } from './clocks.ts';
import { newTable } from './new-table.ts';
import type { Table } from './table.ts';
import { insertTable } from './table-store.ts';
import { createTables } from './tables.ts';

const SECOND = 1000;
const TIME = { kind: 'live', bank: 60, increment: 0 };

it('nobody pays for the time that a turn waited for the database', async () => {
  const real = await openDatabase(await placeFor(freshFolder()));
  let time = 0;
  let waits = 0;
  const database = {
    ...real,
    batches: {
      write: (append: Parameters<typeof real.batches.write>[0]) => {
        time += waits;
        waits = 0;
        return real.batches.write(append);
      },
    },
  };
  const guest = (name: string) => real.commit(async db => (await createGuest(db, name, 0)).id);
  const people = [await guest('Anne'), await guest('Luc')] as const;
  const { game } = await loadGame('quebec');
  const request = unwrap(decodeNewTable({ game: 'quebec', seats: ['me', 'open'], time: TIME }));
  const opened = unwrap(newTable(game, request, people[0], 0, newId()));
  await real.commit(db => insertTable(db, opened.table, opened.events, 0));
  const { id } = opened.table.header;
  const tables = createTables(joinShards(database), () => time);
  let now: Table = opened.table;
  tables.onChange(table => {
    now = table;
  });
  await tables.sit(id, people[1], { luck: '' });

  /** Plays moves of the seat that is asked, each received at once, until another seat is. */
  const playTurn = async (): Promise<number> => {
    const seat = now.asked.findIndex(decision => decision !== undefined);
    const person = people[seat] as string;
    for (let cid = 0; now.asked[seat] !== undefined; cid++) {
      const { match, asked } = now;
      const moves = match ? feed(match, seat).offered.slice(0, 1).map(game.notation.formatMove) : [];
      const command = { kind: 'play', cid: `${time} ${cid}`, table: id, decision: asked[seat] ?? 0, moves } as const;
      expect(await tables.command(id, person, command, time)).toMatchObject({ kind: 'done' });
    }
    return seat;
  };
  const left = (): readonly number[] => (now.clocks ? clockInfo(now.clocks, time).left : []);

  await playTurn();
  expect(left()).toEqual([60 * SECOND, 60 * SECOND]);
  waits = 20 * SECOND;
  await playTurn();
  expect(left()).toEqual([60 * SECOND, 60 * SECOND]);
  time += 7 * SECOND;
  const late = await playTurn();
  expect(left()[late]).toBe(53 * SECOND);
  await real.close();
});
