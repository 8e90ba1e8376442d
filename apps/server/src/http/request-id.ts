import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The header in which a proxy may name a request, and in which every answer names it. */
export const REQUEST_ID = 'x-request-id';

/** Shorter than a token, so that nobody gets one into the log by mistake; no spaces, so that nobody writes lines there. */
const USABLE = /^[\w.:-]{8,40}$/;

/** What a request is called in the log: as the proxy calls it, or a new name. */
export const requestIdOf = (headers: IncomingHttpHeaders): string => {
  const given = headers[REQUEST_ID];
  return typeof given === 'string' && USABLE.test(given) ? given : randomUUID();
};
