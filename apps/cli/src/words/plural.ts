import { type Forms, type Language, LOCALES, plural } from '@cap-diamant/kernel';

/** A number with its noun in the right form: 1 partie, 2 parties; 1 партия, 2 партии, 5 партий. */
export const counting = (language: Language): ((n: number, forms: Forms) => string) => {
  const numbers = new Intl.NumberFormat(LOCALES[language]);
  return (n, forms) => `${numbers.format(n)} ${plural(language, n, forms)}`;
};
