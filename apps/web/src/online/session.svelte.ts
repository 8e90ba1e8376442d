import type { Fault, Result } from '@cap-diamant/kernel';
import { type Person, socketPath } from '@cap-diamant/protocol';
import { lookForUpdate } from '../page/newer-version.ts';
import { notices } from '../page/notices.svelte.ts';
import { clock } from '../source/clock.ts';
import { randomHex } from '../source/random-hex.ts';
import {
  type Answer,
  type Question,
  ServerConnection,
  type SocketEvents,
} from '../source/remote/server-connection.svelte.ts';
import { words } from '../words/index.svelte.ts';
import { createGuest } from './api.ts';
import { onlineTexts } from './words/index.ts';
import type { OnlineTexts } from './words/texts.ts';

const openSocket = ({ opened, received, closed }: SocketEvents, table: string | undefined): WebSocket => {
  const url = new URL(socketPath(table), location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  const socket = new WebSocket(url);
  socket.onopen = opened;
  socket.onmessage = ({ data }) => received(data);
  socket.onclose = closed;
  return socket;
};

/** Hears when the network goes and comes, and when somebody looks at the page again: phones cut sleeping connections. */
const watchNetwork = (hear: (online: boolean) => void): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('online', () => hear(true), { signal });
  window.addEventListener('offline', () => hear(false), { signal });
  document.addEventListener('visibilitychange', () => document.hidden || hear(true), { signal });
  return () => stop.abort();
};

/** Who the person at this device is for the server, and the tab's one connection. */
class Session {
  readonly connection = new ServerConnection({ clock, openSocket, watchNetwork, returned: lookForUpdate });
  #opened = false;
  /** Known at once after the name was given, before the connection says so too. */
  #guest = $state.raw<Person>();

  person: Person | null = $derived.by(() => {
    const { state, person } = this.connection;
    return state === 'connected' ? person : (this.#guest ?? person);
  });
  /** Whether we know if the person has a name. */
  isKnown = $derived.by(() => this.person !== null || this.connection.state === 'connected');
  texts: OnlineTexts = $derived.by(() => onlineTexts(words.language));

  /** Connects, unless the tab is connected already; `table`: to play there. */
  open(table?: string): void {
    if (this.#opened) return;
    this.#opened = true;
    this.connection.open(table);
  }

  /** Takes a name. Returns whether that worked. */
  async become(name: string): Promise<boolean> {
    const made = await createGuest(name);
    if (!made.ok) this.complain(made.error);
    else this.change(made.value);
    return made.ok;
  }

  /** The server knows this device as somebody else now, or under another name; null: as nobody. */
  change(person: Person | null): void {
    this.#guest = person ?? undefined;
    this.connection.renew();
  }

  /** Says why a request was refused. */
  complain({ reason }: Fault): void {
    notices.say(() => faultText(onlineTexts(words.language).trouble, reason), 'command');
  }

  /** Asks something of the server; undefined, with a notice, if it was refused. */
  async ask(question: Question): Promise<Exclude<Answer, { kind: 'refused' }> | undefined> {
    const answer = await this.connection.ask(question);
    if (answer.kind !== 'refused') return answer;
    this.complain({ message: answer.message, reason: answer.code });
    return undefined;
  }

  /** The value of a request; undefined, with a notice, if it was refused. */
  valueOf<T>(result: Result<T>): T | undefined {
    if (result.ok) return result.value;
    this.complain(result.error);
    return undefined;
  }
}

const faultText = (texts: OnlineTexts['trouble'], reason: string | undefined): string => {
  if (reason === 'seat-taken') return texts.seatTaken;
  if (reason === 'not-open') return texts.started;
  if (reason === 'too-many') return texts.tooMany;
  if (reason === 'unavailable') return texts.unavailable;
  return reason === 'no-such-table' ? texts.noTable : texts.notDone;
};

export const session = new Session();

/** What this device adds to the shuffle. */
export const newLuck = (): string => randomHex(32);
