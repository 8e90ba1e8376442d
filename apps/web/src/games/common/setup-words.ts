import type { SetupChoice } from './game-ui.ts';

/** A choice in words: its name and one line of explanation. */
export type Named = Omit<SetupChoice, 'value'>;

/**
 * The words of a setup page: its fields and their values (`Fields`), and short names of the rules for lists of games.
 */
export type SetupWords<Fields extends Readonly<Record<string, string>>, Variant extends string> = {
  readonly title: string;
  readonly about: string;
  readonly fields: { readonly [field in keyof Fields]: string };
  readonly variants: { readonly [variant in Variant]: string };
  /** The rules of a game in one line: "2011, complete rules". */
  readonly summary: (parts: readonly string[]) => string;
} & { readonly [field in keyof Fields]: { readonly [value in Fields[field]]: Named } };

/** The choices of a field, in words. */
export const choicesOf = <V extends string>(
  values: readonly V[],
  words: { readonly [value in V]: Named },
): readonly SetupChoice[] => values.map(value => ({ value, ...words[value] }));
