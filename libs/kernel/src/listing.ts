import { LOCALES } from './plural.ts';
import type { Language } from './words.ts';

/** "Anna, Ben and Cleo". Creates the formatter on first use: that is slow, and many pages never list anything. */
export const listing = (language: Language): ((items: readonly string[]) => string) => {
  let lists: Intl.ListFormat | undefined;
  return items => {
    lists ??= new Intl.ListFormat(LOCALES[language], { type: 'conjunction' });
    return lists.format(items);
  };
};
