import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CodeRow, Schema } from '../storage/schema.ts';
import { hashOf, newSecret } from './tokens.ts';

const MINUTE = 60_000;
export const CODE_LASTS_MS = 15 * MINUTE;

/** Letters and digits nobody mixes up when reading them aloud. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 12;

/** A code to type or scan; 60 bits, so nobody guesses it while it lasts. */
export const shortCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export type Purpose = 'device' | 'email' | 'sign-in' | 'passkey';

interface NewCode {
  readonly purpose: Purpose;
  readonly person: string | null;
  readonly email?: string;
  readonly code?: string;
}

/** Stores a code that can be used once. Only its hash is kept. */
export const createCode = async (
  db: Kysely<Schema>,
  { purpose, person, email, code = newSecret() }: NewCode,
  now: number,
): Promise<string> => {
  await db
    .insertInto('codes')
    .values({ hash: hashOf(code), purpose, person, email: email ?? null, expires: now + CODE_LASTS_MS })
    .execute();
  return code;
};

/** Uses a code up; undefined if there is none for one of these purposes, or it is too old. */
export const takeCode = async (
  db: Kysely<Schema>,
  code: string,
  purposes: readonly Purpose[],
  now: number,
): Promise<CodeRow | undefined> => {
  // Whoever deletes it has it: two nodes that are sent the same code cannot both use it.
  const row = await db
    .deleteFrom('codes')
    .where('hash', '=', hashOf(code))
    .where('purpose', 'in', purposes)
    .returningAll()
    .executeTakeFirst();
  return row !== undefined && Number(row.expires) > now ? row : undefined;
};
