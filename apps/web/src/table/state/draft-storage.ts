import { decode } from '@cap-diamant/kernel';
import * as v from 'valibot';

const Shape = v.object({ question: v.number(), moves: v.array(v.string()) });

/** A draft as stored across a reload: the question it answers, and its moves as text. */
export type StoredDraft = v.InferOutput<typeof Shape>;

/** Stores the draft of each game. */
export interface DraftStorage {
  load(game: string): StoredDraft | undefined;
  /** Without a draft, removes the stored one. */
  save(game: string, draft: StoredDraft | undefined): void;
}

const keyOf = (game: string): string => `cap-diamant/draft/${game}`;

/** For tables whose game is not kept either. */
export const noDrafts: DraftStorage = { load: () => undefined, save: () => undefined };

/** Drafts in local storage. Writes are synchronous, so a reload in mid-turn loses nothing. */
export const localDrafts: DraftStorage = {
  load(game) {
    try {
      const found = decode(Shape, JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null'), 'draft');
      return found.ok ? found.value : undefined;
    } catch {
      return undefined;
    }
  },
  save(game, draft) {
    try {
      if (draft === undefined) localStorage.removeItem(keyOf(game));
      else localStorage.setItem(keyOf(game), JSON.stringify(draft));
    } catch {
      // Without storage, a draft lasts until the page is closed.
    }
  },
};
