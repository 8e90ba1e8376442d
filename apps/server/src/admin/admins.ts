import { isSameSecret } from '../people/secrets.ts';

/** Somebody who looks after the server. The name is for the log of what they do. */
export interface Admin {
  readonly name: string;
  readonly token: string;
}

/** The name of the admin who has this token. */
export const adminWith = (admins: readonly Admin[], given: string | undefined): string | undefined =>
  admins.find(({ token }) => isSameSecret(given, token))?.name;
