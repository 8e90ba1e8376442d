import type { TableInfo, WireFeed } from '@cap-diamant/protocol';
import { SvelteMap } from 'svelte/reactivity';
import type { ServerConnection } from '../source/remote/server-connection.svelte.ts';
import { listMine } from './api.ts';
import { seatOfPerson } from './seats.ts';
import { session } from './session.svelte.ts';

/** One of the person's tables, and what its seat sees now. */
export interface MyTable {
  readonly info: TableInfo;
  /** Undefined until the server told. */
  readonly feed: WireFeed | undefined;
}

/** The most tables that are followed at once; further ones are listed without a picture. */
const MOST_FOLLOWED = 24;

/** Whether a table waits for this person. */
export const waitsForMe = ({ feed }: MyTable): boolean =>
  feed !== undefined && feed.outcome === null && (feed.decision !== null || mustAnswer(feed));

/** Whether this person is asked about an undo. */
const mustAnswer = ({ undo, seat, entries }: WireFeed): boolean =>
  undo !== null && seat !== null && !undo.agreed.includes(seat) && entries.some(entry => entry.seat === seat);

const rank = (table: MyTable): number => {
  if (waitsForMe(table)) return 0;
  return { playing: 1, open: 2, over: 3 }[table.info.state];
};

/** The person's tables, those that wait for them first. They are followed, so the list is always right. */
export class MyTables {
  readonly #connection: ServerConnection;
  readonly #except: string | undefined;
  readonly #feeds = new SvelteMap<string, WireFeed>();
  readonly #seqs = new Map<string, number>();
  readonly #following = new Map<string, () => void>();
  #infos = $state.raw<readonly TableInfo[]>();
  #isOpen = true;

  list: readonly MyTable[] = $derived.by(() => {
    const tables = (this.#infos ?? []).map(info => ({ info, feed: this.#feeds.get(info.id) }));
    return tables.toSorted((a, b) => rank(a) - rank(b));
  });
  waiting: readonly MyTable[] = $derived(this.list.filter(waitsForMe));
  isLoaded = $derived(this.#infos !== undefined);

  /** `except` is followed by somebody else. */
  constructor(connection: ServerConnection, except?: string) {
    this.#connection = connection;
    this.#except = except;
  }

  /** Reads the list and follows its tables. The server also lists those the person opened and then left. */
  async load(): Promise<void> {
    const found = await listMine();
    if (!this.#isOpen || !found.ok) return;
    const isMine = (info: TableInfo): boolean => seatOfPerson(info, session.person?.id) !== undefined;
    this.#infos = found.value.filter(info => info.id !== this.#except && isMine(info));
    const live = this.#infos.filter(({ state }) => state !== 'over').slice(0, MOST_FOLLOWED);
    for (const info of live) if (!this.#following.has(info.id)) this.#follow(info);
  }

  close(): void {
    this.#isOpen = false;
    for (const stop of this.#following.values()) stop();
    this.#following.clear();
  }

  #follow({ id, seq: known }: TableInfo): void {
    this.#seqs.set(id, known);
    const stop = this.#connection.follow({
      table: id,
      seq: () => this.#seqs.get(id),
      hear: ({ seq, feed }) => {
        const before = this.#feeds.get(id);
        this.#seqs.set(id, seq);
        this.#feeds.set(id, feed);
        // It started or ended, or somebody sat down.
        const isSame = before === undefined || (before.view === null) === (feed.view === null);
        if (!isSame || feed.outcome !== null || (feed.view === null && before !== undefined)) void this.load();
      },
      missing: () => void this.load(),
      forget: () => this.#seqs.delete(id),
    });
    this.#following.set(id, stop);
  }
}
