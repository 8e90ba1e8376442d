import { LOCALES } from './plural.ts';
import type { Language } from './words.ts';

/** "Anna, Ben and Cleo". The format is made when first needed: that takes long, and many pages list nothing. */
export const listing = (language: Language): ((items: readonly string[]) => string) => {
  let lists: Intl.ListFormat | undefined;
  return items => {
    lists ??= new Intl.ListFormat(LOCALES[language], { type: 'conjunction' });
    return lists.format(items);
  };
};
