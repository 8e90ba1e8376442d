import { setTimeout as wait } from 'node:timers/promises';
import { type Random, unwrap } from '@cap-diamant/kernel';
import { decodeGuest, decodeTable } from '@cap-diamant/protocol';
import type { Guest } from '../http.ts';

/** A table where guests sit at all seats. */
export interface OpenedTable {
  readonly id: string;
  readonly guests: readonly Guest[];
}

const PATIENCE_MS = 5000;
const RETRY_MS = 200;

interface Insisting {
  readonly addresses: readonly string[];
  readonly dice: Random;
}

/** Whoever sits down again, since the first answer got lost, has what they wanted; the game may even have begun. */
const isSeated = (status: number, text: string): boolean => status === 409 && /already-seated|not-open/.test(text);

/** Sends a request to any node until one answers; the key keeps it from being carried out twice. */
const insist = async (
  { addresses, dice }: Insisting,
  path: string,
  body: object,
  key: string,
  token?: string,
): Promise<unknown> => {
  for (;;) {
    try {
      const answer = await fetch(dice.pick(addresses) + path, {
        method: 'POST',
        headers: { 'idempotency-key': key, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await answer.text();
      if (answer.ok || isSeated(answer.status, text)) return JSON.parse(text);
      if (answer.status < 500) throw new Refusal(`${path}: ${answer.status} ${text}`);
    } catch (fault) {
      if (fault instanceof Refusal) throw fault;
    }
    await wait(RETRY_MS);
  }
};

class Refusal extends Error {}

/** Opens a table for people of its own, through whatever happens. */
export const openTable = async (where: Insisting, name: string, people: number, more: object): Promise<OpenedTable> => {
  const guests: Guest[] = [];
  for (let n = 0; n < people; n++) {
    const guest = `${name} ${n}`;
    guests.push(unwrap(decodeGuest(await insist(where, '/api/guests', { name: guest }, guest))));
  }
  const [host, ...others] = guests;
  const seats = ['me', ...others.map(() => 'open')];
  const made = await insist(where, '/api/tables', { game: 'quebec', seats, ...more }, name, host?.token);
  const { id } = unwrap(decodeTable(made)).table;
  for (const [at, { token }] of others.entries()) {
    await insist(where, `/api/tables/${id}/seats`, { seat: at + 1 }, `${name} ${at}`, token);
  }
  return { id, guests };
};
