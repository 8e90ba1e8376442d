import { GAME_IDS, isGameId, loadRules } from '@cap-diamant/catalogue';
import { decodeNewTable, decodeSit, decodeTablesQuery, type TableInfo } from '@cap-diamant/protocol';
import type { FastifyInstance } from 'fastify';
import { peopleBy } from '../people/people.ts';
import { newTable } from '../tables/new-table.ts';
import type { SeatingFault } from '../tables/seating.ts';
import { personsAt, seatOf } from '../tables/table.ts';
import type { Change } from '../tables/table-log.ts';
import { infoFrom, rowOf } from '../tables/table-rows.ts';
import { findRow, infosOf, insertTable, listTables } from '../tables/table-store.ts';
import { ApiError } from './api-error.ts';
import { type Context, knownSender, takeTurn } from './context.ts';
import { answerOnce, knownAnswer, type Repeatable } from './idempotency.ts';
import { createTableIds } from './new-table-id.ts';
import { bodyOf, idOf, keyOf, read } from './requests.ts';

const noSuchTable = (): ApiError => new ApiError('no-such-table', 'there is no such table');

const gameNamed = async (id: string) => {
  if (isGameId(id)) return await loadRules(id);
  throw new ApiError('bad-request', `request: "game": expected one of ${GAME_IDS.join(', ')}`);
};

/** The change that was made; throws what a request is answered with otherwise. */
const made = (change: Change<SeatingFault>): Extract<Change<never>, { kind: 'done' }> => {
  if (change.kind === 'done') return change;
  if (change.kind === 'no-such-table') throw noSuchTable();
  throw new ApiError(change.refusal.code, change.refusal.message);
};

const addCreating = (api: FastifyInstance, context: Context): void => {
  const { database, shards, tables, limits, stamp } = context;
  const ids = createTableIds(shards);

  /** The answer to this request, if it came before. */
  const answerBefore = async (repeatable: Repeatable): Promise<{ table: TableInfo } | undefined> => {
    const id = repeatable.key === undefined ? undefined : await ids.known(repeatable);
    return id === undefined ? undefined : knownAnswer(shards.of(id).db, repeatable);
  };

  api.post('/tables', async (request, reply) => {
    const { id: person } = await knownSender(context, request.headers);
    const repeatable = { route: 'tables', sender: person, key: keyOf(request) };
    const known = await answerBefore(repeatable);
    if (known !== undefined) return reply.code(201).send(known);
    await takeTurn(limits.table, person);
    const wanted = read(decodeNewTable(bodyOf(request)));
    const at = stamp();
    const game = await gameNamed(wanted.game);
    const open = (id: string) => read(newTable(game, wanted, person, at, id));
    open(''); // refuses what cannot be opened, before an id is kept for it
    const { table, events } = open(await ids.make(repeatable, at));
    const { header } = table;
    const people = await peopleBy(database.db, personsAt(table));
    const { answer, isNew } = await answerOnce(shards.of(header.id), repeatable, at, async db => {
      await insertTable(db, table, events, at);
      return { table: infoFrom(rowOf(table, at), people) };
    });
    if (isNew) await tables.add(table);
    return reply.code(201).send(answer);
  });
};

const addSeats = (api: FastifyInstance, context: Context): void => {
  const { tables } = context;

  api.post('/tables/:id/seats', async request => {
    const { id: person } = await knownSender(context, request.headers);
    const { table } = made(await tables.sit(idOf(request), person, read(decodeSit(bodyOf(request)))));
    return { seat: table && seatOf(table, person) };
  });

  api.delete('/tables/:id/seats', async (request, reply) => {
    const { id: person } = await knownSender(context, request.headers);
    made(await tables.leave(idOf(request), person));
    return reply.code(204).send();
  });
};

export const addTableRoutes = (api: FastifyInstance, context: Context): void => {
  const { shards, tables } = context;
  addCreating(api, context);
  addSeats(api, context);

  const rowNamed = async (id: string) => {
    const row = await findRow(shards.of(id).db, id);
    if (row === undefined) throw noSuchTable();
    return row;
  };

  api.get('/tables', async ({ query, headers }) => {
    const { state, mine, before } = read(decodeTablesQuery(query));
    const person = mine === 'true' ? (await knownSender(context, headers)).id : undefined;
    const earlier = before === undefined ? undefined : await rowNamed(before);
    return { tables: await listTables(shards, { state, mine: person, before: earlier }) };
  });

  api.get('/tables/:id', async request => {
    const [table] = await infosOf(shards, [await rowNamed(idOf(request))]);
    return { table };
  });

  api.get('/tables/:id/record', async request => {
    const record = await tables.record(idOf(request));
    if (record === undefined) throw noSuchTable();
    if (record === 'not-over') throw new ApiError('not-over', 'the record is public once the game is over');
    return record;
  });
};
