import type { Language } from './words.ts';

/** A noun in its plural forms; a missing form falls back to `other`. */
export type Forms = { readonly other: string } & { readonly [rule in Intl.LDMLPluralRule]?: string };

/** The locale of a language: French and English as in Canada. */
export const LOCALES = { fr: 'fr-CA', en: 'en-CA', ru: 'ru' } as const satisfies Record<Language, string>;

const RULES = new Map<Language, Intl.PluralRules>();

const rulesOf = (language: Language): Intl.PluralRules => {
  const rules = RULES.get(language) ?? new Intl.PluralRules(LOCALES[language]);
  RULES.set(language, rules);
  return rules;
};

/** The form of a noun that goes with a number: 1 партия, 2 партии, 5 партий. */
export const plural = (language: Language, n: number, forms: Forms): string =>
  forms[rulesOf(language).select(Math.abs(n))] ?? forms.other;
