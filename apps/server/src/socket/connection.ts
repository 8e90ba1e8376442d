import {
  type ClientMessage,
  decodeClientMessage,
  type Follow,
  MOST_PAST_VIEWS,
  type Past,
  type Person,
  PROTOCOL,
  type Refused,
  type ServerMessage,
} from '@cap-diamant/protocol';
import type { WebSocket } from 'ws';
import type { Context } from '../http/context.ts';
import { personOf } from '../people/people.ts';
import type { Follower } from '../tables/followers.ts';

/** Who connected: a known person, nobody, or somebody whose token is wrong. */
export type Visitor = Person | 'nobody' | 'unknown';

/** A client that reads slower than this many bytes behind gets several events as one. */
const MOST_BUFFERED = 1_000_000;
/** A client that sends faster than it is answered has to wait. */
const MOST_WAITING = 64;

type Request = Exclude<ClientMessage, { kind: 'hello' }>;

const NO_SUCH_TABLE = { code: 'no-such-table', message: 'there is no such table' } as const;

/** One WebSocket: reads messages one after the other and answers each. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #context: Context;
  readonly #visitor: Visitor;
  readonly #key: string;
  readonly #followed = new Map<string, Follower>();
  /** Undefined before `hello`. */
  #person: Person | null | undefined;
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(socket: WebSocket, context: Context, visitor: Visitor, key: string) {
    this.#socket = socket;
    this.#context = context;
    this.#visitor = visitor;
    this.#key = key;
  }

  /** Takes a frame; frames are answered in the order they come. */
  receive(frame: string | undefined): void {
    this.#waiting++;
    if (this.#waiting === MOST_WAITING) this.#socket.pause();
    this.#queue = this.#queue
      .then(() => this.#answer(frame))
      .catch(fault => this.#fail(fault))
      .finally(() => {
        this.#waiting--;
        if (this.#waiting < MOST_WAITING) this.#socket.resume();
      });
  }

  close(): void {
    for (const [id, follower] of this.#followed) this.#context.tables.unfollow(id, follower);
    this.#followed.clear();
  }

  /** Resolves once everything received so far is answered. */
  idle(): Promise<void> {
    return this.#queue;
  }

  #send(message: ServerMessage): void {
    this.#sendFrame(JSON.stringify(message));
  }

  #sendFrame(frame: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#socket.send(frame, () => this.#catchUp());
  }

  #refuse(cid: string | null, refusal: Omit<Refused, 'kind' | 'cid'>): void {
    this.#send({ kind: 'refused', cid, ...refusal });
  }

  #fail(fault: unknown): void {
    this.#context.log(fault);
    this.#socket.close(1011, 'the server failed');
  }

  async #answer(frame: string | undefined): Promise<void> {
    if (frame === undefined) return this.#refuse(null, { code: 'bad-request', message: 'expected a text frame' });
    const message = decodeClientMessage(frame);
    const cid = message.ok ? cidOf(message.value) : message.error.cid;
    const greeted = this.#person !== undefined;
    if (this.#context.limits.message(this.#key) > 0) {
      return this.#refuse(greeted ? cid : null, { code: 'too-many', message: 'too many messages; wait a little' });
    }
    if (!message.ok) {
      return this.#refuse(greeted ? cid : null, { code: 'bad-request', message: message.error.message });
    }
    if (message.value.kind === 'hello') return this.#greet(message.value.protocol, message.value.token);
    if (!greeted) return this.#refuse(null, { code: 'bad-request', message: 'expected "hello" first' });
    return this.#carryOut(message.value);
  }

  async #greet(protocol: unknown, token: string | undefined): Promise<void> {
    if (this.#person !== undefined) {
      return this.#refuse(null, { code: 'bad-request', message: '"hello" was said already' });
    }
    if (protocol !== PROTOCOL) {
      return this.#refuse(null, { code: 'old-protocol', message: `this server speaks protocol ${PROTOCOL}` });
    }
    const visitor =
      token === undefined ? this.#visitor : ((await personOf(this.#context.database.db, token)) ?? 'unknown');
    if (visitor === 'unknown') {
      return this.#refuse(null, { code: 'unknown-person', message: 'nobody has this token' });
    }
    this.#person = visitor === 'nobody' ? null : visitor;
    this.#send({ kind: 'welcome', protocol: PROTOCOL, person: this.#person });
  }

  async #carryOut(message: Request): Promise<void> {
    const { tables } = this.#context;
    if (message.kind === 'ping') return this.#send({ kind: 'done', cid: message.cid });
    if (message.kind === 'follow') return this.#follow(message);
    if (message.kind === 'past') return this.#lookBack(message);
    const { cid, table: id } = message;
    if (message.kind === 'unfollow') {
      this.#unfollow(id);
      return (await tables.exists(id)) ? this.#send({ kind: 'done', cid }) : this.#refuse(cid, NO_SUCH_TABLE);
    }
    const change = await tables.command(id, this.#person?.id, message);
    if (change.kind === 'done') return this.#send({ kind: 'done', cid, seq: change.seq });
    if (change.kind === 'no-such-table') return this.#refuse(cid, NO_SUCH_TABLE);
    return this.#refuse(cid, { ...change.refusal, seq: change.seq });
  }

  async #lookBack({ cid, table, from, to }: Past): Promise<void> {
    if (from > to || to - from >= MOST_PAST_VIEWS) {
      const message = `message: "to": expected at least "from" and at most ${MOST_PAST_VIEWS} views`;
      return this.#refuse(cid, { code: 'bad-request', message });
    }
    const past = await this.#context.tables.past(table, this.#person?.id, from, to);
    if (past.kind === 'no-such-table') return this.#refuse(cid, NO_SUCH_TABLE);
    const { seq } = past;
    if (past.kind === 'past') return this.#send({ kind: 'past', cid, table, seq, from, views: [...past.views] });
    return this.#refuse(cid, { code: 'bad-request', message: 'message: "to": that was not decided yet', seq });
  }

  async #follow({ cid, table: id, since, offered, form }: Follow): Promise<void> {
    const { tables } = this.#context;
    const follower: Follower = {
      person: this.#person?.id,
      offered,
      form: form ?? 'notation',
      sent: 0,
      behind: false,
      isReady: () => this.#socket.bufferedAmount < MOST_BUFFERED,
      begin: (seq, feed) => {
        this.#unfollow(id);
        this.#followed.set(id, follower);
        this.#send({ kind: 'snapshot', cid, table: id, seq, feed });
      },
      hear: frame => this.#sendFrame(frame),
    };
    const followed = await tables.follow(id, follower, since);
    if (followed.kind === 'no-such-table') return this.#refuse(cid, NO_SUCH_TABLE);
    if (followed.kind === 'beyond') {
      const { seq } = followed;
      return this.#refuse(cid, { code: 'bad-request', message: `message: "since" is beyond ${seq}`, seq });
    }
    if (this.#socket.readyState !== this.#socket.OPEN) this.close();
  }

  #unfollow(id: string): void {
    const follower = this.#followed.get(id);
    if (follower !== undefined) this.#context.tables.unfollow(id, follower);
    this.#followed.delete(id);
  }

  /** Sends what was held back while the client was slow. */
  #catchUp(): void {
    for (const [id, follower] of this.#followed) {
      if (!follower.behind || !follower.isReady()) continue;
      follower.behind = false;
      this.#context.tables.catchUp(id).catch(fault => this.#fail(fault));
    }
  }
}

const cidOf = (message: ClientMessage): string | null => (message.kind === 'hello' ? null : message.cid);
