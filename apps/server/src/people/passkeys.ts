import type { Person } from '@cap-diamant/protocol';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { PasskeyRow, Schema } from '../storage/schema.ts';
import { createCode, takeCode } from './codes.ts';

/** The site a passkey belongs to. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

const NAME = 'Cap Diamant';

export const passkeysOf = (db: Kysely<Schema>, person: string): Promise<PasskeyRow[]> =>
  db.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('created').execute();

/** Stores the challenge of some options, so that it is answered once. */
const withChallenge = async <T extends { readonly challenge: string }>(
  { commit }: Database,
  options: T,
  person: string | null,
  now: number,
): Promise<T> => {
  await commit(db => createCode(db, { purpose: 'passkey', person, code: options.challenge }, now));
  return options;
};

/** What a browser needs to make a passkey. */
export const offerPasskey = async (database: Database, site: Site, person: Person, now: number) => {
  const known = await passkeysOf(database.db, person.id);
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: site.host,
    userName: person.name,
    userID: new TextEncoder().encode(person.id),
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return withChallenge(database, options, person.id, now);
};

/** What a browser needs to use a passkey, whoever's it is. */
export const askForPasskey = async (database: Database, site: Site, now: number) =>
  withChallenge(
    database,
    await generateAuthenticationOptions({ rpID: site.host, userVerification: 'preferred' }),
    null,
    now,
  );

const challengeTaker =
  ({ commit }: Database, person: string | null, now: number) =>
  async (challenge: string): Promise<boolean> => {
    const row = await commit(db => takeCode(db, challenge, ['passkey'], now));
    return row !== undefined && row.person === person;
  };

/** Answers that make no sense are refused like wrong ones. */
const orNothing = async <T>(verify: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await verify();
  } catch {
    return undefined;
  }
};

/** Keeps a new passkey of a person; undefined if the browser's answer is not in order. */
export const addPasskey = async (
  database: Database,
  site: Site,
  person: Person,
  response: unknown,
  now: number,
): Promise<string | undefined> => {
  const verified = await orNothing(() =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challengeTaker(database, person.id, now),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
    }),
  );
  if (verified?.verified !== true) return undefined;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const key = Buffer.from(publicKey).toString('base64url');
  await database.commit(db =>
    db
      .insertInto('passkeys')
      .values({
        id,
        person: person.id,
        public_key: key,
        counter,
        transports: JSON.stringify(transports),
        created: now,
      })
      .onConflict(conflict => conflict.doNothing())
      .execute(),
  );
  return id;
};

/** Whose passkey answered; undefined if nobody's. */
export const personByPasskey = async (
  database: Database,
  site: Site,
  response: unknown,
  now: number,
): Promise<string | undefined> => {
  const { id } = Object(response) as { readonly id?: unknown };
  if (typeof id !== 'string') return undefined;
  const row = await database.db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const verified = await orNothing(() =>
    verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challengeTaker(database, null, now),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
        counter: Number(row.counter),
      },
      requireUserVerification: false,
    }),
  );
  if (verified?.verified !== true) return undefined;
  const { newCounter } = verified.authenticationInfo;
  await database.commit(db => db.updateTable('passkeys').set({ counter: newCounter }).where('id', '=', id).execute());
  return row.person;
};
