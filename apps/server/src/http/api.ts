import { LARGEST_MESSAGE } from '@cap-diamant/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addAccountRoutes } from './account-routes.ts';
import { addAdminRoutes } from './admin-routes.ts';
import { ApiError, errorBody, sendError } from './api-error.ts';
import { addChatRoutes } from './chat-routes.ts';
import { type Context, takeTurn } from './context.ts';
import { isForged } from './credentials.ts';
import { addMailRoutes } from './mail-routes.ts';
import { addNoticeRoutes } from './notice-routes.ts';
import { addPeopleRoutes } from './people-routes.ts';
import { addSessionRoutes } from './session-routes.ts';
import { addTableRoutes } from './table-routes.ts';

/** Notes the methods of every path, so that a wrong one is told from a path that does not exist. */
const noteMethods = (api: FastifyInstance): ((path: string) => string[]) => {
  const routes: { readonly path: RegExp; readonly methods: string | string[] }[] = [];
  api.addHook('onRoute', ({ url, method }) => {
    routes.push({ path: new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`), methods: method });
  });
  return path => routes.filter(route => route.path.test(path)).flatMap(({ methods }) => methods);
};

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

const parseJson = (text: string): unknown => {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('bad-request', 'request: the body is not JSON');
  }
};

/** Probes may come from the address of everybody, a proxy, and have to be answered without the database too. */
const PROBES = new Set(['/api/health', '/api/ready']);

/**
 * Whether the server lives, and whether it should be sent anybody. A server whose database is away lives: it keeps its
 * sockets and goes on when the database is back, so restarting it would only do harm.
 */
const addProbes = (api: FastifyInstance, { readiness }: Context): void => {
  api.get('/health', async () => ({ ok: true }));
  api.get('/ready', async (_, reply) => {
    const obstacle = await readiness.obstacle();
    if (obstacle !== undefined) return reply.code(503).send(errorBody('not-ready', obstacle));
    const away = readiness.away();
    return { ready: true, ...(away.length > 0 && { away }) };
  });
};

/** The HTTP part of the protocol, below `/api`. */
export const addApi = (server: FastifyInstance, context: Context): void => {
  server.register(
    async api => {
      const methodsAt = noteMethods(api);
      // Bodies are JSON, whatever a client calls them.
      api.removeAllContentTypeParsers();
      api.addContentTypeParser(
        '*',
        { parseAs: 'string', bodyLimit: LARGEST_MESSAGE },
        async (_: unknown, body: string) => parseJson(body),
      );
      api.setErrorHandler((error, { id }, reply) => sendError(error, reply, fault => context.log(fault, id)));
      api.setNotFoundHandler(() => undefined); // answered by the hook, before any body is read
      api.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (!PROBES.has(pathOf(request))) await takeTurn(context.limits.request, request.ip);
        if (request.is404) {
          const allowed = methodsAt(pathOf(request)).join(', ');
          if (allowed === '') throw new ApiError('not-found', 'there is nothing at this path');
          reply.header('allow', allowed);
          throw new ApiError('method-not-allowed', `here one can ${allowed}`);
        }
        if (!isReading(request) && isForged(request.headers, context.publicUrl)) {
          throw new ApiError('wrong-origin', 'another site sent this request');
        }
      });
      addProbes(api, context);
      api.get('/socket', async () => {
        throw new ApiError('bad-request', 'request: "upgrade": expected a WebSocket');
      });
      addPeopleRoutes(api, context);
      addTableRoutes(api, context);
      addChatRoutes(api, context);
      addNoticeRoutes(api, context);
      addSessionRoutes(api, context);
      addAccountRoutes(api, context);
      addMailRoutes(api, context);
      addAdminRoutes(api, context);
    },
    { prefix: '/api', bodyLimit: LARGEST_MESSAGE },
  );
};
