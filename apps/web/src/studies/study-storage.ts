import type { TextStorage } from '../storage/stored-value.svelte.ts';
import { formatStudy, parseStudy, type Study } from './study.ts';

const PREFIX = 'cap-diamant/study/';

/** Reads a stored study. */
const read = (storage: TextStorage | undefined, key: string): Study | undefined => {
  try {
    const { changed, ...json } = JSON.parse(storage?.getItem(key) ?? 'null') ?? {};
    const study = parseStudy(json, key.slice(PREFIX.length), Number(changed) || 0);
    return study.ok ? study.value : undefined;
  } catch {
    return undefined;
  }
};

/** Studies in local storage. Writes are synchronous, so a reload loses nothing. */
export class StudyStorage {
  readonly #storage: TextStorage | undefined;
  readonly #trouble: () => void;
  /** Studies that could not be stored last until the page is closed. */
  readonly #memory = new Map<string, Study>();

  /** `storage` is undefined where the browser forbids it; `trouble` runs when a study cannot be stored. */
  constructor(storage: TextStorage | undefined, trouble: () => void) {
    this.#storage = storage;
    this.#trouble = trouble;
  }

  /** All studies, the last changed first. */
  all(): readonly Study[] {
    const keys = Object.keys(this.#storage ?? {}).filter(key => key.startsWith(PREFIX));
    const stored = keys.flatMap(key => read(this.#storage, key) ?? []);
    const all = new Map([...stored.map(study => [study.id, study] as const), ...this.#memory]);
    return [...all.values()].sort((a, b) => b.changed - a.changed);
  }

  get(id: string): Study | undefined {
    return this.#memory.get(id) ?? read(this.#storage, PREFIX + id);
  }

  save(study: Study): void {
    if (this.#write(study)) this.#memory.delete(study.id);
    else {
      this.#memory.set(study.id, study);
      this.#trouble();
    }
  }

  remove(id: string): void {
    this.#memory.delete(id);
    this.#storage?.removeItem(PREFIX + id);
  }

  #write(study: Study): boolean {
    try {
      const { changed } = study;
      this.#storage?.setItem(PREFIX + study.id, JSON.stringify({ ...(formatStudy(study) as object), changed }));
      return this.#storage !== undefined;
    } catch {
      return false;
    }
  }
}
