import { type AdminOverview, decodeAdminOverview } from '@cap-diamant/protocol';
import { type Asked, andThen, request } from '../online/api.ts';

/** The server, as somebody who looks after it. The token stays in memory: after a reload it is asked for again. */
export class AdminApi {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  async overview(): Asked<AdminOverview> {
    return andThen(await this.#ask('GET', ''), decodeAdminOverview);
  }

  block(person: string): Asked<unknown> {
    return this.#ask('PUT', `/blocked/${encodeURIComponent(person)}`);
  }

  unblock(person: string): Asked<unknown> {
    return this.#ask('DELETE', `/blocked/${encodeURIComponent(person)}`);
  }

  closeTable(table: string): Asked<unknown> {
    return this.#ask('DELETE', `/tables/${encodeURIComponent(table)}`);
  }

  dismiss(table: string, n: number): Asked<unknown> {
    return this.#ask('POST', '/dismissals', { table, n });
  }

  #ask(method: string, path: string, body?: unknown): Asked<unknown> {
    return request(method, `admin${path}`, body, this.#token);
  }
}
