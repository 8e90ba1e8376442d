import type { IncomingHttpHeaders } from 'node:http';
import type { Person } from '@cap-diamant/protocol';
import { personOf } from '../people/people.ts';
import type { Database } from '../storage/database.ts';
import type { Tables } from '../tables/tables.ts';
import { ApiError } from './api-error.ts';
import { type PublicUrl, tokenIn } from './credentials.ts';
import type { Limiter, Limits } from './limits.ts';

/** What requests and sockets are answered with. */
export interface Context {
  readonly database: Database;
  readonly tables: Tables;
  readonly limits: Limits;
  readonly publicUrl: PublicUrl;
  now(): number;
  /** Reports a fault of the server itself. */
  log(fault: unknown): void;
}

/** Who sends a request; undefined for nobody we know. */
export const senderOf = async (
  { database, publicUrl }: Context,
  headers: IncomingHttpHeaders,
): Promise<Person | undefined> => {
  const token = tokenIn(headers, publicUrl);
  return token === undefined ? undefined : personOf(database.db, token);
};

/** Who sends a request that needs somebody. */
export const knownSender = async (context: Context, headers: IncomingHttpHeaders): Promise<Person> => {
  const person = await senderOf(context, headers);
  if (person === undefined) throw new ApiError('unknown-person', 'say who you are: with the cookie or a token');
  return person;
};

/** Refuses what comes too often. */
export const takeTurn = (limiter: Limiter, key: string): void => {
  const wait = limiter(key);
  if (wait > 0) throw new ApiError('too-many', 'too many requests; wait a little', wait);
};
