import { type Forms, type Language, LOCALES, plural } from '@cap-diamant/kernel';

/** Below this, digits are all there is to write. */
const GROUPED = 1000;

/** A number with its noun, as the language counts: 1 partie, 2 parties; 1 партия, 2 партии, 5 партий. */
export const counting = (language: Language): ((n: number, forms: Forms) => string) => {
  // Made when first needed: it takes long, and most numbers at a table are small.
  let numbers: Intl.NumberFormat | undefined;
  const written = (n: number): string => {
    if (Number.isInteger(n) && n >= 0 && n < GROUPED) return String(n);
    numbers ??= new Intl.NumberFormat(LOCALES[language]);
    return numbers.format(n);
  };
  return (n, forms) => `${written(n)} ${plural(language, n, forms)}`;
};
