import { ok, type Result } from '@cap-diamant/kernel';
import {
  decodeCode,
  decodeEndpoints,
  decodeFeatures,
  decodeGuest,
  decodeMe,
  decodeNotices,
  decodePasskeys,
  decodeQuiet,
  decodeSessions,
  decodeVacationInfo,
  type EmailRequest,
  type Features,
  type NoticeInfo,
  type Person,
  type QuietHours,
  type SessionInfo,
} from '@cap-diamant/protocol';
import { type Asked, andThen, request } from '../online/api.ts';

/** Asks for something and reads the answer. */
const ask = async <T>(
  decode: (json: unknown) => Result<T>,
  method: string,
  path: string,
  body?: unknown,
): Promise<Result<T>> => andThen(await request(method, path, body), decode);

export const findFeatures = (): Asked<Features> => ask(decodeFeatures, 'GET', 'features');

export const rename = async (name: string): Asked<Person> =>
  andThen(await ask(decodeMe, 'PUT', 'me', { name }), ({ person }) => ok(person));

export const deleteAccount = (): Asked<unknown> => request('DELETE', 'me');

/** Where the browser finds all that is kept about this person. */
export const DATA_ADDRESS = '/api/me/data';

export const listSessions = async (): Asked<readonly SessionInfo[]> =>
  andThen(await ask(decodeSessions, 'GET', 'me/sessions'), ({ sessions }) => ok(sessions));
export const endSession = (id: string): Asked<unknown> => request('DELETE', `me/sessions/${id}`);

/** A code that signs in another device. */
export const newDeviceCode = async (): Asked<string> =>
  andThen(await ask(decodeCode, 'POST', 'me/codes'), ({ code }) => ok(code));

/** Signs in with a code or with what an authenticator answered. */
export const signIn = async (proof: { code: string } | { passkey: unknown }): Asked<Person> =>
  andThen(await ask(decodeGuest, 'POST', 'sessions', proof), ({ person }) => ok(person));

export const listPasskeys = async (): Asked<readonly { id: string; created: string }[]> =>
  andThen(await ask(decodePasskeys, 'GET', 'me/passkeys'), ({ passkeys }) => ok(passkeys));
export const removePasskey = (id: string): Asked<unknown> => request('DELETE', `me/passkeys/${encodeURIComponent(id)}`);

export const setEmail = (email: EmailRequest): Asked<unknown> => request('PUT', 'me/email', email);
export const confirmEmail = (code: string): Asked<unknown> => request('POST', 'emails', { code });
export const mailLink = (email: EmailRequest): Asked<unknown> => request('POST', 'sessions/email', email);

type Vacation = { readonly until: string | null; readonly daysLeft: number };
export const findVacation = (): Asked<Vacation> => ask(decodeVacationInfo, 'GET', 'me/vacation');
export const beginVacation = (days: number): Asked<Vacation> => ask(decodeVacationInfo, 'PUT', 'me/vacation', { days });
export const endVacation = (): Asked<unknown> => request('DELETE', 'me/vacation');

export const findQuiet = async (): Asked<QuietHours | null> =>
  andThen(await ask(decodeQuiet, 'GET', 'me/quiet'), ({ quiet }) => ok(quiet));
export const setQuiet = (quiet: QuietHours | null): Asked<unknown> => request('PUT', 'me/quiet', { quiet });

/** Where the server tells this session about turns. */
export const listEndpoints = async (): Asked<readonly string[]> =>
  andThen(await ask(decodeEndpoints, 'GET', 'me/push'), ({ endpoints }) => ok(endpoints));
export const subscribePush = (subscription: unknown): Asked<unknown> => request('PUT', 'me/push', subscription);
export const unsubscribePush = (endpoint: string): Asked<unknown> => request('DELETE', 'me/push', { endpoint });
export const listNotices = async (): Asked<readonly NoticeInfo[]> =>
  andThen(await ask(decodeNotices, 'GET', 'me/notices'), ({ notices }) => ok(notices));
