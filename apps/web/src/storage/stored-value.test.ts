import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StoredValue, storedValue, type TextStorage } from './stored-value.svelte.ts';

const Shape = v.optional(v.object({ done: v.optional(v.array(v.string()), []) }), {});

const memory = (): TextStorage & { readonly texts: Map<string, string> } => {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: key => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: key => void texts.delete(key),
  };
};

const open = (storage: TextStorage | undefined) => new StoredValue('lessons', Shape, () => storage);
const add = (value: ReturnType<typeof open>, one: string) => value.change(({ done }) => ({ done: [...done, one] }));

afterEach(() => vi.unstubAllGlobals());

describe('a stored value', () => {
  it('is there on the next visit', () => {
    const storage = memory();
    add(open(storage), 'a');
    expect(open(storage).value).toEqual({ done: ['a'] });
  });

  it('keeps what another tab added meanwhile', () => {
    const storage = memory();
    const [one, other] = [open(storage), open(storage)];
    add(one, 'a');
    add(other, 'b');
    expect(open(storage).value).toEqual({ done: ['a', 'b'] });
  });

  it('hears what another tab stores or clears', () => {
    const heard: ((event: { key: string | null }) => void)[] = [];
    vi.stubGlobal('addEventListener', (_: string, listener: (typeof heard)[number]) => heard.push(listener));
    const storage = memory();
    const value = open(storage);
    storage.setItem('lessons', '{"done":["b"]}');
    for (const key of ['puzzles', 'lessons']) {
      for (const tell of heard) tell({ key });
      expect(value.value.done).toEqual(key === 'lessons' ? ['b'] : []);
    }
    storage.texts.clear();
    for (const tell of heard) tell({ key: null });
    expect(value.value.done).toEqual([]);
  });

  it('begins anew where nothing readable is stored', () => {
    const storage = memory();
    for (const text of ['{', '{"done":"yes"}', 'null']) {
      storage.setItem('lessons', text);
      expect(open(storage).value).toEqual({ done: [] });
    }
  });

  it('lasts as long as the page where storage is forbidden, missing or full', () => {
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    const full = {
      ...memory(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    full.texts.set('lessons', '{"done":["old"]}');
    const [forbidden, missing, over] = [storedValue('lessons', Shape), open(undefined), open(full)];
    for (const value of [forbidden, missing, over]) for (const one of ['a', 'b']) add(value, one);
    expect([forbidden, missing].map(({ value }) => value.done)).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    expect(over.value.done).toEqual(['old', 'a', 'b']);
  });
});
