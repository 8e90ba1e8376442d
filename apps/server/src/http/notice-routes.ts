import { decodeEndpoint, decodeQuiet, decodeSubscription, type NoticeInfo } from '@cap-diamant/protocol';
import type { FastifyInstance } from 'fastify';
import { noticesOf } from '../notices/outbox.ts';
import { tellShards } from '../notices/reachable.ts';
import type { NoticeRow } from '../storage/schema.ts';
import { ApiError } from './api-error.ts';
import { type Context, knownSender, knownSession } from './context.ts';
import { bodyOf, read } from './requests.ts';

const noticeInfo = ({ table_id, decision, created, due, state, reason }: NoticeRow): NoticeInfo => ({
  table: table_id,
  decision,
  created: new Date(Number(created)).toISOString(),
  state: state as NoticeInfo['state'],
  at: new Date(Number(due)).toISOString(),
  reason,
});

/** Where and when people want to hear that it is their turn, and what they were told. */
export const addNoticeRoutes = (api: FastifyInstance, context: Context): void => {
  const { database, shards, push, now, log } = context;
  const { db, commit } = database;

  api.get('/me/push', async ({ headers }) => {
    const { hash } = await knownSession(context, headers);
    const rows = await db.selectFrom('subscriptions').select('endpoint').where('session', '=', hash).execute();
    return { endpoints: rows.map(({ endpoint }) => endpoint) };
  });

  api.put('/me/push', async (request, reply) => {
    const { person, hash } = await knownSession(context, request.headers);
    const { endpoint, keys } = read(decodeSubscription(bodyOf(request)));
    if (!push.isAllowed(endpoint)) {
      throw new ApiError('bad-request', 'request: "endpoint": expected the address of a push service');
    }
    const row = { person: person.id, session: hash, ...keys };
    await commit(transaction =>
      transaction
        .insertInto('subscriptions')
        .values({ endpoint, ...row, created: now() })
        .onConflict(conflict => conflict.column('endpoint').doUpdateSet(row))
        .execute(),
    );
    await tellShards(shards, person.id, now(), log);
    return reply.code(204).send();
  });

  api.delete('/me/push', async (request, reply) => {
    const { id: person } = await knownSender(context, request.headers);
    const { endpoint } = read(decodeEndpoint(bodyOf(request)));
    await commit(transaction =>
      transaction.deleteFrom('subscriptions').where('endpoint', '=', endpoint).where('person', '=', person).execute(),
    );
    return reply.code(204).send();
  });

  api.get('/me/quiet', async ({ headers }) => {
    const { id } = await knownSender(context, headers);
    const row = await db.selectFrom('people').select('quiet').where('id', '=', id).executeTakeFirst();
    return { quiet: row?.quiet ? (JSON.parse(row.quiet) as unknown) : null };
  });

  api.put('/me/quiet', async (request, reply) => {
    const { id } = await knownSender(context, request.headers);
    const { quiet } = read(decodeQuiet(bodyOf(request)));
    await commit(transaction =>
      transaction
        .updateTable('people')
        .set({ quiet: quiet && JSON.stringify(quiet) })
        .where('id', '=', id)
        .execute(),
    );
    return reply.code(204).send();
  });

  api.get('/me/notices', async ({ headers }) => {
    const { id } = await knownSender(context, headers);
    return { notices: (await noticesOf(shards, id)).map(noticeInfo) };
  });
};
