import { type Language, LOCALES } from '@cap-diamant/kernel';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const LONG = 7 * 86_400_000;

/** How long ago something was, in words; the date if more than a week. */
export const when = (language: Language, then: number, now: number): string => {
  const ago = now - then;
  if (ago > LONG) return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' }).format(then);
  const words = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, size]) => ago >= size) ?? (['second', Number.POSITIVE_INFINITY] as const);
  return words.format(-Math.floor(ago / length) || 0, unit);
};
