import type { SegmentVerdict } from '@cap-diamant/bots';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What is kept of a review: everything else follows from the game. */
export interface KeptReview {
  /** The id of the game. */
  readonly id: string;
  /** Judgements of another engine, or of other moves, are not used. */
  readonly engine: number;
  readonly moves: string;
  readonly verdicts: readonly (SegmentVerdict | undefined)[];
}

interface Schema extends DBSchema {
  reviews: { key: string; value: KeptReview };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

const open = (): Promise<IDBPDatabase<Schema>> => {
  database ??= openDB<Schema>('cap-diamant-reviews', 1, {
    upgrade: fresh => {
      fresh.createObjectStore('reviews', { keyPath: 'id' });
    },
  });
  return database;
};

/** Keeps reviews between visits. Without storage they last until the page is closed. */
export const reviewStorage = {
  async load(id: string): Promise<KeptReview | undefined> {
    try {
      return await (await open()).get('reviews', id);
    } catch {
      return undefined;
    }
  },
  async remove(id: string): Promise<void> {
    try {
      await (await open()).delete('reviews', id);
    } catch {
      // Nothing was stored.
    }
  },
  async save(review: KeptReview): Promise<void> {
    try {
      await (await open()).put('reviews', review);
    } catch {
      // It can be made again.
    }
  },
};
