import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../monitoring/metrics.ts';
import { isSameSecret } from '../people/secrets.ts';
import { errorBody } from './api-error.ts';
import { bearerIn } from './credentials.ts';

/** Shows the figures to whoever has the token. Without a token there is nothing to see. */
export const addMetricsRoute = (server: FastifyInstance, { registry }: Metrics, token: string | undefined): void => {
  server.get('/metrics', async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store');
    if (token === undefined) return reply.code(404).send(errorBody('not-found', 'there is nothing at this path'));
    if (!isSameSecret(bearerIn(headers), token)) {
      reply.header('www-authenticate', 'Bearer');
      return reply.code(401).send(errorBody('unknown-person', 'this needs the token for figures'));
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
