import { describe, expect, it, vi } from 'vitest';
import { freshStudy } from './new-study.ts';
import { StudyStorage } from './study-storage.ts';

const study = await freshStudy('quebec');

describe('studies', () => {
  it('are there on the next visit, the last changed first', () => {
    const items = new Map<string, string>();
    // A browser's storage has what it stores among its own keys.
    const storage = new Proxy(
      {
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, text: string) => void items.set(key, text),
        removeItem: (key: string) => void items.delete(key),
      },
      {
        ownKeys: () => [...items.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    );
    const kept = new StudyStorage(storage, vi.fn());
    kept.save({ ...study, id: 'a', changed: 1 });
    kept.save({ ...study, id: 'b', changed: 2 });
    const next = new StudyStorage(storage, vi.fn());
    expect(next.all().map(({ id }) => id)).toEqual(['b', 'a']);
    expect(next.get('a')).toEqual({ ...study, id: 'a', changed: 1 });
    next.remove('a');
    expect(new StudyStorage(storage, vi.fn()).get('a')).toBeUndefined();
  });

  it('are read again only if another tab has changed them', () => {
    const items = new Map<string, string>();
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => void items.set(key, text),
      removeItem: (key: string) => void items.delete(key),
    };
    const [one, other] = [new StudyStorage(storage, vi.fn()), new StudyStorage(storage, vi.fn())];
    one.save(study);
    expect(one.get(study.id)).toBe(study);
    other.save({ ...study, title: 'Another title' });
    expect(one.get(study.id)?.title).toBe('Another title');
    expect(one.get(study.id)).toBe(one.get(study.id));
  });

  it('last as long as the page where storage is forbidden, which is said', () => {
    const trouble = vi.fn();
    const kept = new StudyStorage(undefined, trouble);
    kept.save(study);
    expect(trouble).toHaveBeenCalledOnce();
    expect(kept.all()).toEqual([study]);
    kept.remove(study.id);
    expect(kept.get(study.id)).toBeUndefined();
  });
});
