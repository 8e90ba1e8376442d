import { decode } from '@cap-diamant/kernel';
import * as v from 'valibot';

/** What of the browser's storage is used here. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The local storage; undefined where the browser forbids it, which it does by throwing when it is touched. */
export const browserStorage = (): TextStorage | undefined => {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
};

/**
 * A value kept on this device. Every change is stored at once and builds on what another tab may have stored meanwhile;
 * changes of other tabs are seen at once too. Without storage, the value lasts until the page is closed.
 */
export class StoredValue<T> {
  readonly #key: string;
  readonly #schema: v.GenericSchema<unknown, T>;
  readonly #storage: () => TextStorage | undefined;
  #value = $state.raw() as T;
  /** False after a write that failed: then the storage is behind. */
  #isStored = true;

  /** Hears of changes in other tabs until the signal ends that. */
  constructor(
    key: string,
    schema: v.GenericSchema<unknown, T>,
    storage: () => TextStorage | undefined,
    signal?: AbortSignal,
  ) {
    this.#key = key;
    this.#schema = schema;
    this.#storage = storage;
    this.#value = this.#read() ?? this.#initial;
    globalThis.addEventListener?.('storage', event => this.#hear(event), { ...(signal && { signal }) });
  }

  get value(): T {
    return this.#value;
  }

  /** Changes the value as it is stored now. */
  change(change: (before: T) => T): void {
    const before = (this.#isStored ? this.#read() : undefined) ?? this.#value;
    this.#value = change(before);
    if (this.#value !== before) this.#isStored = this.#write();
  }

  /** What the schema makes of nothing. */
  get #initial(): T {
    return v.parse(this.#schema, undefined);
  }

  /** What is stored; undefined if that is nothing, or nothing readable. */
  #read(): T | undefined {
    try {
      const text = this.#storage()?.getItem(this.#key) ?? null;
      const found = text === null ? undefined : decode(this.#schema, JSON.parse(text), this.#key);
      return found?.ok ? found.value : undefined;
    } catch {
      return undefined;
    }
  }

  #write(): boolean {
    try {
      this.#storage()?.setItem(this.#key, JSON.stringify(this.#value));
      return true;
    } catch {
      return false;
    }
  }

  /** Another tab stored or removed this value; without a key, it removed everything. */
  #hear({ key }: StorageEvent): void {
    if (key === this.#key || key === null) this.#value = this.#read() ?? this.#initial;
  }
}

/** A value in the local storage. The schema also says what `undefined` stands for: the value before anything is stored. */
export const storedValue = <T>(key: string, schema: v.GenericSchema<unknown, T>): StoredValue<T> =>
  new StoredValue(`cap-diamant/${key}`, schema, browserStorage);
