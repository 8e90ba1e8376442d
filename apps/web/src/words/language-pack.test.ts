import type { Language } from '@cap-diamant/kernel';
import { beforeEach, expect, it, vi } from 'vitest';

/** A page of its own: it follows all packs for good. */
const load = async () => {
  vi.resetModules();
  const { LanguagePack } = await import('./language-pack.ts');
  const { words } = await import('./index.svelte.ts');
  return { words, LanguagePack };
};

let page: Awaited<ReturnType<typeof load>>;

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  page = await load();
});

/** A pack whose files arrive, or fail, when the test says so. */
const slowPack = () => {
  const files = new Map<Language, { arrive(): void; fail(): void }>();
  const fileIn = (language: Language) => () =>
    new Promise<string>((resolve, reject) => {
      files.set(language, {
        arrive: () => resolve(`words in ${language}`),
        fail: () => reject(new Error('offline')),
      });
    });
  /** The request for a file, once it is made. */
  const asked = (language: Language) =>
    vi.waitFor(() => {
      const file = files.get(language);
      if (file === undefined) throw new Error(`nobody asks for ${language}`);
      return file;
    });
  const pack = new page.LanguagePack({ fr: fileIn('fr'), en: fileIn('en'), ru: fileIn('ru') });
  return {
    pack,
    arrives: async (language: Language) => (await asked(language)).arrive(),
    fails: async (language: Language) => (await asked(language)).fail(),
  };
};

/** Opens a part of the page that uses a pack, in English. */
const open = async () => {
  const slow = slowPack();
  const opened = page.words.prepare(Promise.resolve('table'), Promise.resolve(slow.pack));
  await slow.arrives('en');
  expect(await opened).toBe('table');
  return slow;
};

it('opens a part of the page with its texts, in the language of the page only', async () => {
  const { pack } = await open();
  expect(pack.in('en')).toBe('words in en');
  expect(() => pack.in('fr')).toThrow('not loaded');
});

it('changes the language at once where no pack is in use', () => {
  slowPack();
  void page.words.speak('ru');
  expect(page.words.language).toBe('ru');
});

it('changes the language of an open part when its texts are there, and not before', async () => {
  const { pack, arrives } = await open();
  const spoken = page.words.speak('fr');
  expect([page.words.language, page.words.wished]).toEqual(['en', 'fr']);
  await arrives('fr');
  await spoken;
  expect(page.words.language).toBe('fr');
  expect(pack.in(page.words.language)).toBe('words in fr');
});

it('waits for a part that is opened while the language changes', async () => {
  const first = await open();
  const spoken = page.words.speak('fr');
  const second = slowPack();
  const opened = page.words.prepare(Promise.resolve('rules'), Promise.resolve(second.pack));
  await first.arrives('fr');
  await second.arrives('en');
  await opened;
  expect(page.words.language).toBe('en');
  await second.arrives('fr');
  await spoken;
  expect(second.pack.in('fr')).toBe('words in fr');
});

it('keeps to the last language chosen, however slow the others were', async () => {
  const { arrives } = await open();
  const slow = page.words.speak('ru');
  await page.words.speak('en');
  await arrives('ru');
  await slow;
  expect(page.words.language).toBe('en');
});

it('stays with the old language when texts cannot be loaded, and tries again when asked again', async () => {
  const { arrives, fails } = await open();
  const failed = page.words.speak('fr');
  await fails('fr');
  await expect(failed).rejects.toThrow('offline');
  expect([page.words.language, page.words.wished]).toEqual(['en', 'en']);
  const again = page.words.speak('fr');
  await arrives('fr');
  await again;
  expect(page.words.language).toBe('fr');
});
