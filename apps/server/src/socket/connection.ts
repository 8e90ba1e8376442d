import type { Duplex } from 'node:stream';
import {
  type ClientMessage,
  type Command,
  decodeClientMessage,
  type Follow,
  type Lobby,
  MOST_PAST_VIEWS,
  type Past,
  type Person,
  PROTOCOL,
  type Refused,
  type Say,
  type ServerMessage,
  type Unfollow,
} from '@cap-diamant/protocol';
import type { WebSocket } from 'ws';
import { UNAVAILABLE } from '../http/api-error.ts';
import { type Context, useSession } from '../http/context.ts';
import type { Session } from '../people/sessions.ts';
import { isOutage } from '../storage/postgres-faults.ts';
import type { Follower } from '../tables/followers.ts';
import type { Frame } from '../tables/frames.ts';
import type { Acknowledge, Change } from '../tables/table-log.ts';
import type { Refusal } from '../tables/verdict.ts';
import { chatFor, sayAt } from './talking.ts';
import { encodeStart } from './text-frame.ts';

/** Who connected: a known person, nobody, or somebody whose token is wrong. */
export type Visitor = Session | 'nobody' | 'unknown';

/** A client that reads slower than this many bytes behind gets several events as one. */
const MOST_BUFFERED = 1_000_000;
/** A client that sends faster than it is answered has to wait. */
const MOST_WAITING = 64;

/** The code a connection is closed with when its session ends. */
const SIGNED_OUT = 4001;

/** A frame, undefined if it is not text, and when it came. */
interface Received {
  readonly frame: string | undefined;
  readonly at: number;
}

type Request = Exclude<ClientMessage, { kind: 'hello' }>;

const CLOSED = { code: 'not-your-seat', message: 'this table is closed to spectators' } as const;
const NO_SUCH_TABLE = { code: 'no-such-table', message: 'there is no such table' } as const;

/** One WebSocket: reads messages one after the other and answers each. */
export class Connection {
  /** Counts the connections of this server. */
  readonly number: number;
  /** What the request that opened it is called in the log. */
  readonly #request: string;
  #messages = 0;
  /** What is being answered now, and how. */
  #kind = '';
  #outcome = '';
  readonly #socket: WebSocket;
  /** What the frames are written to. */
  readonly #stream: Duplex;
  readonly #context: Context;
  readonly #visitor: Visitor;
  readonly #followed = new Map<string, Follower>();
  /** Undefined before `hello`. */
  #person: Person | null | undefined;
  readonly #hearLobby = (message: ServerMessage): void => this.#send(message);
  /** Frames that are not answered yet. */
  readonly #waiting: Received[] = [];
  /** Resolves once nothing waits; undefined while nothing does. */
  #answering: Promise<void> | undefined;
  #session: string | undefined;

  /** Sends what was held back while the client was slow. */
  readonly #catchUp = (): void => {
    for (const [id, follower] of this.#followed) {
      if (!follower.behind || !follower.isReady()) continue;
      follower.behind = false;
      this.#context.tables.catchUp(id).catch(fault => this.#fail(fault));
    }
  };

  constructor(socket: WebSocket, stream: Duplex, context: Context, visitor: Visitor, number: number, request: string) {
    this.#request = request;
    this.#socket = socket;
    this.#stream = stream;
    this.#context = context;
    this.#visitor = visitor;
    this.number = number;
  }

  /** Takes a frame; frames are answered in the order they come. */
  receive(frame: string | undefined): void {
    this.#waiting.push({ frame, at: this.#context.now() });
    if (this.#waiting.length === MOST_WAITING) this.#socket.pause();
    this.#answering ??= this.#answerAll();
  }

  close(): void {
    const { tables, lobby } = this.#context;
    for (const [id, follower] of this.#followed) tables.unfollow(id, follower);
    this.#followed.clear();
    lobby.leave(this.#hearLobby);
  }

  /** Hangs up if its session has ended. */
  endIf(ended: ReadonlySet<string>): void {
    if (this.#session !== undefined && ended.has(this.#session)) this.#socket.close(SIGNED_OUT, 'signed out');
  }

  /** Resolves once everything received so far is answered. */
  async idle(): Promise<void> {
    await this.#answering;
  }

  async #answerAll(): Promise<void> {
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      await this.#watched(next);
      this.#waiting.shift();
      if (this.#waiting.length === MOST_WAITING - 1) this.#socket.resume();
    }
    this.#answering = undefined;
  }

  async #watched(received: Received): Promise<void> {
    const started = performance.now();
    this.#kind = 'unreadable';
    this.#outcome = 'done';
    await this.#answer(received).catch(fault => this.#fail(fault, received));
    this.#context.monitor.answered({
      request: this.#request,
      message: this.#messages++,
      kind: this.#kind,
      outcome: this.#outcome,
      ms: performance.now() - started,
    });
  }

  #send(message: ServerMessage): void {
    this.#sendFrame(JSON.stringify(message));
  }

  #sendFrame(frame: Frame | string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (typeof frame === 'string') this.#socket.send(frame, this.#catchUp);
    else this.#inOneWrite(() => this.#sendParts(frame));
  }

  /** Past the library, which would copy the whole message for each of its readers. It sends every frame at once. */
  #sendParts({ head, tail }: Frame): void {
    this.#stream.write(encodeStart(head, tail));
    this.#stream.write(tail, this.#catchUp);
  }

  /** A write takes longer than all the rest of sending, so what is sent at once goes out at once. */
  #inOneWrite(send: () => void): void {
    this.#stream.cork();
    try {
      send();
    } finally {
      this.#stream.uncork();
    }
  }

  #refuse(cid: string | null, refusal: Omit<Refused, 'kind' | 'cid'>): void {
    this.#outcome = refusal.code;
    this.#send({ kind: 'refused', cid, ...refusal });
  }

  /** A table whose database is away is refused; those elsewhere go on. What else fails ends the connection. */
  #fail(fault: unknown, { frame = '' }: Partial<Received> = {}): void {
    const message = decodeClientMessage(frame);
    const cid = message.ok ? cidOf(message.value) : null;
    if (cid !== null && isOutage(fault)) {
      this.#refuse(cid, { code: 'unavailable', message: UNAVAILABLE });
      return;
    }
    this.#outcome = 'failed';
    this.#context.log(fault, this.#request);
    this.#socket.close(1011, 'the server failed');
  }

  async #answer({ frame, at }: Received): Promise<void> {
    if (frame === undefined) return this.#refuse(null, { code: 'bad-request', message: 'expected a text frame' });
    const message = decodeClientMessage(frame);
    const cid = message.ok ? cidOf(message.value) : message.error.cid;
    const greeted = this.#person !== undefined;
    if (this.#context.limits.message(`socket ${this.number}`) > 0) {
      return this.#refuse(greeted ? cid : null, { code: 'too-many', message: 'too many messages; wait a little' });
    }
    if (!message.ok) {
      return this.#refuse(greeted ? cid : null, { code: 'bad-request', message: message.error.message });
    }
    this.#kind = message.value.kind;
    if (message.value.kind === 'hello') return this.#greet(message.value.protocol, message.value.token);
    if (!greeted) return this.#refuse(null, { code: 'bad-request', message: 'expected "hello" first' });
    return this.#carryOut(message.value, at);
  }

  async #greet(protocol: unknown, token: string | undefined): Promise<void> {
    if (this.#person !== undefined) {
      return this.#refuse(null, { code: 'bad-request', message: '"hello" was said already' });
    }
    if (protocol !== PROTOCOL) {
      return this.#refuse(null, { code: 'old-protocol', message: `this server speaks protocol ${PROTOCOL}` });
    }
    const visitor = token === undefined ? this.#visitor : ((await useSession(this.#context, token)) ?? 'unknown');
    if (visitor === 'unknown') {
      return this.#refuse(null, { code: 'unknown-person', message: 'nobody has this token' });
    }
    this.#person = visitor === 'nobody' ? null : visitor.person;
    this.#session = visitor === 'nobody' ? undefined : visitor.hash;
    this.#send({ kind: 'welcome', protocol: PROTOCOL, person: this.#person });
  }

  async #carryOut(message: Request, received: number): Promise<void> {
    const { tables } = this.#context;
    switch (message.kind) {
      case 'follow':
        return this.#follow(message);
      case 'unfollow':
        return this.#stopFollowing(message);
      case 'ping':
        return this.#send({ kind: 'done', cid: message.cid });
      case 'past':
        return this.#lookBack(message);
      case 'lobby':
        return this.#visitLobby(message);
      case 'say':
        return this.#say(message);
      case 'rematch':
        return this.#report(message.cid, await tables.rematch(message.table, this.#person?.id, message));
      default:
        return this.#command(message, received);
    }
  }

  /** Sends `done` together with the event it stands for. */
  async #command(command: Command, received: number): Promise<void> {
    const { cid, table } = command;
    let isAnswered = false;
    const acknowledge: Acknowledge = (seq, publish) => {
      isAnswered = true;
      this.#inOneWrite(() => {
        publish();
        this.#send({ kind: 'done', cid, seq });
      });
    };
    const change = await this.#context.tables.command(table, this.#person?.id, command, received, acknowledge);
    if (isAnswered) return;
    this.#outcome = 'repeated';
    this.#report(cid, change);
  }

  async #lookBack({ cid, table, from, to }: Past): Promise<void> {
    if (from > to || to - from >= MOST_PAST_VIEWS) {
      const message = `message: "to": expected at least "from" and at most ${MOST_PAST_VIEWS} views`;
      return this.#refuse(cid, { code: 'bad-request', message });
    }
    const past = await this.#context.tables.past(table, this.#person?.id, from, to);
    if (past.kind === 'no-such-table') return this.#refuse(cid, NO_SUCH_TABLE);
    const { seq } = past;
    if (past.kind === 'closed') return this.#refuse(cid, { ...CLOSED, seq });
    if (past.kind === 'past') return this.#send({ kind: 'past', cid, table, seq, from, views: [...past.views] });
    return this.#refuse(cid, { code: 'bad-request', message: 'message: "to": that was not decided yet', seq });
  }

  /** Tells what became of a command. */
  #report(cid: string, change: Change<Refusal>): void {
    if (change.kind === 'done') {
      const { seq, next } = change;
      this.#send({ kind: 'done', cid, seq, ...(next !== undefined && { table: next }) });
    } else if (change.kind === 'no-such-table') this.#refuse(cid, NO_SUCH_TABLE);
    else this.#refuse(cid, { ...change.refusal, seq: change.seq });
  }

  async #stopFollowing({ cid, table: id }: Unfollow): Promise<void> {
    this.#unfollow(id);
    return (await this.#context.tables.exists(id))
      ? this.#send({ kind: 'done', cid })
      : this.#refuse(cid, NO_SUCH_TABLE);
  }

  async #visitLobby({ cid, on }: Lobby): Promise<void> {
    const { lobby } = this.#context;
    lobby.leave(this.#hearLobby);
    this.#send({ kind: 'done', cid });
    if (on) await lobby.enter(this.#hearLobby);
    if (this.#socket.readyState !== this.#socket.OPEN) lobby.leave(this.#hearLobby);
  }

  async #say(say: Say): Promise<void> {
    const { cid } = say;
    const said = await sayAt(this.#context, this.#person ?? undefined, say);
    return said === 'done' ? this.#send({ kind: 'done', cid }) : this.#refuse(cid, said);
  }

  async #follow({ cid, table: id, since, offered, form, details }: Follow): Promise<void> {
    const { tables } = this.#context;
    const follower: Follower = {
      person: this.#person?.id,
      cid,
      offered,
      form: form ?? 'notation',
      details,
      sent: 0,
      behind: false,
      isReady: () => this.#socket.bufferedAmount < MOST_BUFFERED,
      begin: first => {
        this.#unfollow(id);
        this.#followed.set(id, follower);
        this.#sendFrame(first);
      },
      hear: frame => this.#sendFrame(frame),
    };
    const followed = await tables.follow(id, follower, since);
    if (followed.kind === 'no-such-table') return this.#refuse(cid, NO_SUCH_TABLE);
    if (followed.kind === 'closed') return this.#refuse(cid, { ...CLOSED, seq: followed.seq });
    if (followed.kind === 'beyond') {
      const { seq } = followed;
      return this.#refuse(cid, { code: 'bad-request', message: `message: "since" is beyond ${seq}`, seq });
    }
    if (details) await this.#tellChat(id);
    if (this.#socket.readyState !== this.#socket.OPEN) this.close();
  }

  async #tellChat(id: string): Promise<void> {
    const lines = await chatFor(this.#context, id, this.#person?.id);
    if (this.#followed.has(id)) this.#send({ kind: 'chat', table: id, lines });
  }

  #unfollow(id: string): void {
    const follower = this.#followed.get(id);
    if (follower !== undefined) this.#context.tables.unfollow(id, follower);
    this.#followed.delete(id);
  }
}

const cidOf = (message: ClientMessage): string | null => (message.kind === 'hello' ? null : message.cid);
