import { LARGEST_MESSAGE } from '@cap-diamant/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addAccountRoutes } from './account-routes.ts';
import { ApiError, sendError } from './api-error.ts';
import { addChatRoutes } from './chat-routes.ts';
import { type Context, takeTurn } from './context.ts';
import { isForged } from './credentials.ts';
import { addMailRoutes } from './mail-routes.ts';
import { addNoticeRoutes } from './notice-routes.ts';
import { addPeopleRoutes } from './people-routes.ts';
import { addSessionRoutes } from './session-routes.ts';
import { addTableRoutes } from './table-routes.ts';

/** The paths below `/api` and what can be done there. */
const METHODS: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/guests$/, 'POST'],
  [/^\/api\/(health|socket)$/, 'GET, HEAD'],
  [/^\/api\/me$/, 'GET, HEAD, DELETE'],
  [/^\/api\/tables$/, 'GET, HEAD, POST'],
  [/^\/api\/tables\/[^/]+$/, 'GET, HEAD'],
  [/^\/api\/tables\/[^/]+\/seats$/, 'POST, DELETE'],
  [/^\/api\/tables\/[^/]+\/record$/, 'GET, HEAD'],
  [/^\/api\/tables\/[^/]+\/reports$/, 'POST'],
  [/^\/api\/(features|me\/(muted|notices|data|sessions))$/, 'GET, HEAD'],
  [/^\/api\/me\/push$/, 'PUT, DELETE'],
  [/^\/api\/me\/vacation$/, 'GET, HEAD, PUT, DELETE'],
  [/^\/api\/me\/passkeys$/, 'GET, HEAD, POST'],
  [/^\/api\/(me\/passkeys\/options|me\/codes|sessions|sessions\/(options|email)|emails)$/, 'POST'],
  [/^\/api\/me\/(passkeys|sessions)\/[^/]+$/, 'DELETE'],
  [/^\/api\/me\/email$/, 'PUT'],
  [/^\/api\/me\/quiet$/, 'GET, HEAD, PUT'],
  [/^\/api\/me\/muted\/[^/]+$/, 'PUT, DELETE'],
];

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

/** The HTTP part of the protocol, below `/api`. */
export const addApi = (server: FastifyInstance, context: Context): void => {
  server.register(
    async api => {
      // Bodies are JSON, whatever a client calls them.
      api.removeAllContentTypeParsers();
      api.addContentTypeParser(
        '*',
        { parseAs: 'string', bodyLimit: LARGEST_MESSAGE },
        async (_: unknown, body: string) => parseJson(body),
      );
      api.setErrorHandler((error, _, reply) => sendError(error, reply, context.log));
      api.setNotFoundHandler(() => undefined); // answered by the hook, before any body is read
      api.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        takeTurn(context.limits.request, request.ip);
        if (request.is404) {
          const allowed = METHODS.find(([path]) => path.test(pathOf(request)))?.[1];
          if (allowed === undefined) throw new ApiError('not-found', 'there is nothing at this path');
          reply.header('allow', allowed);
          throw new ApiError('method-not-allowed', `here one can ${allowed}`);
        }
        if (!isReading(request) && isForged(request.headers, context.publicUrl)) {
          throw new ApiError('wrong-origin', 'another site sent this request');
        }
      });
      api.get('/health', async () => {
        await context.database.db.selectFrom('tables').select('id').limit(1).execute();
        return { ok: true };
      });
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
    },
    { prefix: '/api', bodyLimit: LARGEST_MESSAGE },
  );
};
