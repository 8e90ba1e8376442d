import { decodeReport } from '@cap-diamant/protocol';
import type { FastifyInstance } from 'fastify';
import { peopleBy } from '../people/people.ts';
import { ApiError } from './api-error.ts';
import { type Context, knownSender } from './context.ts';
import { bodyOf, idOf, read } from './requests.ts';

/** Not hearing somebody, and telling the host what somebody said. */
export const addChatRoutes = (api: FastifyInstance, context: Context): void => {
  const { database, shards, mutes, tables, now } = context;

  api.get('/me/muted', async ({ headers }) => {
    const { id } = await knownSender(context, headers);
    const people = await peopleBy(database.db, [...(await mutes.load(id))]);
    return { people: [...people.values()] };
  });

  api.put('/me/muted/:id', async (request, reply) => {
    const { id } = await knownSender(context, request.headers);
    const muted = idOf(request);
    if (!(await peopleBy(database.db, [muted])).has(muted)) throw new ApiError('not-found', 'there is no such person');
    await mutes.set(id, muted, true);
    return reply.code(204).send();
  });

  api.delete('/me/muted/:id', async (request, reply) => {
    const { id } = await knownSender(context, request.headers);
    await mutes.set(id, idOf(request), false);
    return reply.code(204).send();
  });

  api.post('/tables/:id/reports', async (request, reply) => {
    const { id: person } = await knownSender(context, request.headers);
    const table = idOf(request);
    const { n } = read(decodeReport(bodyOf(request)));
    const room = await tables.roomFor(table, person);
    if (room === undefined) throw new ApiError('no-such-table', 'there is no such table');
    const { db, commit } = shards.of(table);
    const line = await db
      .selectFrom('chat')
      .select('person')
      .where('table_id', '=', table)
      .where('n', '=', n)
      .where('room', '=', room)
      .executeTakeFirst();
    if (line === undefined) throw new ApiError('not-found', 'there is no such line');
    await commit(transaction =>
      transaction
        .insertInto('reports')
        .values({ table_id: table, n, person, at: now() })
        .onConflict(conflict => conflict.doNothing())
        .execute(),
    );
    return reply.code(204).send();
  });
};
