import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What happens to what passes: nothing, it waits, or each piece comes later by so many milliseconds. */
type Passing = 'at once' | 'never' | number;

/** Stands between two programs and does to their connections what bad networks do. */
export interface TcpProxy {
  readonly port: number;
  /** Breaks all connections and takes no more. */
  cut(): void;
  /** Keeps connections, but nothing passes any more. */
  stall(): void;
  /** What passes comes later. */
  slow(ms: number): void;
  /** What the connections that began with this word are sent is held back, and lost when this ends. */
  deafen(word: string): void;
  /** Everything passes again. */
  mend(): void;
  close(): Promise<void>;
}

/** One direction of a connection. What was slowed down is not overtaken by what comes later. */
class Way {
  readonly #from: Socket;
  readonly #to: Socket;
  readonly #waiting: { readonly data: Buffer; readonly due: number }[] = [];

  constructor(from: Socket, to: Socket) {
    this.#from = from;
    this.#to = to;
  }

  pass(data: Buffer, passing: Passing): void {
    if (passing === 'never') {
      this.#from.pause();
      this.#from.unshift(data);
      return;
    }
    const delay = passing === 'at once' ? 0 : passing;
    if (delay === 0 && this.#waiting.length === 0) {
      this.#write(data);
      return;
    }
    const due = Math.max(performance.now() + delay, this.#waiting.at(-1)?.due ?? 0);
    this.#waiting.push({ data, due });
    if (this.#waiting.length === 1) this.#wait();
  }

  #wait(): void {
    const [next] = this.#waiting;
    if (next === undefined) return;
    setTimeout(() => {
      this.#waiting.shift();
      this.#write(next.data);
      this.#wait();
    }, next.due - performance.now());
  }

  #write(data: Buffer): void {
    if (this.#to.destroyed || this.#to.write(data)) return;
    this.#from.pause();
    this.#to.once('drain', () => this.#from.resume());
  }
}

/** A connection from one end to the other. */
class Link {
  readonly #ends: readonly [Socket, Socket];
  /** The first piece that the client sent: it says what the connection is for. */
  greeting = '';
  /** Whether what the server sends is held back for good. */
  isDeaf = false;

  constructor(client: Socket, port: number, passing: (link: Link) => Passing, onEnd: (link: Link) => void) {
    const server = connect(port, '127.0.0.1');
    this.#ends = [client, server];
    const end = (): void => {
      this.destroy();
      onEnd(this);
    };
    const [there, back] = [new Way(client, server), new Way(server, client)];
    for (const each of this.#ends) each.setNoDelay(true).on('error', end).on('close', end);
    client.on('data', data => {
      if (this.greeting === '') this.greeting = data.toString('latin1');
      there.pass(data, passing(this));
    });
    server.on('data', data => {
      const how = passing(this);
      if (!this.isDeaf) back.pass(data, how);
    });
  }

  destroy(): void {
    for (const end of this.#ends) end.destroy();
  }

  /** Lets what was held back pass. */
  resume(): void {
    for (const end of this.#ends) end.resume();
  }
}

/** Passes everything on to a port of this machine. */
export const startProxy = async (target: () => number): Promise<TcpProxy> => {
  const links = new Set<Link>();
  let passing: Passing = 'at once';
  let isCut = false;
  let deafened: string | undefined;
  const server = createServer(client => {
    if (isCut) return void client.destroy();
    const passingOn = (link: Link): Passing => {
      if (deafened !== undefined && link.greeting.includes(deafened)) link.isDeaf = true;
      return passing;
    };
    links.add(new Link(client, target(), passingOn, ended => links.delete(ended)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const dropAll = (fits: (link: Link) => boolean): void => {
    for (const link of [...links]) if (fits(link)) link.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      dropAll(() => true);
    },
    stall() {
      passing = 'never';
    },
    slow(ms) {
      passing = ms;
    },
    deafen(word) {
      deafened = word;
    },
    mend() {
      isCut = false;
      passing = 'at once';
      deafened = undefined;
      dropAll(({ isDeaf }) => isDeaf);
      for (const link of links) link.resume();
    },
    async close() {
      server.close();
      dropAll(() => true);
      await once(server, 'close');
    },
  };
};
