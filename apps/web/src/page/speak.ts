import type { Language } from '@cap-diamant/kernel';
import { words } from '../words/index.svelte.ts';
import { notices } from './notices.svelte.ts';
import { settings } from './settings.svelte.ts';

/** Changes the language now and for later visits. */
export const speak = async (language: Language): Promise<void> => {
  try {
    await words.speak(language);
    settings.change({ language: words.language });
  } catch {
    notices.warn(() => words.texts.trouble.notLoaded);
  }
};
