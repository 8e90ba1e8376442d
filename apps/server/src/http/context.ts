import type { IncomingHttpHeaders } from 'node:http';
import type { Person } from '@cap-diamant/protocol';
import type { Vacations } from '../account/vacations.ts';
import type { Admin } from '../admin/admins.ts';
import type { Mutes } from '../chat/mutes.ts';
import type { Clock } from '../clock.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Monitor } from '../monitoring/monitor.ts';
import type { ChatRelay } from '../nodes/chat-relay.ts';
import type { Push } from '../notices/push.ts';
import type { Endings } from '../people/endings.ts';
import type { Site } from '../people/passkeys.ts';
import { type Session, sessionOf, touchSession } from '../people/sessions.ts';
import type { Database } from '../storage/database.ts';
import type { Shards } from '../storage/shards.ts';
import type { Tables } from '../tables/tables.ts';
import { ApiError } from './api-error.ts';
import { type PublicUrl, tokenIn } from './credentials.ts';
import type { Limits, SharedLimiter } from './limits.ts';
import type { Readiness } from './readiness.ts';

/** What requests and sockets are answered with. */
export interface Context {
  /** The database with people. */
  readonly database: Database;
  /** That one, and those with further tables. */
  readonly shards: Shards;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly mutes: Mutes;
  readonly chat: ChatRelay;
  readonly push: Push;
  readonly vacations: Vacations;
  readonly endings: Endings;
  /** Undefined where the host has no mail server. */
  readonly mailer: Mailer | undefined;
  /** Who may look after the server. */
  readonly admins: readonly Admin[];
  readonly limits: Limits;
  readonly publicUrl: PublicUrl;
  readonly now: Clock;
  /** Times that never repeat, for what is listed by age. */
  stamp(): number;
  readonly monitor: Monitor;
  readonly readiness: Readiness;
  /** Reports a fault of the server itself; `request` is what the log calls the request that met it. */
  log(fault: unknown, request?: string): void;
}

/** How exactly the last use of a session is known. */
const SEEN_EVERY_MS = 60 * 60 * 1000;

/** The session of a token, which counts as used now. */
export const useSession = async ({ database, now }: Context, token: string): Promise<Session | undefined> => {
  const session = await sessionOf(database.db, token);
  if (session !== undefined && now() - session.seen > SEEN_EVERY_MS) {
    await database.commit(db => touchSession(db, session.hash, now()));
  }
  return session;
};

/** Who sends a request, and from which device; undefined for nobody we know. */
export const sessionIn = async (context: Context, headers: IncomingHttpHeaders): Promise<Session | undefined> => {
  const token = tokenIn(headers, context.publicUrl);
  return token === undefined ? undefined : useSession(context, token);
};

export const senderOf = async (context: Context, headers: IncomingHttpHeaders): Promise<Person | undefined> =>
  (await sessionIn(context, headers))?.person;

/** Who sends a request that needs somebody. */
export const knownSession = async (context: Context, headers: IncomingHttpHeaders): Promise<Session> => {
  const session = await sessionIn(context, headers);
  if (session === undefined) throw new ApiError('unknown-person', 'say who you are: with the cookie or a token');
  return session;
};

export const knownSender = async (context: Context, headers: IncomingHttpHeaders): Promise<Person> =>
  (await knownSession(context, headers)).person;

/** The site as the browser sees it, for passkeys and links. */
export const siteOf = ({ host = 'localhost' }: IncomingHttpHeaders, publicUrl: PublicUrl): Site => {
  const url = publicUrl ?? new URL(URL.canParse(`http://${host}`) ? `http://${host}` : 'http://localhost');
  return { origin: url.origin, host: url.hostname };
};

/** Refuses what comes too often. */
export const takeTurn = async (limiter: SharedLimiter, key: string): Promise<void> => {
  const wait = await limiter(key);
  if (wait > 0) throw new ApiError('too-many', 'too many requests; wait a little', wait);
};
