import { sep } from 'node:path';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';

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

const YEAR = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

/** Files in `assets` have a hash in their name and never change; browsers revalidate all others. */
const cacheOf = (file: string): string => (file.includes(`${sep}assets${sep}`) ? YEAR : ASK_FIRST);

/** Serves the page built in `root`, if there is one. Compressed bodies are beside the files (`.br`, `.gz`). */
export const pageServer = async (root: string | undefined): Promise<FastifyInstance> => {
  const server = Fastify({ forceCloseConnections: true });
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    // At home the page is served without TLS; a proxy that adds TLS sets this header itself.
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
