import { LOCALES } from '../plural.ts';
import type { Language } from '../words.ts';
import type { Glossary } from './glossary.ts';
import type { Text } from './texts.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A word or phrase as a whole, in any case; `*` at its end stands for any ending. */
const wholly = (variant: string): RegExp => {
  const open = variant.endsWith('*');
  const words = escaped(open ? variant.slice(0, -1) : variant).replace(/ /g, '[\\s\\u00a0]+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}${open ? '' : '(?![\\p{L}\\p{N}])'}`, 'iu');
};

const said = ({ path, text }: Text, fault: string): string => `${path}: ${fault}: ${text}`;

/** Words that the glossary forbids. */
export const glossaryFaults = (language: Language, texts: readonly Text[], glossary: Glossary): string[] => {
  const allowed = glossary.allowed[language].map(phrase => new RegExp(wholly(phrase).source, 'giu'));
  const patterns = glossary.forbidden[language].map(({ variant, term }) => ({
    variant,
    term,
    pattern: wholly(variant),
  }));
  return texts.flatMap(found => {
    const text = allowed.reduce((rest, phrase) => rest.replace(phrase, ''), found.text);
    return patterns
      .filter(({ pattern }) => pattern.test(text))
      .map(({ variant, term }) => said(found, `"${variant}" for ${term}`));
  });
};

/** Rules that hold in every text of a language: what is wrong, and how it looks. */
const TYPOGRAPHY: { readonly [language in Language]: readonly (readonly [fault: string, pattern: RegExp])[] } = {
  fr: [
    ['no space before ; ? !', /(?<=[\p{L}\p{N})»])\s+[;?!]/u],
    ['no space before …', /(?<=[\p{L}\p{N})])\s…/u],
    ['a no-break space before a colon', /(?<=[\p{L}\p{N})»])(?!\u00a0)\s?:(?=\s|$)(?!\u00a0»)|\s:(?<!\u00a0:)/u],
    ['no-break spaces inside « »', /«(?!\u00a0)|(?<!\u00a0)»/u],
    ['a no-break space before %', /\d(?!\u00a0)\s?%/u],
    ['a curved apostrophe', /\p{L}'\p{L}/u],
    ['no narrow spaces', /\u202f/],
  ],
  en: [
    ['no space before %', /\d\s%/],
    ['no space before …', /(?<=[\p{L}\p{N})])\s…/u],
    ['no space before punctuation', /(?<=[\p{L}\p{N})])\s[,.;:?!](?=\s|$)/u],
    ['a curved apostrophe', /\p{L}'\p{L}/u],
  ],
  ru: [
    ['a no-break space before %', /\d(?!\u00a0)\s?%/u],
    ['no space before …', /(?<=[\p{L}\p{N})])\s…/u],
    ['no space before punctuation', /(?<=[\p{L}\p{N})])\s[,.;:?!](?=\s|$)/u],
    ['a no-break space before a dash', /(?<=[\p{L}\p{N})»]) —/u],
  ],
};

/** Texts that break the typography of their language. */
export const typographyFaults = (language: Language, texts: readonly Text[]): string[] =>
  texts.flatMap(found =>
    TYPOGRAPHY[language].filter(([, pattern]) => pattern.test(found.text)).map(([fault]) => said(found, fault)),
  );

/** The column of "Counted words" for each class of numbers. */
const CLASSES: { readonly [language in Language]: { readonly [rule in Intl.LDMLPluralRule]?: number } } = {
  fr: { one: 0, many: 1, other: 1 },
  en: { one: 0, other: 1 },
  ru: { one: 0, few: 1, many: 2 },
};

/** Plural determiners: never before a single thing. */
const PLURALS: { readonly [language in Language]: RegExp } = {
  fr: /(?<!\p{L})(?:les|vos|ces|ses|nos|leurs|des) 1(?!\d)/iu,
  en: /(?<!\p{L})(?:these|those|all|both|top) 1(?!\d)/iu,
  ru: /(?<!\p{L})(?:ваши|ваших|свои|своих|эти|этих|все|всех|первые) 1(?!\d)/iu,
};

/** A whole number with the words after it; not a part of a code, a range or a decimal. */
const NUMBERED = /(?<![\p{L}\d.,:/#–-])(\d+)[ \u00a0](\p{L}+)(?:[ \u00a0](\p{L}+))?(?:[ \u00a0](\p{L}+))?/gu;

/** Numbers whose words do not agree with them: "1 points", "21 очков", "vos 1 point". */
export const countingFaults = (language: Language, texts: readonly Text[], glossary: Glossary): string[] => {
  const rules = new Intl.PluralRules(LOCALES[language]);
  const uncounted = new Set(glossary.uncounted[language]);
  const rowsOf = new Map<string, (readonly (readonly string[])[])[]>();
  for (const row of glossary.counted[language])
    for (const form of new Set(row.flat())) rowsOf.set(form, [...(rowsOf.get(form) ?? []), row]);
  const agrees = (word: string, column: number): boolean =>
    rowsOf.get(word)?.some(row => row[column]?.includes(word)) ?? true;

  return texts.flatMap(found => {
    const faults = [...found.text.matchAll(NUMBERED)].flatMap(([, digits = '', ...words]) => {
      const column = CLASSES[language][rules.select(Number(digits))] ?? 0;
      const lower = words.filter(word => word !== undefined).map(word => word.toLowerCase());
      const [first = ''] = lower;
      if (uncounted.has(first)) return [];
      if (!rowsOf.has(first)) return [`"${first}" after a number is not in the glossary`];
      // What follows the first other word no longer belongs to the number: "2 workers per stage".
      const other = lower.findIndex(word => !rowsOf.has(word));
      const together = other < 0 ? lower : lower.slice(0, other);
      return together.filter(word => !agrees(word, column)).map(word => `${digits} … ${word}`);
    });
    return [...faults, ...(PLURALS[language].test(found.text) ? ['a plural for one'] : [])].map(fault =>
      said(found, fault),
    );
  });
};

/** Everything wrong with the texts of a language. */
export const textFaults = (language: Language, texts: readonly Text[], glossary: Glossary): string[] => [
  ...new Set([
    ...glossaryFaults(language, texts, glossary),
    ...typographyFaults(language, texts),
    ...countingFaults(language, texts, glossary),
  ]),
];
