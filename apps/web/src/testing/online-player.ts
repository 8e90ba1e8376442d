import { type GameId, loadRules } from '@cap-diamant/catalogue';
import type { Language, Words } from '@cap-diamant/kernel';
import { socketPath, type WireFeed } from '@cap-diamant/protocol';
import { WebSocket } from 'ws';
import type { Guest } from '../../../server/src/testing/http.ts';
import { clock } from '../source/clock.ts';
import { RemoteSource } from '../source/remote/remote-source.svelte.ts';
import { ServerConnection } from '../source/remote/server-connection.svelte.ts';
import type { Refusal } from '../source/source.ts';
import type { StoredDraft } from '../table/state/draft-storage.ts';
import { TableState } from '../table/state/table-state.svelte.ts';

/** A device of somebody, with a switch for its network. */
export class Device {
  readonly connection: ServerConnection;
  readonly refusals: Refusal[] = [];
  draft: StoredDraft | undefined;
  /** How often the server came back, perhaps as a newer one. */
  returns = 0;
  #online = true;
  #hear: (online: boolean) => void = () => undefined;
  readonly #stop: () => void;

  constructor(address: () => string, guest?: Guest) {
    this.connection = new ServerConnection({
      clock,
      returned: () => {
        this.returns++;
      },
      ...(guest && { token: guest.token }),
      openSocket: ({ opened, received, closed }, table) => {
        const server = this.#online ? address() : 'http://127.0.0.1:9';
        const socket = new WebSocket(server.replace('http', 'ws') + socketPath(table));
        socket.on('error', () => undefined);
        socket.on('open', opened);
        socket.on('message', data => received(String(data)));
        socket.on('close', closed);
        return socket;
      },
      watchNetwork: hear => {
        this.#hear = hear;
        return () => undefined;
      },
    });
    this.#stop = this.connection.open();
  }

  /** Switches the network off or on. */
  network(online: boolean): void {
    this.#online = online;
    this.#hear(online);
  }

  close(): void {
    this.#stop();
  }

  /** Opens a table that has started, as the page does. */
  async open(id: string, gameId: GameId) {
    const game = await loadRules(gameId);
    const { seq, feed } = await this.#snapshot(id);
    const players = Array.from({ length: 5 }, () => ({ name: '', colour: 'black' }));
    const source = new RemoteSource({ id, game, players, seq, feed }, this.connection);
    const words = { effect: () => 'something', move: () => 'move', question: () => '?' } as unknown as Words;
    const table = new TableState(source, () => words, {
      clock,
      drafts: {
        load: () => this.draft,
        save: (_, draft) => {
          this.draft = draft;
        },
      },
      language: (): Language => 'en',
      nameOf: (_, seat) => `P${seat}`,
      settings: { confirmTurns: true },
      advise: async () => [],
      refused: refusal => void this.refusals.push(refusal),
      accepted: () => undefined,
    });
    return { source, table, close: table.open() };
  }

  #snapshot(table: string): Promise<{ seq: number; feed: WireFeed }> {
    return new Promise((resolve, reject) => {
      const stop = this.connection.follow({
        table,
        seq: () => undefined,
        hear: ({ seq, feed }) => {
          stop();
          resolve({ seq, feed });
        },
        missing: () => reject(new Error('no such table')),
        forget: () => undefined,
      });
    });
  }
}

/** Waits until something holds; looks again after every change of a source. */
export const until = (source: Pick<RemoteSource, 'follow'>, holds: () => boolean): Promise<void> =>
  new Promise(resolve => {
    if (holds()) return resolve();
    const stop = source.follow(() => {
      if (!holds()) return;
      stop();
      resolve();
    });
  });
