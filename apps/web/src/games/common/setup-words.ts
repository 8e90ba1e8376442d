import type { SetupChoice } from './game-ui.ts';

/** A choice in words: what it is called, and one line that explains it. */
export type Named = Omit<SetupChoice, 'value'>;

/**
 * Words about a game before it begins, by what there is to choose (`Fields`: the values of each) and what is said of rules in
 * a list ("2011, complete rules").
 */
export type SetupWords<Fields extends Readonly<Record<string, string>>, Variant extends string> = {
  readonly title: string;
  readonly about: string;
  readonly fields: { readonly [field in keyof Fields]: string };
  readonly variants: { readonly [variant in Variant]: string };
} & { readonly [field in keyof Fields]: { readonly [value in Fields[field]]: Named } };

/** Values to choose from, in words. */
export const choicesOf = <V extends string>(
  values: readonly V[],
  words: { readonly [value in V]: Named },
): readonly SetupChoice[] => values.map(value => ({ value, ...words[value] }));
