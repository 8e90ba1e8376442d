import { decodePasskey, decodeVacation } from '@cap-diamant/protocol';
import type { FastifyInstance } from 'fastify';
import { exportData, forgetPerson } from '../account/own-data.ts';
import { addPasskey, offerPasskey, passkeysOf } from '../people/passkeys.ts';
import { ApiError } from './api-error.ts';
import { type Context, knownSender, knownSession, siteOf } from './context.ts';
import { bodyOf, idOf, read } from './requests.ts';

const addPasskeyRoutes = (api: FastifyInstance, context: Context): void => {
  const { database, publicUrl, now } = context;

  api.post('/me/passkeys/options', async ({ headers }) =>
    offerPasskey(database, siteOf(headers, publicUrl), await knownSender(context, headers), now()),
  );

  api.post('/me/passkeys', async (request, reply) => {
    const person = await knownSender(context, request.headers);
    const { passkey } = read(decodePasskey(bodyOf(request)));
    const id = await addPasskey(database, siteOf(request.headers, publicUrl), person, passkey, now());
    if (id === undefined) throw new ApiError('bad-request', 'request: "passkey": it could not be verified');
    return reply.code(201).send({ id });
  });

  api.get('/me/passkeys', async ({ headers }) => {
    const { id: person } = await knownSender(context, headers);
    const rows = await passkeysOf(database.db, person);
    return { passkeys: rows.map(({ id, created }) => ({ id, created: new Date(Number(created)).toISOString() })) };
  });

  api.delete('/me/passkeys/:id', async (request, reply) => {
    const { id: person } = await knownSender(context, request.headers);
    await database.commit(db =>
      db.deleteFrom('passkeys').where('id', '=', idOf(request)).where('person', '=', person).execute(),
    );
    return reply.code(204).send();
  });
};

const addVacationRoutes = (api: FastifyInstance, context: Context): void => {
  const { vacations } = context;

  const vacationOf = async (person: string) => {
    const { until, daysLeft } = await vacations.of(person);
    return { until: until === undefined ? null : new Date(until).toISOString(), daysLeft };
  };

  api.get('/me/vacation', async ({ headers }) => vacationOf((await knownSender(context, headers)).id));

  api.put('/me/vacation', async request => {
    const { id } = await knownSender(context, request.headers);
    const { days } = read(decodeVacation(bodyOf(request)));
    if (!(await vacations.begin(id, days))) throw new ApiError('no-days-left', 'there are not that many days left');
    return vacationOf(id);
  });

  api.delete('/me/vacation', async (request, reply) => {
    const { id } = await knownSender(context, request.headers);
    await vacations.end(id);
    return reply.code(204).send();
  });
};

/** Passkeys, vacations, and one's own data. */
export const addAccountRoutes = (api: FastifyInstance, context: Context): void => {
  const { shards, tables, endings, mutes } = context;
  addPasskeyRoutes(api, context);
  addVacationRoutes(api, context);

  api.get('/me/data', async ({ headers }, reply) => {
    const { person, hash } = await knownSession(context, headers);
    reply.header('content-disposition', 'attachment; filename="cap-diamant.json"');
    return exportData(shards, person.id, hash);
  });

  api.delete('/me', async (request, reply) => {
    const { id } = await knownSender(context, request.headers);
    for (const table of await tables.playedBy(id)) await tables.giveUp(table, id);
    const sessions = await forgetPerson(shards, id);
    await tables.renamed(id);
    mutes.forget(id);
    endings.end(sessions);
    return reply.code(204).send();
  });
};
