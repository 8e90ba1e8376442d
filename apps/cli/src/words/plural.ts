import type { Language } from '@cap-diamant/kernel';

/** The forms of a noun after a number; a language fills in those it has. */
export interface Forms {
  readonly one?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** A number with its noun, as the language counts: 1 partie, 2 parties; 1 партия, 2 партии, 5 партий. */
export const counting = (language: Language): ((n: number, forms: Forms) => string) => {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const form = (n: number, forms: Forms): string => {
    const category = rules.select(n);
    return (
      (category === 'one' || category === 'few' || category === 'many' ? forms[category] : undefined) ?? forms.other
    );
  };
  return (n, forms) => `${numbers.format(n)} ${form(n, forms)}`;
};
