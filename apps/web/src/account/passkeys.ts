import { fail, type Result } from '@cap-diamant/kernel';
import type { Person } from '@cap-diamant/protocol';
import { request } from '../online/api.ts';
import { signIn } from './api.ts';

/** Passkeys belong to a name: a page opened by the number of a computer has none. */
const isNamed = (host: string): boolean => !/^[\d.]+$|^\[/.test(host);

export const canUsePasskeys = (): boolean =>
  isNamed(location.hostname) &&
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function';

/** What the person's device answered; a failure if they turned back. */
const askDevice = async (act: () => Promise<Credential | null>): Promise<Result<unknown>> => {
  try {
    const credential = await act();
    if (credential instanceof PublicKeyCredential) return { ok: true, value: credential.toJSON() };
  } catch {
    // Turned back, timed out, or this device has one already: browsers do not tell strangers which.
  }
  return fail('no passkey', 'no-passkey');
};

/** Makes a passkey for the person on this device. */
export const makePasskey = async (): Promise<Result<unknown>> => {
  const options = await request('POST', 'me/passkeys/options');
  if (!options.ok) return options;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options.value as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await askDevice(() => navigator.credentials.create({ publicKey }));
  return made.ok ? request('POST', 'me/passkeys', { passkey: made.value }) : made;
};

/** Signs in with a passkey that is known to this device. */
export const enterByPasskey = async (): Promise<Result<Person>> => {
  const options = await request('POST', 'sessions/options');
  if (!options.ok) return options;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options.value as PublicKeyCredentialRequestOptionsJSON,
  );
  const used = await askDevice(() => navigator.credentials.get({ publicKey }));
  return used.ok ? signIn({ passkey: used.value }) : used;
};
