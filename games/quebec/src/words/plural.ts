import type { Language } from '@cap-diamant/kernel';

/** A word in the forms its language counts with; the form not given is `other`. */
export type Forms = { readonly other: string } & { readonly [rule in Intl.LDMLPluralRule]?: string };

const LOCALES = { fr: 'fr-CA', en: 'en-CA', ru: 'ru' } as const satisfies Record<Language, string>;

const cached = <T>(make: (locale: string) => T): ((language: Language) => T) => {
  const made = new Map<Language, T>();
  return language => {
    const known = made.get(language) ?? make(LOCALES[language]);
    made.set(language, known);
    return known;
  };
};

const rulesOf = cached(locale => new Intl.PluralRules(locale));
const listsOf = cached(locale => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** The form of a word that goes with a number. */
export const plural = (language: Language, n: number, forms: Forms): string =>
  forms[rulesOf(language).select(n)] ?? forms.other;

/** `counter('en', { one: 'worker', other: 'workers' })(3)` is "3 workers". */
export const counter =
  (language: Language, forms: Forms) =>
  (n: number): string =>
    `${n} ${plural(language, n, forms)}`;

/** "Anna, Ben and Cleo". */
export const listing =
  (language: Language) =>
  (items: readonly string[]): string =>
    listsOf(language).format(items);
