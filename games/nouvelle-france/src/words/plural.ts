import { type Forms, type Language, plural } from '@cap-diamant/kernel';

/** Writes a number with the right form of a noun. */
export const counter =
  (language: Language) =>
  (count: number, forms: Forms): string =>
    `${written(count)} ${plural(language, count, forms)}`;

/** A number with a real minus sign. */
const written = (count: number): string => (count < 0 ? `−${-count}` : String(count));
