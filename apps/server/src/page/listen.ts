import type { FastifyInstance } from 'fastify';

/** The year Québec was founded. */
export const FIRST_PORT = 1608;
const TRIES = 20;

const isTaken = (fault: unknown): boolean =>
  ['EADDRINUSE', 'EACCES'].includes((fault as NodeJS.ErrnoException).code ?? '');

/**
 * Listens on the port, or on the next free one unless the user insists on it, and returns the address. Port 0 takes any
 * free port.
 */
export const listen = async (server: FastifyInstance, host: string, port?: number): Promise<string> => {
  if (port !== undefined) return server.listen({ host, port });
  for (let offset = 0; ; offset++) {
    try {
      return await server.listen({ host, port: FIRST_PORT + offset });
    } catch (fault) {
      if (!isTaken(fault) || offset === TRIES) throw fault;
    }
  }
};
