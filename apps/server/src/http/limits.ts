/** A bucket of tokens: how many there are at most, and how many come back every second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Takes a token of a key; returns 0, or the seconds to wait if there is none. */
type Limiter = (key: string) => number;

/** Takes a token of a bucket that all nodes share; returns 0, or the seconds to wait if there is none. */
export type TakeShared = (key: string, rate: Rate) => Promise<number>;

/** The same, with the tokens that all nodes share. */
export type SharedLimiter = (key: string) => Promise<number>;

interface Bucket {
  tokens: number;
  at: number;
}

/** Beyond this many keys, those whose buckets are full again are forgotten. */
const MOST_KEYS = 10_000;

const createLimiter = ({ burst, perSecond }: Rate, now: () => number): Limiter => {
  const buckets = new Map<string, Bucket>();

  const refilled = ({ tokens, at }: Bucket): number => Math.min(burst, tokens + ((now() - at) / 1000) * perSecond);

  const forgetFull = (): void => {
    for (const [key, bucket] of buckets) if (refilled(bucket) >= burst) buckets.delete(key);
  };

  return key => {
    if (buckets.size >= MOST_KEYS) forgetFull();
    const bucket = buckets.get(key) ?? { tokens: burst, at: now() };
    const tokens = refilled(bucket);
    const enough = tokens >= 1;
    buckets.set(key, { tokens: enough ? tokens - 1 : tokens, at: now() });
    return enough ? 0 : (1 - tokens) / perSecond;
  };
};

/** How often somebody may do what; generous for people, tight for programs gone wild. */
export interface Limits {
  /** Any request, by address. */
  readonly request: SharedLimiter;
  /** New guests, by address: a whole club may sit behind one. */
  readonly guest: SharedLimiter;
  /** New tables, by person. */
  readonly table: SharedLimiter;
  /** Messages over a socket, by connection: so they are counted here only. */
  readonly message: Limiter;
  /** What somebody says, by person. */
  readonly chat: SharedLimiter;
  /** Tries to sign in, by address; nobody guesses codes. */
  readonly signIn: SharedLimiter;
  /** Mails, by address. */
  readonly mail: SharedLimiter;
  /** The most sockets of one address on this node. */
  readonly sockets: number;
}

/** Counts in memory, and together with the other nodes if there are any: what this node alone refuses asks no database. */
export const createLimits = (now: () => number, takeShared?: TakeShared): Limits => {
  const shared = (name: string, rate: Rate): SharedLimiter => {
    const own = createLimiter(rate, now);
    return async key => own(key) || (takeShared?.(`${name} ${key}`, rate) ?? 0);
  };
  return {
    request: shared('request', { burst: 600, perSecond: 20 }),
    guest: shared('guest', { burst: 100, perSecond: 0.1 }),
    table: shared('table', { burst: 100, perSecond: 0.1 }),
    message: createLimiter({ burst: 300, perSecond: 30 }, now),
    chat: shared('chat', { burst: 8, perSecond: 0.5 }),
    signIn: shared('signIn', { burst: 30, perSecond: 0.1 }),
    mail: shared('mail', { burst: 5, perSecond: 1 / 120 }),
    sockets: 500,
  };
};

const unlimited: SharedLimiter = async () => 0;

export const NO_LIMITS: Limits = {
  request: unlimited,
  guest: unlimited,
  table: unlimited,
  message: () => 0,
  chat: unlimited,
  signIn: unlimited,
  mail: unlimited,
  sockets: Number.POSITIVE_INFINITY,
};
