import { type Forms, type Language, plural } from '@cap-diamant/kernel';

/** `counter('en', { one: 'worker', other: 'workers' })(3)` is "3 workers". */
export const counter =
  (language: Language, forms: Forms) =>
  (n: number): string =>
    `${n} ${plural(language, n, forms)}`;
