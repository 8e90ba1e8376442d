import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptGame } from '../session/kept.ts';

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame };
}

/** What went wrong with keeping: no room left, or the browser does not allow it at all. */
export type StoreTrouble = 'full' | 'forbidden';

/** Where games are kept between visits. Without storage they live as long as the page. */
export class GameStore {
  readonly #memory = new Map<string, KeptGame>();
  readonly #trouble: (trouble: StoreTrouble) => void;
  #database: Promise<IDBPDatabase<Schema> | undefined> | undefined;
  #told: StoreTrouble | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(trouble: (trouble: StoreTrouble) => void) {
    this.#trouble = trouble;
  }

  /** Resolves once everything handed over so far is written, or could not be. */
  get written(): Promise<void> {
    return this.#writing;
  }

  keep(game: KeptGame): Promise<void> {
    this.#memory.set(game.id, game);
    return this.#enqueue(async database => {
      // Only the newest state of a game has to be written, and what is written need not be held.
      if (this.#memory.get(game.id) !== game) return;
      await database.put('games', game);
      if (this.#memory.get(game.id) === game) this.#memory.delete(game.id);
    });
  }

  async get(id: string): Promise<KeptGame | undefined> {
    return this.#memory.get(id) ?? (await this.#read(database => database.get('games', id)));
  }

  /** Every game, the last one played first. */
  async all(): Promise<KeptGame[]> {
    const stored = (await this.#read(database => database.getAll('games'))) ?? [];
    const games = new Map([...stored.map(game => [game.id, game] as const), ...this.#memory]);
    return [...games.values()].sort((a, b) => b.changed - a.changed);
  }

  remove(id: string): Promise<void> {
    this.#memory.delete(id);
    return this.#enqueue(database => database.delete('games', id));
  }

  #enqueue(write: (database: IDBPDatabase<Schema>) => Promise<unknown>): Promise<void> {
    const job = this.#writing.then(async () => {
      const database = await this.#open();
      if (database === undefined) return;
      try {
        await write(database);
        this.#told = undefined;
      } catch (fault) {
        this.#tell((fault as DOMException).name === 'QuotaExceededError' ? 'full' : 'forbidden');
      }
    });
    this.#writing = job;
    return job;
  }

  async #read<T>(read: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> {
    const database = await this.#open();
    try {
      return database && (await read(database));
    } catch {
      this.#tell('forbidden');
      return undefined;
    }
  }

  #open(): Promise<IDBPDatabase<Schema> | undefined> {
    this.#database ??= this.#connect();
    return this.#database;
  }

  async #connect(): Promise<IDBPDatabase<Schema> | undefined> {
    try {
      return await openDB<Schema>('cap-diamant', 1, {
        upgrade: database => {
          database.createObjectStore('games', { keyPath: 'id' });
        },
      });
    } catch {
      this.#tell('forbidden');
      return undefined;
    }
  }

  /** Once is enough until it works again. */
  #tell(trouble: StoreTrouble): void {
    if (this.#told === trouble) return;
    this.#told = trouble;
    this.#trouble(trouble);
  }
}
