import { LOCALES } from '@cap-diamant/kernel';
import { words } from '../words/index.svelte.ts';

/** A day, in the language of the reader. */
export const dateText = (iso: string): string =>
  new Intl.DateTimeFormat(LOCALES[words.language], { dateStyle: 'long' }).format(Date.parse(iso));
