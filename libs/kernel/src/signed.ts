import { LOCALES } from './plural.ts';
import type { Language } from './words.ts';

/** Makes a function that writes changes with their sign, and with a real minus sign. */
const signedWith = (options: Intl.NumberFormatOptions) => {
  const formats = new Map<Language, Intl.NumberFormat>();
  return (language: Language, value: number): string => {
    const format =
      formats.get(language) ?? new Intl.NumberFormat(LOCALES[language], { ...options, signDisplay: 'exceptZero' });
    formats.set(language, format);
    return format.format(value).replace('-', '−');
  };
};

/** A change with its sign: +2, −0.5. */
export const signed = signedWith({ maximumFractionDigits: 1 });

/** A change of a share with its sign: +2%, −15%. */
export const signedPercent = signedWith({ style: 'percent' });
