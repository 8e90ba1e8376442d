import { decode, type Result } from '@cap-diamant/kernel';
import * as v from 'valibot';
import { count, isObject, text } from './fields.ts';
import { Person } from './table.ts';

/** What a browser's authenticator answered; checked by the server's library. */
const Credential = v.custom<Readonly<Record<string, unknown>>>(isObject, 'expected an object');

const SignIn = v.union(
  [v.object({ code: text(1, 100) }), v.object({ passkey: Credential })],
  'expected "code" or "passkey"',
);

const Email = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(200), v.email('expected an e-mail address')),
  language: v.optional(v.picklist(['fr', 'en', 'ru'], 'expected fr, en or ru'), 'fr'),
});
export type EmailRequest = Readonly<v.InferOutput<typeof Email>>;

const Vacation = v.object({
  days: v.pipe(
    count,
    v.check(days => days >= 1 && days <= 30, 'expected 1 to 30 days'),
  ),
});

const SessionInfo = v.object({
  id: v.string(),
  created: v.string(),
  seen: v.string(),
  /** What the browser calls itself. */
  agent: v.string(),
  /** Whether it is the one that asks. */
  current: v.boolean(),
});
/** Where a person is signed in. */
export type SessionInfo = Readonly<v.InferOutput<typeof SessionInfo>>;

const Features = v.object({ push: v.string(), mail: v.boolean() });
/** What this server can do: the key for push subscriptions, and whether it sends mail. */
export type Features = Readonly<v.InferOutput<typeof Features>>;

export const decodeSignIn = (json: unknown): Result<v.InferOutput<typeof SignIn>> => decode(SignIn, json, 'request');
export const decodePasskey = (json: unknown): Result<{ passkey: Readonly<Record<string, unknown>> }> =>
  decode(v.object({ passkey: Credential }), json, 'request');
export const decodeEmail = (json: unknown): Result<EmailRequest> => decode(Email, json, 'request');
export const decodeEmailCode = (json: unknown): Result<{ code: string }> =>
  decode(v.object({ code: text(1, 100) }), json, 'request');
export const decodeVacation = (json: unknown): Result<{ days: number }> => decode(Vacation, json, 'request');
export const decodeSessions = (json: unknown): Result<{ sessions: SessionInfo[] }> =>
  decode(v.object({ sessions: v.array(SessionInfo) }), json, 'answer');
export const decodeCode = (json: unknown): Result<{ code: string; expires: string }> =>
  decode(v.object({ code: v.string(), expires: v.string() }), json, 'answer');
export const decodeFeatures = (json: unknown): Result<Features> => decode(Features, json, 'answer');
export const decodePasskeys = (json: unknown): Result<{ passkeys: { id: string; created: string }[] }> =>
  decode(v.object({ passkeys: v.array(v.object({ id: v.string(), created: v.string() })) }), json, 'answer');
export const decodeVacationInfo = (json: unknown): Result<{ until: string | null; daysLeft: number }> =>
  decode(v.object({ until: v.nullable(v.string()), daysLeft: count }), json, 'answer');
export const decodeMuted = (json: unknown): Result<{ people: Person[] }> =>
  decode(v.object({ people: v.array(Person) }), json, 'answer');
