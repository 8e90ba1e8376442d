import { randomUUID } from 'node:crypto';
import { type Result, unwrap } from '@cap-diamant/kernel';
import { decodeError, decodeGuest, decodeMe, decodeTable, type Person, type TableInfo } from '@cap-diamant/protocol';

/** Why a server refused a request. */
export class ServerRefusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Somebody at a server. */
export interface Account {
  readonly person: Person;
  readonly token: string;
}

/** The HTTP requests a player needs. */
export const createServerApi = (server: URL) => {
  const request = async (method: string, path: string, token?: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(new URL(path, server), {
      method,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const json: unknown = await answer.json();
    if (answer.ok) return json;
    const { code, message } = unwrap(decodeError(json)).error;
    throw new ServerRefusal(code, message);
  };
  const decoded = <T>(decode: (json: unknown) => Result<T>, json: unknown): T => unwrap(decode(json));

  return {
    newGuest: async (name: string): Promise<Account> =>
      decoded(decodeGuest, await request('POST', '/api/guests', undefined, { name })),
    account: async (token: string): Promise<Account> => ({
      ...decoded(decodeMe, await request('GET', '/api/me', token)),
      token,
    }),
    table: async (id: string): Promise<TableInfo> =>
      decoded(decodeTable, await request('GET', `/api/tables/${encodeURIComponent(id)}`)).table,
    sit: async (id: string, token: string): Promise<void> => {
      await request('POST', `/api/tables/${encodeURIComponent(id)}/seats`, token, { luck: randomUUID() });
    },
  };
};

export type ServerApi = ReturnType<typeof createServerApi>;
