const DAY_MS = 86_400_000;

/** Days since 1970 in UTC: everybody has the same day, wherever they are. */
export const dayOf = (now: number): number => Math.floor(now / DAY_MS);

/** The date of a day as "2026-11-17". */
export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
