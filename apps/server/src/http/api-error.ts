import { ERROR_STATUS, type ErrorCode } from '@cap-diamant/protocol';
import type { FastifyError, FastifyReply } from 'fastify';
import { isOutage } from '../storage/postgres-faults.ts';

/** A request that is answered with one of the protocol's errors. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  /** Seconds to wait, for `too-many`. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, retryAfter?: number) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export const errorBody = (code: string, message: string) => ({ error: { code, message } });

/** How long clients wait before they ask again for what is away. */
const AWAY_S = 5;
export const UNAVAILABLE = 'this cannot be reached at the moment; try again in a while';

/** A database is away. */
const fromDatabase = (error: unknown): ApiError | undefined =>
  isOutage(error) ? new ApiError('unavailable', UNAVAILABLE, AWAY_S) : undefined;

/** What the framework objects to, as one of ours; undefined if the fault is the server's. */
const fromFramework = (error: Partial<FastifyError>): ApiError | undefined => {
  const { statusCode = 500, code, message = '' } = error;
  if (statusCode === 413 || code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new ApiError('too-large', 'a body has at most 64 kB');
  }
  return statusCode >= 400 && statusCode < 500 ? new ApiError('bad-request', `request: ${message}`) : undefined;
};

/** Answers with an error. Faults of the server are logged, and clients learn nothing about them. */
export const sendError = (error: unknown, reply: FastifyReply, log: (fault: unknown) => void): FastifyReply => {
  const known = error instanceof ApiError ? error : (fromDatabase(error) ?? fromFramework(Object(error)));
  if (known === undefined) {
    log(error);
    return reply.code(500).send(errorBody('internal', 'the server failed'));
  }
  if (known.retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(known.retryAfter)));
  return reply.code(ERROR_STATUS[known.code]).send(errorBody(known.code, known.message));
};
