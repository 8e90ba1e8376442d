import { readdirSync } from 'node:fs';
import type { Socket } from 'node:net';
import { sep } from 'node:path';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { TRUSTED_PROXIES } from '../http/client-address.ts';
import { REQUEST_ID, requestIdOf } from '../http/request-id.ts';
import { logFault } from '../monitoring/log-fault.ts';

/** The page's content security policy: everything from here, nothing from elsewhere. */
const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  workerSrc: ["'self'"],
  styleSrc: ["'self'"],
  // Positions and colours on the board are style attributes.
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What the page never asks the browser for. */
const NO_DEVICES = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';
/** Seconds. */
const HALF_A_YEAR = 15_552_000;
/** How long a client may take to send a request. */
const REQUEST_MS = 30_000;

const YEAR = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

/** Files in `assets` have a hash in their name and never change; browsers revalidate all others. */
const cacheOf = (file: string): string => (file.includes(`${sep}assets${sep}`) ? YEAR : ASK_FIRST);

/** The files beside `assets`. Compressed bodies have no address of their own. */
const pageFiles = (root: string): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isFile() && !/^\.|\.(br|gz)$/.test(entry.name))
    .map(({ name }) => name);

/** Long enough for any path that fits into a request's head, so that a long id is simply one nobody has. */
const LONGEST_PARAM = 16_384;

const badRequest = (message: string): string => JSON.stringify({ error: { code: 'bad-request', message } });

/** Answers a request that is not even HTTP. */
const hangUp = (socket: Socket): void => {
  if (!socket.writable) return void socket.destroy();
  const body = badRequest('request: expected HTTP');
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nConnection: close\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
};

/**
 * Serves the page built in `root`, if there is one. Compressed bodies are beside the files (`.br`, `.gz`). With a
 * public address a proxy stands in between: on the same machine or network, it says whom it speaks for.
 */
export const pageServer = async (
  root: string | undefined,
  publicUrl?: URL,
  logs: LogLevel = 'silent',
): Promise<FastifyInstance> => {
  const server = Fastify({
    logger: { level: logs, stream: process.stderr, serializers: { err: logFault } },
    genReqId: ({ headers }) => requestIdOf(headers),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // Whoever is connected while the server stops gets an answer; load balancers ask elsewhere.
    return503OnClosing: false,
    trustProxy: publicUrl !== undefined && TRUSTED_PROXIES,
    requestTimeout: REQUEST_MS,
    routerOptions: { maxParamLength: LONGEST_PARAM },
    clientErrorHandler: (_, socket) => hangUp(socket),
    frameworkErrors: (error, _, reply) => {
      reply.hijack();
      reply.raw.writeHead(400, { 'content-type': 'application/json' }).end(badRequest(`request: ${error.message}`));
    },
  });
  server.addHook('onRequest', async ({ id }, reply) => {
    reply.header(REQUEST_ID, id);
    reply.header('permissions-policy', NO_DEVICES);
  });
  // The route, not the address: whoever knows the id of a table may look at it.
  server.addHook('onResponse', async ({ method, routeOptions, log }, { statusCode, elapsedTime }) => {
    log.info({ method, route: routeOptions.url ?? '*', status: statusCode, ms: Math.round(elapsedTime) }, 'request');
  });
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    xFrameOptions: { action: 'deny' },
    // At home the page is served without TLS.
    strictTransportSecurity: publicUrl?.protocol === 'https:' && { maxAge: HALF_A_YEAR, includeSubDomains: false },
  });
  if (root === undefined) return server;
  await server.register(files, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cacheOf(file));
    },
  });
  // The plugin's own routes take every path there is, those below /api too, and list a folder at every request.
  server.get('/', (_, reply) => reply.sendFile('index.html'));
  for (const file of pageFiles(root)) server.get(`/${file}`, (_, reply) => reply.sendFile(file));
  server.get<{ Params: { file: string } }>('/assets/:file', ({ params }, reply) =>
    reply.sendFile(`assets/${params.file}`),
  );
  return server;
};
