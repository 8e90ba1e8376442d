/** Why something a stranger asked for was refused: what was wrong, and what would be right. */
export interface Fault {
  readonly message: string;
  /** A word a program can act on, where the game names one (`floating`, `overlap` …). */
  readonly reason?: string;
}

/** Used where strangers knock: parsers, referees. Our own mistakes throw instead. */
export type Result<T, F = Fault> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: F };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

export const fail = (message: string, reason?: string): Result<never> => ({
  ok: false,
  error: reason === undefined ? { message } : { message, reason },
});

/** The value of a result that can only be a failure through a mistake of our own. */
export const unwrap = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};
