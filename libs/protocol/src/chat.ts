import * as v from 'valibot';
import { count, text, wellFormed } from './fields.ts';
import { Person } from './table.ts';

/** Ready-made phrases. They are sent as codes, so that everybody reads them in their own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'oops',
  'one-moment',
  'back',
  'take-your-time',
  'your-turn',
  'good-game',
  'rematch',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** The longest text somebody may write, in characters. */
export const LONGEST_TEXT = 200;

export const PhraseCode = v.picklist(PHRASES, `expected one of ${PHRASES.join(', ')}`);
export const ChatText = v.pipe(v.string(), v.trim(), text(1, LONGEST_TEXT), wellFormed);

/** Something somebody said, as a phrase or in their own words. */
export const ChatLine = v.object({
  /** Counts the lines of a table; a reader gets those of one room only. */
  n: count,
  person: Person,
  /** ISO 8601. */
  at: v.string(),
  phrase: v.optional(PhraseCode),
  text: v.optional(v.string()),
});
export type ChatLine = Readonly<v.InferOutput<typeof ChatLine>>;
