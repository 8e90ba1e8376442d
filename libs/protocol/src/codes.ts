/** The version of the protocol; a client names it in `hello`. */
export const PROTOCOL = 1;

/** Why a message over the socket is refused, in the order the server checks a command; then those of `hello`. */
export const REFUSALS = [
  'bad-request',
  'too-many',
  'no-such-table',
  'not-started',
  'not-your-seat',
  'over',
  'stale',
  'cannot-undo',
  'illegal-move',
  'cannot-pause',
  'not-over',
  'unknown-person',
  'old-protocol',
  'unavailable',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** The errors of HTTP requests, and the status each is sent with. */
export const ERROR_STATUS = {
  'bad-request': 400,
  'unknown-person': 401,
  'wrong-origin': 403,
  'not-over': 403,
  'no-such-table': 404,
  'not-found': 404,
  'method-not-allowed': 405,
  'not-open': 409,
  'already-seated': 409,
  'seat-taken': 409,
  'not-seated': 409,
  'no-days-left': 409,
  'no-mail': 409,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** The most views a `past` may ask for at once. */
export const MOST_PAST_VIEWS = 64;

/** The most bytes a request's body or a client's frame may have. */
export const LARGEST_MESSAGE = 65_536;
