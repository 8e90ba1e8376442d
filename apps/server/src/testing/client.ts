import { once } from 'node:events';
import { unwrap } from '@cap-diamant/kernel';
import { decodeServerMessage, type ServerMessage } from '@cap-diamant/protocol';
import { type ClientOptions, WebSocket } from 'ws';

type Kind = ServerMessage['kind'];
export type Message<K extends Kind> = Extract<ServerMessage, { readonly kind: K }>;

/** Long enough for a busy machine; a test that waits longer waits for something that never comes. */
const PATIENCE_MS = 60_000;

/** A client of the server. It checks every message against the protocol. */
export class Client {
  readonly socket: WebSocket;
  readonly inbox: ServerMessage[] = [];
  /** The frames themselves, for tests that compare bytes. */
  readonly frames: string[] = [];
  #listeners = new Set<() => void>();
  #asked = 0;

  constructor(address: string, options: ClientOptions = {}) {
    this.socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/socket`, options);
    this.socket.setMaxListeners(0);
    this.socket.on('error', () => undefined);
    this.socket.on('message', data => {
      this.frames.push(data.toString());
      this.inbox.push(unwrap(decodeServerMessage(JSON.parse(data.toString()))));
      for (const listener of [...this.#listeners]) listener();
    });
  }

  /** Connects and says hello. */
  static async open(address: string, token?: string): Promise<Client> {
    const client = await Client.connect(address);
    client.send({ kind: 'hello', protocol: 1, ...(token !== undefined && { token }) });
    await client.next(message => message.kind === 'welcome');
    return client;
  }

  static async connect(address: string, options?: ClientOptions): Promise<Client> {
    const client = new Client(address, options);
    await once(client.socket, 'open');
    return client;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Sends a message with a new cid (unless it has one) and waits for its answer. */
  async ask(message: object): Promise<ServerMessage> {
    const cid = 'cid' in message ? message.cid : `cid ${process.pid} ${this.#asked++} ${Math.round(performance.now())}`;
    const since = this.inbox.length;
    this.send({ cid, ...message });
    return this.next(answer => 'cid' in answer && answer.cid === cid, since);
  }

  /** The first message from a place in the inbox on that fits; waits for it if it has not come yet. */
  async next(fits: (message: ServerMessage) => boolean, since = 0): Promise<ServerMessage> {
    return this.#waitFor(() => this.inbox.slice(since).find(fits));
  }

  /** Waits for the answer to something without a cid. */
  async answerTo(message: unknown): Promise<ServerMessage> {
    const since = this.inbox.length;
    this.send(message);
    return this.next(() => true, since);
  }

  /** Forgets all but the last message, so that a test may run for long. */
  forget(): void {
    for (const list of [this.inbox, this.frames]) list.splice(0, list.length - 1);
  }

  close(): void {
    this.socket.terminate();
  }

  #waitFor<T>(look: () => T | undefined): Promise<T> {
    const found = look();
    if (found !== undefined) return Promise.resolve(found);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => end(() => reject(new Error(`nothing fits in ${this.frames.slice(-3).join('\n')}`))),
        PATIENCE_MS,
      );
      const end = (settle: () => void): void => {
        clearTimeout(timer);
        this.#listeners.delete(listener);
        this.socket.off('close', closed);
        settle();
      };
      const closed = (): void => end(() => reject(new Error('the connection was closed')));
      const listener = (): void => {
        const value = look();
        if (value !== undefined) end(() => resolve(value));
      };
      this.#listeners.add(listener);
      this.socket.once('close', closed);
    });
  }
}
