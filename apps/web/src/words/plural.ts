import { type Forms, type Language, LOCALES, plural } from '@cap-diamant/kernel';

/** Smaller numbers need no grouping of digits. */
const GROUPED = 1000;

/** A number with its noun, as the language counts: 1 partie, 2 parties; 1 партия, 2 партии, 5 партий. */
export const counting = (language: Language): ((n: number, forms: Forms) => string) => {
  // Created on first use: it is slow, and most numbers at a table are small.
  let numbers: Intl.NumberFormat | undefined;
  const written = (n: number): string => {
    if (Number.isInteger(n) && n >= 0 && n < GROUPED) return String(n);
    numbers ??= new Intl.NumberFormat(LOCALES[language]);
    return numbers.format(n);
  };
  return (n, forms) => `${written(n)} ${plural(language, n, forms)}`;
};
