import { type Forms, type Language, LOCALES, plural } from '@cap-diamant/kernel';

/** `counter('en', { one: 'worker', other: 'workers' })(3)` is "3 workers". */
export const counter =
  (language: Language, forms: Forms) =>
  (n: number): string =>
    `${n} ${plural(language, n, forms)}`;

/** "Anna, Ben and Cleo". */
export const listing = (language: Language): ((items: readonly string[]) => string) => {
  const lists = new Intl.ListFormat(LOCALES[language], { type: 'conjunction' });
  return items => lists.format(items);
};
