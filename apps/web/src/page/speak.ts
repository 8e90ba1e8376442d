import type { Language } from '@cap-diamant/kernel';
import { words } from '../words/index.svelte.ts';
import { settings } from './settings.svelte.ts';

/** Changes the language now and for later visits. */
export const speak = (language: Language): void => {
  words.speak(language);
  settings.change({ language });
};
