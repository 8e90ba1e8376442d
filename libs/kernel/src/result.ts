/** Why a request was refused: what was wrong, and what would be right. */
export interface Fault {
  readonly message: string;
  /** A machine-readable reason, if the game names one (`floating`, `overlap` …). */
  readonly reason?: string;
}

/** Returned by everything that checks outside input, such as parsers and referees. Our own bugs throw instead. */
export type Result<T, F = Fault> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: F };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

export const fail = (message: string, reason?: string): Result<never> => ({
  ok: false,
  error: reason === undefined ? { message } : { message, reason },
});

/** The value of a result that can only fail because of a bug of ours. */
export const unwrap = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};
