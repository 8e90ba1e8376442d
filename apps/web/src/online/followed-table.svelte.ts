import type { Details, TableInfo, WireFeed } from '@cap-diamant/protocol';
import type { ServerConnection } from '../source/remote/server-connection.svelte.ts';
import { findTable } from './api.ts';

/** What the server said about a table at some event. */
export interface Told {
  readonly seq: number;
  readonly feed: WireFeed;
  readonly details?: Details | undefined;
}

/** A table before and at its start: who sits there, and the first feed of the game. */
export class FollowedTable {
  readonly id: string;
  readonly #connection: ServerConnection;
  #last: Told | undefined;
  info = $state.raw<TableInfo>();
  isMissing = $state(false);
  /** The first feed with a view; later ones belong to the source of the game. */
  started = $state.raw<Told>();

  constructor(id: string, connection: ServerConnection) {
    this.id = id;
    this.#connection = connection;
  }

  /** Follows the table until the returned function is called. */
  open(): () => void {
    void this.refresh();
    return this.#connection.follow({
      table: this.id,
      seq: () => this.#last?.seq,
      hear: message => {
        this.#last = message;
        if (message.feed.view !== null && this.started === undefined) this.started = message;
        if (message.seq !== this.info?.seq) void this.refresh();
      },
      overhear: () => undefined,
      missing: () => {
        this.isMissing = true;
      },
      forget: () => {
        this.#last = undefined;
      },
    });
  }

  /** Asks who sits there now. */
  async refresh(): Promise<void> {
    const found = await findTable(this.id);
    if (found.ok) this.info = found.value;
    else if (found.error.reason === 'no-such-table') this.isMissing = true;
  }
}
