import { unwrap } from '@cap-diamant/kernel';
import { decodeGuest, decodeTable, type Person, type TableInfo } from '@cap-diamant/protocol';

/** An answer, with its body as JSON if it has one. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface Sending {
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const parsed = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

/** Sends a request; a body that is not text is sent as JSON. */
export const request = async (
  address: string,
  method: string,
  path: string,
  { body, token, headers = {} }: Sending = {},
): Promise<Answer> => {
  const answer = await fetch(address + path, {
    method,
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, body: parsed(await answer.text()) };
};

/** Status and code of an error. */
export const errorOf = ({ status, body }: Answer): readonly [number, string] => {
  const { error } = body as { readonly error: { readonly code: string; readonly message: string } };
  if (typeof error.message !== 'string') throw new Error('an error without a message');
  return [status, error.code];
};

/** Somebody with a token. */
export interface Guest {
  readonly person: Person;
  readonly token: string;
}

export const newGuest = async (address: string, name: string): Promise<Guest> => {
  const { body } = await request(address, 'POST', '/api/guests', { body: { name } });
  return unwrap(decodeGuest(body));
};

export const newTable = async (address: string, token: string, body: unknown): Promise<TableInfo> => {
  const answer = await request(address, 'POST', '/api/tables', { body, token });
  return unwrap(decodeTable(answer.body)).table;
};

export const tableAt = async (address: string, id: string): Promise<TableInfo> =>
  unwrap(decodeTable((await request(address, 'GET', `/api/tables/${id}`)).body)).table;

export const sit = (address: string, { token }: Guest, id: string, body: unknown = {}): Promise<Answer> =>
  request(address, 'POST', `/api/tables/${id}/seats`, { body, token });
