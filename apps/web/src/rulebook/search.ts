/** A part of a text; a hit is what somebody searched for. */
export interface Segment {
  readonly text: string;
  readonly hit: boolean;
}

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae' };

/** A letter without accents, in lower case. It may become two letters, or none. */
const plain = (letter: string): string => {
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return LIGATURES[bare] ?? bare;
};

const plainText = (text: string): string => [...text].map(plain).join('');

/** Long words without their endings, which change in French and above all in Russian. */
const stem = (word: string): string => word.slice(0, word.length > 6 ? -2 : word.length > 4 ? -1 : undefined);

/** What a word matches: any word that begins with it, and its own other forms. */
const patternOf = (word: string): string =>
  `(?<![\\p{L}\\p{N}])(?:${word}[\\p{L}\\p{N}]*|${stem(word)}\\p{L}{0,3}(?![\\p{L}\\p{N}]))`;

/** The words of a query, as patterns of what they match. */
export const searchWords = (query: string): readonly string[] =>
  plainText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
    .map(patternOf);

/** Whether the texts have every word. */
export const hasAll = (texts: readonly string[], words: readonly string[]): boolean => {
  const text = plainText(texts.join('\n'));
  return words.every(word => new RegExp(word, 'u').test(text));
};

/** The text with the words that were found marked. */
export const segments = (text: string, words: readonly string[]): readonly Segment[] => {
  const letters = [...text];
  /** For each plain letter, the letter of the text it comes from. */
  const from = letters.flatMap((letter, at) => [...plain(letter)].map(() => at));
  const bare = plainText(text);
  const hits = new Set<number>();
  for (const word of words) {
    for (const { 0: found, index } of bare.matchAll(new RegExp(word, 'gu'))) {
      for (const at of from.slice(index, index + found.length)) hits.add(at);
    }
  }
  const parts: Segment[] = [];
  for (const [at, letter] of letters.entries()) {
    const last = parts.at(-1);
    const hit = hits.has(at);
    if (last?.hit === hit) parts[parts.length - 1] = { text: last.text + letter, hit };
    else parts.push({ text: letter, hit });
  }
  return parts;
};
