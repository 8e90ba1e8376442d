/** The forms a noun takes beside a number, by the plural categories of the language. */
type Forms = { readonly [category in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** Writes a number with the right form of a noun. */
export const counter = (language: string): ((count: number, forms: Forms) => string) => {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => `${written(count)} ${forms[rules.select(Math.abs(count))] ?? forms.other}`;
};

/** A number with a true minus sign. */
const written = (count: number): string => (count < 0 ? `−${-count}` : String(count));

/** A gain or a loss: +6, −2, 0. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : written(points));
