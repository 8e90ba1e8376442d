import { sep } from 'node:path';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';

/** What the page may do: everything from here, nothing from elsewhere. */
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

const YEAR = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

/** Files in `assets` carry a hash of their content in their name and never change; all others are asked for again. */
const cacheOf = (file: string): string => (file.includes(`${sep}assets${sep}`) ? YEAR : ASK_FIRST);

/** Serves the page built in `root`, if there is one. The bodies lie compressed beside the files (`.br`, `.gz`). */
export const pageServer = async (root: string | undefined): Promise<FastifyInstance> => {
  const server = Fastify({ forceCloseConnections: true });
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    // Spoken without TLS at home; whoever puts it on the net behind TLS sets this there.
    strictTransportSecurity: false,
  });
  if (root === undefined) return server;
  await server.register(files, {
    root,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cacheOf(file));
    },
  });
  return server;
};
