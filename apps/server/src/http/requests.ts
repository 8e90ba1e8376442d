import type { Result } from '@cap-diamant/kernel';
import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

/** A decoded body or query; refuses the request if it cannot be read. */
export const read = <T>(decoded: Result<T>): T => {
  if (decoded.ok) return decoded.value;
  throw new ApiError('bad-request', decoded.error.message);
};

/** A body may be left out where everything in it may be. */
export const bodyOf = ({ body }: FastifyRequest): unknown => body ?? {};

export const idOf = ({ params }: FastifyRequest): string => (params as { readonly id: string }).id;

/** The key under which the client may repeat its request. */
export const keyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : undefined;
};
