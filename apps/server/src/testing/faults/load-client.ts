import type { Random } from '@cap-diamant/kernel';
import { unwrap } from '@cap-diamant/kernel';
import { decodeServerMessage, type ServerMessage, socketPath, type WireFeed } from '@cap-diamant/protocol';
import { WebSocket } from 'ws';
import { digestOf, type History, type Note, type Reader } from '../history/history.ts';

export interface LoadClientSetting {
  readonly name: string;
  readonly table: string;
  readonly reader: Reader;
  /** Undefined for somebody without a name. */
  readonly token: string | undefined;
  readonly dice: Random;
  /** The nodes' addresses; each connection takes any of the others. */
  readonly addresses: readonly string[];
  /** How long a turn takes at most, in milliseconds. */
  readonly slowest: number;
  /** Hears of every acknowledged turn. */
  onDone(at: number): void;
  onOver(): void;
}

/** A connection that says nothing for this long is given up, and another node tried. */
const SILENCE_MS = 4000;
const LOOK_MS = 500;
/** Between attempts to connect: longer each time, as a page does it, until somebody answers. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1600;

interface Turn {
  readonly cid: string;
  readonly decision: number;
  readonly moves: readonly string[];
}

/**
 * Plays at a table, or watches, through whatever happens: connects to any node, comes back when a connection breaks or
 * is silent, and sends a turn again, with the same cid, until it is answered. Notes everything.
 */
export class LoadClient {
  readonly #setting: LoadClientSetting;
  readonly #notes: Note[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  #socket: WebSocket | undefined;
  #address: string | undefined;
  #heard = 0;
  #askedAt = 0;
  #since = 0;
  #seq = 0;
  #cids = 0;
  #turn: Turn | undefined;
  #isThinking = false;
  #feed: WireFeed | undefined;
  #isStopped = false;
  #pause = FIRST_PAUSE_MS;
  /** How often it had to connect. */
  connections = 0;
  /** How often it could not connect, or was told nonsense. */
  failures = 0;
  /** The codes connections were closed with, and how often. */
  readonly closeCodes = new Map<number, number>();

  constructor(setting: LoadClientSetting) {
    this.#setting = setting;
  }

  get history(): History {
    const { name, table, reader } = this.#setting;
    return { client: name, table, reader, notes: this.#notes };
  }

  start(): void {
    this.#connect();
  }

  /** Whether a turn was sent and is not answered. */
  get isWaiting(): boolean {
    return this.#turn !== undefined;
  }

  /** Makes no more turns; what was sent is still sent again until it is answered. */
  rest(): void {
    this.#isThinking = true;
  }

  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#socket?.terminate();
  }

  #later(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, ms);
    this.#timers.add(timer);
  }

  #connect(): void {
    if (this.#isStopped) return;
    const { addresses, dice, table } = this.#setting;
    // Not the one that just failed, as a load balancer does it.
    const others = addresses.filter(each => each !== this.#address);
    this.#address = dice.pick(others.length > 0 ? others : addresses);
    const socket = new WebSocket(this.#address.replace(/^http/, 'ws') + socketPath(table));
    this.#socket = socket;
    this.#heard = performance.now();
    this.connections++;
    socket.on('open', () => this.#greet(socket));
    socket.on('message', data => this.#receive(data.toString()));
    socket.on('error', () => {
      if (!this.#isStopped) this.failures++;
    });
    socket.on('close', code => {
      if (this.#isStopped) return;
      this.closeCodes.set(code, (this.closeCodes.get(code) ?? 0) + 1);
      if (this.#socket === socket) this.#later(this.#pause, () => this.#connect());
      this.#pause = Math.min(LONGEST_PAUSE_MS, 2 * this.#pause);
    });
    this.#watch(socket);
  }

  /** A node that hangs, or a network that swallows everything, closes no connection. */
  #watch(socket: WebSocket): void {
    this.#later(LOOK_MS, () => {
      if (this.#socket !== socket || socket.readyState === WebSocket.CLOSED) return;
      const silence = performance.now() - this.#heard;
      if (silence > SILENCE_MS) return socket.terminate();
      if (silence > SILENCE_MS / 4) this.#send({ kind: 'ping', cid: 'ping' });
      this.#watch(socket);
    });
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #greet(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    const { token, table, dice } = this.#setting;
    this.#send({ kind: 'hello', protocol: 1, ...(token !== undefined && { token }) });
    this.#askedAt = performance.now();
    // Some remember what they know, others begin anew.
    this.#since = dice.below(4) === 0 ? 0 : this.#seq;
    this.#send({ kind: 'follow', cid: 'follow', table, ...(this.#since > 0 && { since: this.#since }) });
    if (this.#turn !== undefined) this.#sendTurn(this.#turn);
  }

  #sendTurn({ cid, decision, moves }: Turn): void {
    this.#notes.push({ kind: 'sent', at: performance.now(), cid, decision, moves });
    this.#send({ kind: 'play', table: this.#setting.table, cid, decision, moves });
  }

  #receive(frame: string): void {
    const at = performance.now();
    this.#heard = at;
    this.#pause = FIRST_PAUSE_MS;
    const message = unwrap(decodeServerMessage(JSON.parse(frame)));
    if (message.kind === 'snapshot' || message.kind === 'event') this.#see(message, at);
    else if (message.kind === 'done') this.#finish(message.cid, message.seq ?? 0, at);
    else if (message.kind === 'refused') this.#giveUp(message.cid, message.code, at);
  }

  #see(message: Extract<ServerMessage, { kind: 'snapshot' | 'event' }>, at: number): void {
    const { seq, feed } = message;
    const shown = { at, seq, feed: digestOf(feed), decision: feed.decision };
    if (message.kind === 'event') this.#notes.push({ kind: 'event', since: message.from, ...shown });
    else this.#notes.push({ kind: 'snapshot', asked: this.#askedAt, since: this.#since, ...shown });
    this.#seq = seq;
    this.#feed = feed;
    if (feed.outcome !== null) this.#setting.onOver();
    else this.#think();
  }

  #think(): void {
    if (this.#isThinking || this.#turn !== undefined || (this.#feed?.decision ?? null) === null) return;
    this.#isThinking = true;
    const { slowest, dice } = this.#setting;
    this.#later(slowest / 4 + dice.below(Math.ceil((slowest * 3) / 4)), () => {
      this.#isThinking = false;
      this.#decide();
    });
  }

  #decide(): void {
    const { decision = null, offered = [] } = this.#feed ?? {};
    if (this.#turn !== undefined || decision === null || offered === null || offered.length === 0) return;
    const { dice, name } = this.#setting;
    const turn = { cid: `${name} ${this.#cids++}`, decision, moves: [dice.pick(offered)] };
    this.#turn = turn;
    this.#sendTurn(turn);
  }

  #finish(cid: string, seq: number, at: number): void {
    if (cid !== this.#turn?.cid) return;
    this.#notes.push({ kind: 'done', at, cid, seq });
    this.#turn = undefined;
    this.#setting.onDone(at);
    // The event of this turn may have come first, and may ask again.
    if (this.#seq >= seq) this.#think();
  }

  #giveUp(cid: string | null, code: string, at: number): void {
    if (cid === null || cid !== this.#turn?.cid) {
      // Nobody else changes these tables, and none of them goes back.
      if (cid !== 'ping') throw new Error(`refused: ${cid} ${code}`);
      return;
    }
    this.#notes.push({ kind: 'refused', at, cid, code });
    this.#turn = undefined;
    this.#think();
  }
}
