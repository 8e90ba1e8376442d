import { decodeSignIn } from '@cap-diamant/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CODE_LASTS_MS, createCode, shortCode, takeCode } from '../people/codes.ts';
import { askForPasskey, personByPasskey } from '../people/passkeys.ts';
import { isBlocked, peopleBy } from '../people/people.ts';
import { createSession, endSession, sessionsOf, stopNotices } from '../people/sessions.ts';
import { ApiError } from './api-error.ts';
import { type Context, knownSession, sessionIn, siteOf, takeTurn } from './context.ts';
import { cookieFor } from './credentials.ts';
import { bodyOf, idOf, read } from './requests.ts';

/** Signing in on a further device, and ending it there. */
export const addSessionRoutes = (api: FastifyInstance, context: Context): void => {
  const { database, limits, now, publicUrl, endings } = context;
  const { db, commit } = database;

  const signIn = async (id: string, request: FastifyRequest, reply: FastifyReply) => {
    const person = (await peopleBy(db, [id])).get(id);
    const agent = request.headers['user-agent'] ?? '';
    const before = await sessionIn(context, request.headers);
    const token = await commit(async transaction => {
      if (before !== undefined) await stopNotices(transaction, before.hash);
      return createSession(transaction, id, now(), agent);
    });
    return reply
      .code(201)
      .header('set-cookie', cookieFor(token, request.headers, publicUrl))
      .send({ person, token });
  };

  /** Whom a code stands for. A code that confirms an address signs nobody in: another person may have asked for it. */
  const personByCode = (code: string): Promise<string | undefined> =>
    commit(async transaction => {
      const row = await takeCode(transaction, code, ['device', 'sign-in'], now());
      return row?.person ?? undefined;
    });

  api.post('/sessions/options', async ({ headers, ip }) => {
    await takeTurn(limits.signIn, ip);
    return askForPasskey(database, siteOf(headers, publicUrl), now());
  });

  api.post('/sessions', async (request, reply) => {
    await takeTurn(limits.signIn, request.ip);
    const asked = read(decodeSignIn(bodyOf(request)));
    const id =
      'code' in asked
        ? await personByCode(asked.code.toUpperCase().replaceAll('-', '')).then(
            found => found ?? personByCode(asked.code),
          )
        : await personByPasskey(database, siteOf(request.headers, publicUrl), asked.passkey, now());
    if (id === undefined || (await isBlocked(db, id)))
      throw new ApiError('unknown-person', 'this was used already, is too old, or is nobody’s');
    return signIn(id, request, reply);
  });

  api.post('/me/codes', async ({ headers }, reply) => {
    const { person } = await knownSession(context, headers);
    await takeTurn(limits.signIn, person.id);
    const code = shortCode();
    await commit(transaction => createCode(transaction, { purpose: 'device', person: person.id, code }, now()));
    return reply.code(201).send({ code, expires: new Date(now() + CODE_LASTS_MS).toISOString() });
  });

  api.get('/me/sessions', async ({ headers }) => {
    const { person, hash } = await knownSession(context, headers);
    return { sessions: await sessionsOf(db, person.id, hash) };
  });

  api.delete('/me/sessions/:id', async (request, reply) => {
    const { person } = await knownSession(context, request.headers);
    const ended = await commit(transaction => endSession(transaction, person.id, idOf(request)));
    if (ended === undefined) throw new ApiError('not-found', 'there is no such session');
    endings.end([ended]);
    return reply.code(204).send();
  });
};
