import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newGuest, request } from '../testing/http.ts';
import { placeFor } from '../testing/place.ts';
import { company, Player } from '../testing/player.ts';
import { freshFolder, startProcess } from '../testing/server-process.ts';
import { migrateData } from './migrate-data.ts';
import { openDatabase } from './open-database.ts';
import { FILE } from './sqlite.ts';

it('a server goes on with PostgreSQL where it stopped with a file', async () => {
  const first = await startProcess({ onFile: true });
  const names = ['Anne', 'Łukasz', '  Ζωή 🏰 ', 'a\\u0000b'];
  const guests = [];
  for (const name of names) guests.push(await newGuest(first.address, name));
  const table = await company(first.address, 'quebec', { level: 'family' }, 2);
  await table.playOn(() => (table.players[0]?.feed.length ?? 0) > 12);
  const seen = table.players[0]?.last;
  await table.players[0]?.ask('say', { text: 'À demain' });
  await first.stop();

  const folder = freshFolder();
  const place = await placeFor(folder);
  if (!('url' in place)) throw new Error('these tests run on PostgreSQL');
  const file = join(first.data, FILE);
  const contents = await migrateData(file, place.url);
  expect(contents.find(each => each.table === 'people')?.rows).toBe(names.length + 2);
  expect(contents.find(each => each.table === 'events')?.rows).toBe(seen?.seq);
  expect(existsSync(file)).toBe(true);

  const second = await startProcess({ data: folder });
  for (const { token, person } of guests) {
    expect((await request(second.address, 'GET', '/api/me', { token })).body).toEqual({ person });
  }
  const back = await Player.follow(second.address, table.info.id, table.players[0]?.guest);
  expect(back.last.seq).toBe(seen?.seq);
  expect(back.feed.view).toEqual(seen?.feed.view);
  await second.stop();

  // A database that is in use stays as it is.
  await expect(migrateData(file, place.url)).rejects.toThrow('not empty');
});

it('what does not arrive as it was is not kept', async () => {
  const first = await startProcess({ onFile: true });
  await newGuest(first.address, 'Anne');
  await first.stop();
  const place = await placeFor(freshFolder());
  if (!('url' in place)) throw new Error('these tests run on PostgreSQL');
  const database = await openDatabase(place);
  // A fault that only the comparison can find: the database changes a name on its way in.
  await sql`create function spoil() returns trigger language plpgsql as
    $$ begin new.name := '"Luc"'; return new; end $$`.execute(database.db);
  await sql`create trigger spoil before insert on people for each row execute function spoil()`.execute(database.db);
  await expect(migrateData(join(first.data, FILE), place.url)).rejects.toThrow('people: 1 of 1 rows');
  expect(await database.db.selectFrom('people').selectAll().execute()).toEqual([]);
  await database.close();
});
