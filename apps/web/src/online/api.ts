import { fail, ok, type Result } from '@cap-diamant/kernel';
import {
  decodeError,
  decodeGuest,
  decodeMuted,
  decodeTable,
  decodeTables,
  type NewTable,
  type Person,
  type TableInfo,
  type TableState,
} from '@cap-diamant/protocol';
import { randomHex } from '../source/random-hex.ts';

/** A request that failed: the server's code, or `unreachable`. */
export type Asked<T> = Promise<Result<T>>;

const parsed = async (answer: Response): Promise<unknown> => {
  const text = await answer.text();
  return text === '' ? undefined : JSON.parse(text);
};

/** Sends a request; a failure's `reason` is the server's code. With a token it is not the browser's person who asks. */
export const request = async (method: string, path: string, body?: unknown, token?: string): Asked<unknown> => {
  try {
    const answer = await fetch(`/api/${path}`, {
      method,
      // The same request sent twice, because the first answer got lost, does nothing twice.
      headers: {
        'idempotency-key': randomHex(32),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const json = await parsed(answer);
    if (answer.ok) return ok(json);
    const error = decodeError(json);
    return error.ok ? fail(error.value.error.message, error.value.error.code) : fail('the server failed', 'failed');
  } catch {
    return fail('the server does not answer', 'unreachable');
  }
};

export const andThen = <A, B>(result: Result<A>, next: (value: A) => Result<B>): Result<B> =>
  result.ok ? next(result.value) : result;

export const createGuest = async (name: string): Asked<Person> =>
  andThen(andThen(await request('POST', 'guests', { name }), decodeGuest), ({ person }) => ok(person));

export const createTable = async (table: Partial<NewTable>): Asked<TableInfo> =>
  andThen(andThen(await request('POST', 'tables', table), decodeTable), ({ table: made }) => ok(made));

export const findTable = async (id: string): Asked<TableInfo> =>
  andThen(andThen(await request('GET', `tables/${encodeURIComponent(id)}`), decodeTable), ({ table }) => ok(table));

export const listTables = async (state: TableState): Asked<readonly TableInfo[]> =>
  andThen(andThen(await request('GET', `tables?state=${state}`), decodeTables), ({ tables }) => ok(tables));

export const listMine = async (): Asked<readonly TableInfo[]> =>
  andThen(andThen(await request('GET', 'tables?mine=true'), decodeTables), ({ tables }) => ok(tables));

/** Takes a seat; without one, any that is free. */
export const sitDown = (id: string, luck: string, seat?: number): Asked<unknown> =>
  request('POST', `tables/${encodeURIComponent(id)}/seats`, { luck, ...(seat !== undefined && { seat }) });

export const leaveTable = (id: string): Asked<unknown> => request('DELETE', `tables/${encodeURIComponent(id)}/seats`);

/** The record of a finished game. */
export const fetchRecord = (id: string): Asked<unknown> => request('GET', `tables/${encodeURIComponent(id)}/record`);

/** The people this person does not want to read. */
export const listMuted = async (): Asked<readonly Person[]> =>
  andThen(andThen(await request('GET', 'me/muted'), decodeMuted), ({ people }) => ok(people));

export const mutePerson = (id: string, on: boolean): Asked<unknown> =>
  request(on ? 'PUT' : 'DELETE', `me/muted/${encodeURIComponent(id)}`);

/** Tells the host what somebody said. */
export const reportLine = (table: string, n: number): Asked<unknown> =>
  request('POST', `tables/${encodeURIComponent(table)}/reports`, { n });
