import { createHash, randomBytes } from 'node:crypto';

/** An id nobody can guess: whoever knows a private table's id may look at it. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** A secret nobody can guess: a person's token, a table's shuffle. */
export const newSecret = (): string => randomBytes(32).toString('hex');

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
