/** A bucket of tokens: how many there are at most, and how many come back every second. */
interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Takes a token of a key; returns 0, or the seconds to wait if there is none. */
export type Limiter = (key: string) => number;

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
  readonly request: Limiter;
  /** New guests, by address: a whole club may sit behind one. */
  readonly guest: Limiter;
  /** New tables, by person. */
  readonly table: Limiter;
  /** Messages over a socket, by connection. */
  readonly message: Limiter;
  /** What somebody says, by person. */
  readonly chat: Limiter;
  /** Tries to sign in, by address; nobody guesses codes. */
  readonly signIn: Limiter;
  /** Mails, by address. */
  readonly mail: Limiter;
}

export const createLimits = (now: () => number): Limits => ({
  request: createLimiter({ burst: 600, perSecond: 20 }, now),
  guest: createLimiter({ burst: 100, perSecond: 0.1 }, now),
  table: createLimiter({ burst: 100, perSecond: 0.1 }, now),
  message: createLimiter({ burst: 300, perSecond: 30 }, now),
  chat: createLimiter({ burst: 8, perSecond: 0.5 }, now),
  signIn: createLimiter({ burst: 30, perSecond: 0.1 }, now),
  mail: createLimiter({ burst: 5, perSecond: 1 / 120 }, now),
});

const unlimited: Limiter = () => 0;

export const NO_LIMITS: Limits = {
  request: unlimited,
  guest: unlimited,
  table: unlimited,
  message: unlimited,
  chat: unlimited,
  signIn: unlimited,
  mail: unlimited,
};
