import {
  type ClientMessage,
  decodeServerMessage,
  type Person,
  PROTOCOL,
  type ServerMessage,
} from '@cap-diamant/protocol';
import type { Clock } from '../clock.ts';
import { randomHex } from '../random-hex.ts';

/** `outdated`: the server speaks a newer protocol; only a newer page can talk to it. */
type ConnectionState = 'connecting' | 'connected' | 'reconnecting' | 'outdated';

/** The part of a WebSocket this page uses. */
interface Socket {
  send(frame: string): void;
  close(): void;
}

/** What happens to a socket. */
export interface SocketEvents {
  opened(): void;
  received(data: unknown): void;
  closed(): void;
}

interface ConnectionParts {
  readonly clock: Clock;
  /** `table`: where people go with it, if that is known yet. */
  openSocket(events: SocketEvents, table: string | undefined): Socket;
  /** For programs; a browser is known by its cookie. */
  readonly token?: string;
  /** Calls back when the network comes back or goes away. Returns a function that stops. */
  watchNetwork(hear: (online: boolean) => void): () => void;
  /** Called when the server is back after it was away: it may be a newer one. */
  returned?(): void;
}

/** What can be asked of the server; the connection adds the `cid`. */
export type Question = DistributiveOmit<Exclude<ClientMessage, { kind: 'hello' | 'follow' }>, 'cid'>;
/** Open tables: all of them, or those that changed. */
export type LobbyNews = Extract<ServerMessage, { kind: 'lobby' }>;
/** What is said around a game. */
export type Overheard = Extract<ServerMessage, { kind: 'chat' | 'presence' | 'people' }>;
export type Answer = Extract<ServerMessage, { kind: 'done' | 'refused' | 'past' }>;
type Told = Extract<ServerMessage, { kind: 'snapshot' | 'event' }>;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** Somebody who follows a table. */
interface TableListener {
  readonly table: string;
  /** The last event it knows; undefined: nothing yet. */
  seq(): number | undefined;
  hear(message: Told): void;
  /** Hears clocks, chat and who is there too; left out by those who only watch the game. */
  overhear?(message: Overheard): void;
  /** The server has no such table. */
  missing(): void;
  /** The server knows less than we do: it was restored from a backup. */
  forget(): void;
}

interface Waiting {
  readonly frame: string;
  /** Whether it changes the table, so that people should know it is not confirmed yet. */
  readonly isCommand: boolean;
  settle(answer: Answer): void;
}

/** The first pause is short; each one after it twice as long. */
const FIRST_PAUSE = 400;
/** What is refused for now: it is sent again. */
const LATER: readonly string[] = ['too-many', 'unavailable'];
const LONGEST_PAUSE = 10_000;
/** After this much silence we ask whether the server is still there, and wait once more as long for its answer. */
const SILENCE = 15_000;
/** How long an answer may take from a connection that slept. */
const PROBE = 4000;

const newCid = (): string => randomHex(32);

/**
 * The page's one connection to its server. It comes back by itself, follows its tables again from where they were, and
 * sends every question again, with the same id, until it is answered.
 */
export class ServerConnection {
  readonly #parts: ConnectionParts;
  readonly #listeners = new Map<string, TableListener>();
  readonly #waiting = new Map<string, Waiting>();
  readonly #follows = new Map<string, TableListener>();
  #lobby: ((message: LobbyNews) => void) | undefined;
  #state = $state<ConnectionState>('connecting');
  #person = $state.raw<Person | null>(null);
  #unanswered = $state(0);
  #socket: Socket | undefined;
  #greeted = false;
  #attempts = 0;
  #pause: AbortController | undefined;
  #watch: AbortController | undefined;
  #stopNetwork: (() => void) | undefined;
  #heard = false;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** Whom the server takes us for; null before the first welcome, and for people without a name. */
  get person(): Person | null {
    return this.#person;
  }

  /** How many commands are sent but not answered. */
  get unanswered(): number {
    return this.#unanswered;
  }

  /** Connects, and stays connected until the returned function is called. `table`: the one to be followed first. */
  open(table?: string): () => void {
    this.#stopNetwork = this.#parts.watchNetwork(online => {
      this.#attempts = 0;
      if (!online) this.#lose();
      else if (this.#socket === undefined) this.#pause?.abort();
      else void this.#probe(this.#socket);
    });
    this.#connect(table);
    return () => this.#close();
  }

  /** Connects anew, for example because we have a name now. */
  renew(): void {
    this.#lose();
    this.#pause?.abort();
  }

  /** Follows a table until the returned function is called. */
  follow(listener: TableListener): () => void {
    this.#listeners.set(listener.table, listener);
    if (this.#greeted) this.#askToFollow(listener);
    return () => {
      if (this.#listeners.get(listener.table) !== listener) return;
      this.#listeners.delete(listener.table);
      if (this.#greeted) this.#send({ kind: 'unfollow', cid: newCid(), table: listener.table });
    };
  }

  /** Hears of open tables until the returned function is called. */
  watchLobby(hear: (message: LobbyNews) => void): () => void {
    this.#lobby = hear;
    if (this.#greeted) this.#send({ kind: 'lobby', cid: newCid(), on: true });
    return () => {
      if (this.#lobby !== hear) return;
      this.#lobby = undefined;
      if (this.#greeted) this.#send({ kind: 'lobby', cid: newCid(), on: false });
    };
  }

  /** Asks until there is an answer, however long the network is away. */
  ask(question: Question): Promise<Answer> {
    const cid = newCid();
    const frame = JSON.stringify({ ...question, cid });
    const isCommand = question.kind !== 'past' && question.kind !== 'ping';
    return new Promise(resolve => {
      this.#waiting.set(cid, {
        frame,
        isCommand,
        settle: answer => {
          this.#waiting.delete(cid);
          this.#count();
          resolve(answer);
        },
      });
      this.#count();
      if (this.#greeted) this.#socket?.send(frame);
    });
  }

  #count(): void {
    this.#unanswered = [...this.#waiting.values()].filter(({ isCommand }) => isCommand).length;
  }

  #connect(first?: string): void {
    const { token } = this.#parts;
    // What a socket we gave up still says is of no interest.
    const ifCurrent = (act: () => void): void => {
      if (this.#socket === socket) act();
    };
    const events: SocketEvents = {
      opened: () =>
        ifCurrent(() => this.#send({ kind: 'hello', protocol: PROTOCOL, ...(token !== undefined && { token }) })),
      received: data => ifCurrent(() => this.#receive(data)),
      closed: () => ifCurrent(() => this.#lose()),
    };
    const [table = first] = this.#listeners.keys();
    const socket = this.#parts.openSocket(events, table);
    this.#socket = socket;
    this.#watchSilence(socket);
  }

  /** The connection is gone: tries again after a pause, which the network's return cuts short. */
  #lose(): void {
    const socket = this.#socket;
    if (socket === undefined) return;
    this.#drop(socket);
    if (this.#state === 'outdated') return;
    if (this.#state === 'connected') this.#state = 'reconnecting';
    this.#pause = new AbortController();
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#attempts++);
    void this.#parts.clock.wait(pause, this.#pause.signal).then(() => {
      if (this.#socket === undefined && this.#stopNetwork !== undefined) this.#connect();
    });
  }

  #drop(socket: Socket): void {
    this.#socket = undefined;
    socket.close();
    this.#watch?.abort();
    this.#greeted = false;
    this.#follows.clear();
  }

  #close(): void {
    this.#stopNetwork?.();
    this.#stopNetwork = undefined;
    if (this.#socket !== undefined) this.#drop(this.#socket);
    this.#pause?.abort();
  }

  /** A connection can die without a word, as when a phone changes its network. */
  #watchSilence(socket: Socket): void {
    const watch = new AbortController();
    this.#watch = watch;
    const look = async (): Promise<void> => {
      this.#heard = true;
      for (;;) {
        await this.#parts.clock.wait(SILENCE, watch.signal);
        if (watch.signal.aborted || this.#socket !== socket) return;
        if (!this.#heard) return this.#lose();
        this.#heard = false;
        if (this.#greeted) this.#send({ kind: 'ping', cid: newCid() });
      }
    };
    void look();
  }

  /** Asks whether a connection that may have slept still works. */
  async #probe(socket: Socket): Promise<void> {
    if (!this.#greeted) return;
    this.#heard = false;
    this.#send({ kind: 'ping', cid: newCid() });
    await this.#parts.clock.wait(PROBE, new AbortController().signal);
    if (this.#socket === socket && !this.#heard) this.#lose();
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #askToFollow(listener: TableListener): void {
    const cid = newCid();
    this.#follows.set(cid, listener);
    const { table } = listener;
    const since = listener.seq();
    const choice = { offered: false, form: 'data', details: listener.overhear !== undefined } as const;
    this.#send({ kind: 'follow', cid, table, ...choice, ...(since !== undefined && { since }) });
  }

  #receive(data: unknown): void {
    this.#heard = true;
    const decoded = decodeServerMessage(JSON.parse(String(data)));
    // A kind of message that only newer pages know.
    if (!decoded.ok) return;
    const message = decoded.value;
    if (message.kind === 'welcome') this.#greet(message.person);
    else if (message.kind === 'snapshot' || message.kind === 'event') this.#tell(message);
    else if (message.kind === 'chat' || message.kind === 'presence' || message.kind === 'people') {
      this.#listeners.get(message.table)?.overhear?.(message);
    } else if (message.kind === 'lobby') this.#lobby?.(message);
    else if (message.kind === 'refused') this.#hearRefusal(message);
    else if (message.kind === 'done' || message.kind === 'past') this.#waiting.get(message.cid)?.settle(message);
  }

  #greet(person: Person | null): void {
    this.#greeted = true;
    this.#attempts = 0;
    this.#person = person;
    if (this.#state === 'reconnecting') this.#parts.returned?.();
    this.#state = 'connected';
    for (const listener of this.#listeners.values()) this.#askToFollow(listener);
    if (this.#lobby !== undefined) this.#send({ kind: 'lobby', cid: newCid(), on: true });
    for (const { frame } of this.#waiting.values()) this.#socket?.send(frame);
  }

  #tell(message: Told): void {
    const listener = this.#listeners.get(message.table);
    if (listener === undefined) return;
    if (message.kind === 'snapshot') {
      // It answers what one listener knew; another may have taken its place since.
      if (this.#follows.get(message.cid) === listener) listener.hear(message);
      this.#follows.delete(message.cid);
      return;
    }
    // If something is missing in between, asks for it.
    if (message.from === listener.seq()) listener.hear(message);
    else this.#askToFollow(listener);
  }

  #hearRefusal(refused: Extract<ServerMessage, { kind: 'refused' }>): void {
    if (refused.code === 'old-protocol') {
      this.#state = 'outdated';
      this.#lose();
    }
    if (refused.cid === null) return;
    const listener = this.#follows.get(refused.cid);
    const waiting = this.#waiting.get(refused.cid);
    const isForNow = LATER.includes(refused.code);
    this.#follows.delete(refused.cid);
    if (listener !== undefined && isForNow) void this.#followLater(listener);
    else if (listener !== undefined) this.#cannotFollow(listener, refused.code);
    else if (isForNow && waiting !== undefined) void this.#sendLater(waiting);
    else waiting?.settle(refused);
  }

  #cannotFollow(listener: TableListener, code: string): void {
    // A table may be closed to spectators.
    if (code === 'no-such-table' || code === 'not-your-seat') listener.missing();
    else if (listener.seq() !== undefined) {
      listener.forget();
      this.#askToFollow(listener);
    }
  }

  async #followLater(listener: TableListener): Promise<void> {
    const socket = this.#socket;
    await this.#parts.clock.wait(FIRST_PAUSE * 5, new AbortController().signal);
    const isWanted = this.#listeners.get(listener.table) === listener;
    if (isWanted && socket === this.#socket && this.#greeted) this.#askToFollow(listener);
  }

  async #sendLater({ frame }: Waiting): Promise<void> {
    const socket = this.#socket;
    await this.#parts.clock.wait(FIRST_PAUSE * 5, new AbortController().signal);
    if (socket !== undefined && socket === this.#socket && this.#greeted) socket.send(frame);
  }
}
