import { decode, type Result } from '@cap-diamant/kernel';
import * as v from 'valibot';
import { count, text } from './fields.ts';

const Endpoint = text(1, 2000);
/** Keys as browsers give them: base 64 for addresses. */
const key = (bytes: number) =>
  v.pipe(
    v.string(),
    v.check(
      given => /^[A-Za-z0-9_-]+={0,2}$/.test(given) && Math.floor((given.replace(/=+$/, '').length * 3) / 4) === bytes,
      `expected ${bytes} bytes in base64url`,
    ),
  );

/** Where a browser wants to be told: its `PushSubscription` as JSON. */
const Subscription = v.object({ endpoint: Endpoint, keys: v.object({ p256dh: key(65), auth: key(16) }) });

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
};

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as 22:00'));
const QuietHours = v.object({
  from: time,
  to: time,
  zone: v.pipe(text(1, 60), v.check(isZone, 'expected a time zone such as America/Toronto')),
});
/** When a person does not want to be told anything. */
export type QuietHours = Readonly<v.InferOutput<typeof QuietHours>>;

const NOTICE_STATES = ['waiting', 'sent', 'held', 'failed'] as const;

const NoticeInfo = v.object({
  table: v.string(),
  decision: count,
  created: v.string(),
  state: v.picklist(NOTICE_STATES),
  /** When it was sent, or will be. */
  at: v.string(),
  /** Why it was not sent: `answered`, `no-device`, `quiet-hours`, or what the push service said. */
  reason: v.string(),
});
/** What became of a notice. */
export type NoticeInfo = Readonly<v.InferOutput<typeof NoticeInfo>>;

const Quiet = v.object({ quiet: v.nullable(QuietHours) });

export const decodeSubscription = (json: unknown): Result<v.InferOutput<typeof Subscription>> =>
  decode(Subscription, json, 'request');
export const decodeEndpoint = (json: unknown): Result<{ endpoint: string }> =>
  decode(v.object({ endpoint: Endpoint }), json, 'request');
export const decodeEndpoints = (json: unknown): Result<{ endpoints: string[] }> =>
  decode(v.object({ endpoints: v.array(Endpoint) }), json, 'answer');
export const decodeQuiet = (json: unknown): Result<{ quiet: QuietHours | null }> => decode(Quiet, json, 'request');
export const decodeNotices = (json: unknown): Result<{ notices: NoticeInfo[] }> =>
  decode(v.object({ notices: v.array(NoticeInfo) }), json, 'answer');
