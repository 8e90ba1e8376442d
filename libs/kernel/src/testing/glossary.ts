import type { Language } from '../words.ts';

/** A word, or a phrase, that a language does not use for a thing. `*` at its end stands for any ending. */
export interface Forbidden {
  readonly variant: string;
  readonly term: string;
}

export interface Glossary {
  readonly forbidden: { readonly [language in Language]: readonly Forbidden[] };
  /** Phrases in which a forbidden word means something else. */
  readonly allowed: { readonly [language in Language]: readonly string[] };
  /** Words that agree with a number: the forms after 1, 2 and 5, each with its alternatives. */
  readonly counted: { readonly [language in Language]: readonly (readonly (readonly string[])[])[] };
  /** Words that may follow a number and do not agree with it. */
  readonly uncounted: { readonly [language in Language]: readonly string[] };
}

/** The rows of the table below a heading, without its head. */
const table = (markdown: string, heading: string): string[][] => {
  const [, section = ''] = markdown.split(`\n## ${heading}\n`);
  const [body = ''] = section.split('\n## ');
  const rows = body.split('\n').filter(line => line.startsWith('|'));
  if (rows.length < 3) throw new Error(`the glossary has no table "${heading}"`);
  return rows.slice(2).map(row =>
    row
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  );
};

const parts = (cell: string | undefined, separator: string): string[] =>
  (cell ?? '')
    .split(separator)
    .map(part => part.trim())
    .filter(part => part !== '');

const LANGUAGE_NAMES = { en: 'English', fr: 'French', ru: 'Russian' } as const satisfies Record<Language, string>;

const byLanguage = <T>(read: (language: Language) => T): { readonly [language in Language]: T } => ({
  fr: read('fr'),
  en: read('en'),
  ru: read('ru'),
});

/** Columns of "Terms": term, meaning, English, French, Russian, editions, then what is never said in each. */
const FORBIDDEN_COLUMN = { en: 6, fr: 7, ru: 8 } as const;

/** Columns of "Counted words": English after 1 and 2, French after 1 and 2, Russian after 1, 2 and 5. */
const COUNTED_COLUMNS = { en: [0, 1], fr: [2, 3], ru: [4, 5, 6] } as const;

/** Reads `docs/glossary.md`. */
export const parseGlossary = (markdown: string): Glossary => {
  const terms = table(markdown, 'Terms');
  const counted = table(markdown, 'Counted words');
  const phrases = (heading: string) => (language: Language) =>
    table(markdown, heading)
      .filter(([name]) => name === LANGUAGE_NAMES[language])
      .flatMap(([, cell]) => parts(cell, ','));
  return {
    forbidden: byLanguage(language =>
      terms.flatMap(row =>
        parts(row[FORBIDDEN_COLUMN[language]], ',').map(variant => ({ variant, term: row[0] ?? '' })),
      ),
    ),
    allowed: byLanguage(phrases('Allowed phrases')),
    counted: byLanguage(language =>
      counted
        .map(row => COUNTED_COLUMNS[language].map(column => parts(row[column], '/')))
        .filter(([one]) => one?.length),
    ),
    uncounted: byLanguage(phrases('Uncounted words')),
  };
};
