import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SavedGame } from '../source/saved-game.ts';

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
}

/**
 * What went wrong: the disk is full, the browser doesn't allow storage, or somebody cleared it while a game was open.
 */
export type StoreTrouble = 'full' | 'forbidden' | 'cleared';

/** Older versions of the page stored no revision: each decision counted as one. */
const revisionOf = ({ revision, record }: SavedGame): number => revision ?? record.moves.length;

/** Stores games between visits. Without storage they last until the page is closed. */
export class GameStore {
  readonly #memory = new Map<string, SavedGame>();
  readonly #trouble: (trouble: StoreTrouble) => void;
  #database: Promise<IDBPDatabase<Schema> | undefined> | undefined;
  #reported: StoreTrouble | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(trouble: (trouble: StoreTrouble) => void) {
    this.#trouble = trouble;
  }

  /** Resolves once all pending writes are done or have failed. */
  get written(): Promise<void> {
    return this.#writing;
  }

  /** Stores a new game. */
  async add(game: SavedGame): Promise<void> {
    await this.append(game, game.revision);
  }

  /**
   * Stores the next state of a game, unless another tab stored one after revision `since`. Reading and writing are one
   * transaction, so if two tabs decide at the same time, only one is written. Without storage, the game stays in
   * memory.
   */
  async append(game: SavedGame, since: number): Promise<'written' | 'stale'> {
    let stale = false;
    this.#memory.set(game.id, game);
    await this.#enqueue(async database => {
      const writing = database.transaction('games', 'readwrite');
      const stored = await writing.store.get(game.id);
      stale = stored !== undefined && revisionOf(stored) > since;
      if (!stale) await writing.store.put(game);
      await writing.done;
      if (stored === undefined && since < game.revision) this.#trouble('cleared');
      // What is in the database needn't stay in memory.
      if (this.#memory.get(game.id) === game) this.#memory.delete(game.id);
    });
    return stale ? 'stale' : 'written';
  }

  async get(id: string): Promise<SavedGame | undefined> {
    return this.#memory.get(id) ?? (await this.#read(database => database.get('games', id)));
  }

  /** All games, the last played first. */
  async all(): Promise<SavedGame[]> {
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
        this.#reported = undefined;
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
        // The storage is being cleared: lets go of it, and opens it again for the next write.
        blocking: (_now, _wanted, event) => {
          (event.target as IDBDatabase).close();
          this.#database = undefined;
        },
        terminated: () => {
          this.#database = undefined;
        },
      });
    } catch {
      this.#tell('forbidden');
      return undefined;
    }
  }

  /** Reports a failure once, until storing works again. */
  #tell(trouble: StoreTrouble): void {
    if (this.#reported === trouble) return;
    this.#reported = trouble;
    this.#trouble(trouble);
  }
}
