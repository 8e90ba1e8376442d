import { decodeDismissal } from '@cap-diamant/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { adminWith } from '../admin/admins.ts';
import { blockPerson, closeTable, dismissReport, unblockPerson } from '../admin/moderation.ts';
import { overviewOf } from '../admin/overview.ts';
import { ApiError } from './api-error.ts';
import { type Context, takeTurn } from './context.ts';
import { bearerIn } from './credentials.ts';
import { bodyOf, idOf, read } from './requests.ts';

/** For those who look after the server. Whether there is anybody is not told to others. */
export const addAdminRoutes = (api: FastifyInstance, context: Context): void => {
  const { shards, limits, monitor } = context;

  const knownAdmin = async ({ headers, ip }: FastifyRequest): Promise<string> => {
    const admin = adminWith(context.admins, bearerIn(headers));
    if (admin !== undefined) return admin;
    await takeTurn(limits.signIn, ip);
    throw new ApiError('unknown-person', 'this needs the token of an admin');
  };

  /** Does something to what the path names. */
  const acting =
    (act: typeof blockPerson) =>
    async (request: FastifyRequest): Promise<undefined> => {
      const admin = await knownAdmin(request);
      if (!(await act(context, admin, idOf(request)))) throw new ApiError('not-found', 'there is no such thing');
    };

  api.get('/admin', async request => {
    const admin = await knownAdmin(request);
    return overviewOf(shards, monitor.load(), admin);
  });

  api.put('/admin/blocked/:id', async (request, reply) => reply.code(204).send(await acting(blockPerson)(request)));

  api.delete('/admin/blocked/:id', async (request, reply) =>
    reply.code(204).send(await acting(unblockPerson)(request)),
  );

  api.delete('/admin/tables/:id', async (request, reply) => reply.code(204).send(await acting(closeTable)(request)));

  api.post('/admin/dismissals', async (request, reply) => {
    const admin = await knownAdmin(request);
    const { table, n } = read(decodeDismissal(bodyOf(request)));
    if (!(await dismissReport(context, admin, table, n))) throw new ApiError('not-found', 'there is no such report');
    return reply.code(204).send();
  });
};
