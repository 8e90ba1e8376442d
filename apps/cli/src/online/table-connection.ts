import { randomUUID } from 'node:crypto';
import {
  type Command,
  decodeServerMessage,
  PROTOCOL,
  type ServerMessage,
  socketPath,
  type WireFeed,
} from '@cap-diamant/protocol';
import { WebSocket } from 'ws';

/** A change of a table, without what the connection adds. */
export type TableCommand = Command extends infer C ? (C extends Command ? Omit<C, 'cid' | 'table'> : never) : never;

export type Answer = Extract<ServerMessage, { kind: 'done' | 'refused' }>;

const AGAIN_MS = 1000;

interface Unanswered {
  readonly frame: string;
  resolve(answer: Answer): void;
}

/**
 * Follows one table over a socket. If the connection is lost it is made again, and what was not answered is sent again:
 * the server carries out a command once.
 */
export class TableConnection {
  readonly #address: string;
  readonly #token: string;
  readonly #table: string;
  readonly #unanswered = new Map<string, Unanswered>();
  #socket: WebSocket | undefined;
  #seq: number | undefined;
  #latest: WireFeed | undefined;
  #hear: (() => void) | undefined;
  #closed = false;

  constructor(server: URL, table: string, token: string) {
    this.#address = new URL(socketPath(table), server).href.replace(/^http/, 'ws');
    this.#table = table;
    this.#token = token;
    this.#connect();
  }

  /** The newest feed that was not returned before, with the decisions since then. */
  async nextFeed(): Promise<WireFeed> {
    while (this.#latest === undefined) {
      await new Promise<void>(resolve => {
        this.#hear = resolve;
      });
    }
    const feed = this.#latest;
    this.#latest = undefined;
    return feed;
  }

  send(command: TableCommand): Promise<Answer> {
    const cid = randomUUID();
    const frame = JSON.stringify({ ...command, cid, table: this.#table });
    return new Promise(resolve => {
      this.#unanswered.set(cid, { frame, resolve });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
    });
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    const send = (message: object): void => socket.send(JSON.stringify(message));
    socket.on('open', () => send({ kind: 'hello', protocol: PROTOCOL, token: this.#token }));
    socket.on('error', () => undefined); // "close" follows
    socket.on('close', () => {
      if (!this.#closed) setTimeout(() => this.#connect(), AGAIN_MS);
    });
    socket.on('message', data => {
      const message = decodeServerMessage(JSON.parse(data.toString()));
      if (!message.ok) return;
      if (message.value.kind === 'welcome') {
        const since = this.#seq === undefined ? {} : { since: this.#seq };
        send({ kind: 'follow', cid: randomUUID(), table: this.#table, form: 'data', offered: false, ...since });
        for (const { frame } of this.#unanswered.values()) socket.send(frame);
      } else this.#take(message.value);
    });
  }

  #take(message: ServerMessage): void {
    if (message.kind === 'snapshot' || message.kind === 'event') {
      this.#seq = message.seq;
      this.#latest = joined(this.#latest, message.feed);
      this.#hear?.();
    } else if (message.kind === 'done' || message.kind === 'refused') {
      if (message.cid === null) return;
      this.#unanswered.get(message.cid)?.resolve(message);
      this.#unanswered.delete(message.cid);
    }
  }
}

/** Two feeds as one: the newer, with the decisions of both that still count. */
const joined = (older: WireFeed | undefined, newer: WireFeed): WireFeed => {
  const first = newer.entries[0]?.n ?? newer.length;
  const kept = older?.entries.filter(({ n }) => n < Math.min(first, newer.length)) ?? [];
  return { ...newer, entries: [...kept, ...newer.entries] };
};
