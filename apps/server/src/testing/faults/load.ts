import { setTimeout as wait } from 'node:timers/promises';
import { random } from '@cap-diamant/kernel';
import { check } from '../history/check.ts';
import { mostCharged } from '../history/check-clocks.ts';
import type { Fault } from '../history/fault.ts';
import { readTruth } from '../history/truth.ts';
import type { Cluster } from './cluster.ts';
import { LoadClient } from './load-client.ts';
import { openTable } from './open-table.ts';

export interface LoadChoice {
  readonly tables: number;
  readonly seed: string;
  /** How long a turn takes at most, in milliseconds. */
  readonly slowest: number;
  /** The addresses clients connect to, where they are not the nodes' own. */
  readonly addresses?: readonly string[];
}

/** What was found. */
export interface Findings {
  readonly faults: readonly Fault[];
  readonly tables: number;
  readonly turns: number;
  /** Messages that clients were shown. */
  readonly shown: number;
  readonly connections: number;
  /** Connections that could not be made or broke with an error. */
  readonly failures: number;
  /** The most a turn cost besides its person's thinking, in milliseconds. */
  readonly charged: number;
  readonly closeCodes: Readonly<Record<number, number>>;
}

/** A table under load. */
interface LoadedTable {
  readonly id: string;
  readonly clients: readonly LoadClient[];
  lastDone: number;
  isOver: boolean;
}

const PEOPLE = 3;
const LOOK_MS = 50;
/** Longer than anything here lasts, but shorter than what clocks jump by. */
const TIME = { kind: 'live', bank: 240, increment: 0 };

/** Many tables at which people play and watch all the time. A game that is over makes way for the next one. */
export class Load {
  readonly #cluster: Cluster;
  readonly #choice: LoadChoice;
  readonly #running = new Set<LoadedTable>();
  readonly #over: LoadedTable[] = [];
  readonly #opening = new Set<Promise<void>>();
  #opened = 0;
  #isStopped = false;
  #turns = 0;
  #shown = 0;
  #charged = 0;
  #connections = 0;
  #failures = 0;
  #checked = 0;
  readonly #faults: Fault[] = [];
  readonly #closeCodes: Record<number, number> = {};

  constructor(cluster: Cluster, choice: LoadChoice) {
    this.#cluster = cluster;
    this.#choice = choice;
  }

  async start(): Promise<void> {
    for (let n = 0; n < this.#choice.tables; n++) this.#open();
    await Promise.all(this.#opening);
  }

  get turns(): number {
    return this.#turns;
  }

  /**
   * Waits until every table has gone on since a time. Returns the longest that took, in milliseconds; tables that did
   * not in time are an error.
   */
  async goesOn(since: number, withinMs: number): Promise<number> {
    const waiting = new Set(this.#running);
    let longest = 0;
    while (waiting.size > 0) {
      for (const table of waiting) {
        if (table.lastDone < since && !table.isOver) continue;
        waiting.delete(table);
        longest = Math.max(longest, table.lastDone - since);
      }
      if (waiting.size > 0 && performance.now() - since > withinMs) {
        throw new Error(`${waiting.size} tables did not go on: ${[...waiting].map(({ id }) => id).join(', ')}`);
      }
      if (waiting.size > 0) await wait(LOOK_MS);
    }
    return longest;
  }

  /** Checks the games that are over, and forgets them. */
  async checkFinished(): Promise<void> {
    await this.#checkAll(this.#over.splice(0));
  }

  /** Lets everybody get the last answers, then checks everything. */
  async finish(): Promise<Findings> {
    this.#isStopped = true;
    await Promise.all(this.#opening);
    const tables = [...this.#running, ...this.#over.splice(0)];
    for (const { clients } of tables) for (const client of clients) client.rest();
    while (tables.some(({ clients, isOver }) => !isOver && clients.some(({ isWaiting }) => isWaiting))) {
      await wait(LOOK_MS);
    }
    for (const { clients } of tables) for (const client of clients) client.stop();
    await this.#checkAll(tables);
    return {
      faults: this.#faults,
      tables: this.#checked,
      turns: this.#turns,
      shown: this.#shown,
      connections: this.#connections,
      failures: this.#failures,
      charged: this.#charged,
      closeCodes: this.#closeCodes,
    };
  }

  async #checkAll(tables: readonly LoadedTable[]): Promise<void> {
    if (tables.length === 0) return;
    const db = await this.#cluster.connect();
    try {
      for (const { id, clients } of tables) {
        const truth = await readTruth(db, id);
        const histories = clients.map(({ history }) => history);
        this.#faults.push(...check(histories, truth));
        this.#charged = Math.max(this.#charged, mostCharged(histories, truth));
        this.#checked++;
        for (const { notes } of histories) this.#shown += notes.filter(note => 'feed' in note).length;
        for (const client of clients) this.#countConnections(client);
      }
    } finally {
      await db.end();
    }
  }

  #countConnections({ connections, failures, closeCodes }: LoadClient): void {
    this.#connections += connections;
    this.#failures += failures;
    for (const [code, times] of closeCodes) this.#closeCodes[code] = (this.#closeCodes[code] ?? 0) + times;
  }

  #open(): void {
    const opening = this.#openTable(this.#opened++).finally(() => this.#opening.delete(opening));
    this.#opening.add(opening);
  }

  async #openTable(n: number): Promise<void> {
    const { seed, slowest } = this.#choice;
    const addresses = this.#choice.addresses ?? this.#cluster.nodes.map(({ address }) => address);
    const name = `${seed} ${n}`;
    const where = { addresses, dice: random(`${name} open`) };
    const { id, guests } = await openTable(where, name, PEOPLE, n % 2 === 0 ? { time: TIME } : {});
    const table: LoadedTable = { id, clients: [], lastDone: performance.now(), isOver: false };
    const readers = [...guests.map((guest, seat) => ({ seat, token: guest.token })), { seat: null, token: undefined }];
    const clients = readers.map(
      ({ seat, token }) =>
        new LoadClient({
          name: `${name} ${seat ?? 'spectator'}`,
          table: id,
          reader: seat,
          token,
          dice: random(`${name} ${seat}`),
          addresses,
          slowest,
          onDone: at => {
            table.lastDone = at;
            this.#turns++;
          },
          onOver: () => this.#end(table),
        }),
    );
    Object.assign(table, { clients });
    this.#running.add(table);
    for (const client of clients) client.start();
  }

  #end(table: LoadedTable): void {
    if (table.isOver) return;
    table.isOver = true;
    table.lastDone = performance.now();
    this.#running.delete(table);
    this.#over.push(table);
    for (const client of table.clients) client.stop();
    if (!this.#isStopped) this.#open();
  }
}
