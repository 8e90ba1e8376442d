import type { TextStorage } from '../storage/stored-value.svelte.ts';
import { formatStudy, parseStudy, type Study } from './study.ts';

const PREFIX = 'cap-diamant/study/';

const parse = (text: string, id: string): Study | undefined => {
  try {
    const { changed, ...json } = JSON.parse(text) ?? {};
    const study = parseStudy(json, id, Number(changed) || 0);
    return study.ok ? study.value : undefined;
  } catch {
    return undefined;
  }
};

const format = (study: Study): string => JSON.stringify({ ...(formatStudy(study) as object), changed: study.changed });

/** Studies in local storage. Writes are synchronous, so a reload loses nothing. */
export class StudyStorage {
  readonly #storage: TextStorage | undefined;
  readonly #trouble: () => void;
  /** Studies that could not be stored last until the page is closed. */
  readonly #memory = new Map<string, Study>();
  /** What was read or written last: only what another tab has changed is read again. */
  readonly #known = new Map<string, { readonly text: string; readonly study: Study | undefined }>();

  /** `storage` is undefined where the browser forbids it; `trouble` runs when a study cannot be stored. */
  constructor(storage: TextStorage | undefined, trouble: () => void) {
    this.#storage = storage;
    this.#trouble = trouble;
  }

  /** All studies, the last changed first. */
  all(): readonly Study[] {
    const keys = Object.keys(this.#storage ?? {}).filter(key => key.startsWith(PREFIX));
    const stored = keys.flatMap(key => this.#read(key.slice(PREFIX.length)) ?? []);
    const all = new Map([...stored.map(study => [study.id, study] as const), ...this.#memory]);
    return [...all.values()].sort((a, b) => b.changed - a.changed);
  }

  /** A study as it is stored now; the same object as before unless another tab changed it. */
  get(id: string): Study | undefined {
    return this.#memory.get(id) ?? this.#read(id);
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

  #read(id: string): Study | undefined {
    const text = this.#storage?.getItem(PREFIX + id) ?? null;
    if (text === null) return undefined;
    const known = this.#known.get(id);
    if (known?.text === text) return known.study;
    const study = parse(text, id);
    this.#known.set(id, { text, study });
    return study;
  }

  #write(study: Study): boolean {
    try {
      const text = format(study);
      this.#storage?.setItem(PREFIX + study.id, text);
      this.#known.set(study.id, { text, study });
      return this.#storage !== undefined;
    } catch {
      return false;
    }
  }
}
