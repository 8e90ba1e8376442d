import { LOCALES } from './plural.ts';
import type { Language } from './words.ts';

const FORMATS = new Map<Language, Intl.NumberFormat>();

/** A change with its sign, and a real minus sign: +2, −0.5. */
export const signed = (language: Language, value: number): string => {
  const format =
    FORMATS.get(language) ??
    new Intl.NumberFormat(LOCALES[language], { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  FORMATS.set(language, format);
  return format.format(value).replace('-', '−');
};
