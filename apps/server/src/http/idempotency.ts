import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hashOf } from '../people/tokens.ts';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** An answer may hold a token, of which the database keeps only a hash. So it is sealed with the client's own key. */
const sealingKey = (name: string): Buffer => createHash('sha256').update(`answer:${name}`).digest();

const seal = (text: string, name: string): string => {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, sealingKey(name), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
};

const unseal = (sealed: string, name: string): string => {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(CIPHER, sealingKey(name), bytes.subarray(0, NONCE));
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
};

/** A request that may be repeated: what is asked for, by whom, and the key the client made. */
export interface Repeatable {
  readonly route: string;
  readonly sender: string;
  readonly key: string | undefined;
}

const nameOf = ({ route, sender, key }: Repeatable): string => JSON.stringify([route, sender, key]);

/** The answer given before, if the request came before. */
export const knownAnswer = async <T>(db: Kysely<Schema>, request: Repeatable): Promise<T | undefined> => {
  if (request.key === undefined) return undefined;
  const name = nameOf(request);
  const known = await db.selectFrom('answers').select('sealed').where('key_hash', '=', hashOf(name)).executeTakeFirst();
  return known && (JSON.parse(unseal(known.sealed, name)) as T);
};

/** Makes the answer and keeps it, in one transaction; or gives the one made before. `isNew` tells which. */
export const answerOnce = <T>(
  { commit }: Database,
  request: Repeatable,
  now: number,
  make: (db: Kysely<Schema>) => Promise<T>,
): Promise<{ readonly answer: T; readonly isNew: boolean }> =>
  commit(
    async db => {
      const known = await knownAnswer<T>(db, request);
      if (known !== undefined) return { answer: known, isNew: false };
      const answer = await make(db);
      if (request.key !== undefined) {
        const name = nameOf(request);
        const sealed = seal(JSON.stringify(answer), name);
        await db
          .insertInto('answers')
          .values({ key_hash: hashOf(name), sealed, at: now })
          .execute();
      }
      return { answer, isNew: true };
    },
    request.key && `answer ${hashOf(nameOf(request))}`,
  );
