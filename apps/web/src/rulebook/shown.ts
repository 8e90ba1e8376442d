import type { Block, BookTexts, Chapter, Paragraph, ParagraphText, Rulebook } from '../games/common/rulebook.ts';
import { wordedFor } from '../games/common/wording.ts';
import { hasAll } from './search.ts';

/** A paragraph to read: its text in the words of the chosen edition. */
export interface ShownParagraph extends ParagraphText {
  readonly paragraph: Paragraph;
}

export interface ShownChapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly ShownParagraph[];
}

/** What somebody wants to read. */
export interface Wish {
  /** Undefined: all variants. */
  readonly variant: string | undefined;
  /** The words to look for. */
  readonly words: readonly string[];
}

/** Every string of a block. */
export const stringsOf = (block: Block): readonly string[] => {
  if (typeof block === 'string') return [block];
  switch (block.kind) {
    case 'list':
    case 'steps':
      return block.items;
    case 'table':
      return [...block.head, ...block.rows.flat()];
    default:
      return [block.text];
  }
};

const changed = (block: Block, change: (text: string) => string): Block => {
  if (typeof block === 'string') return change(block);
  switch (block.kind) {
    case 'list':
    case 'steps':
      return { ...block, items: block.items.map(change) };
    case 'table':
      return { ...block, head: block.head.map(change), rows: block.rows.map(row => row.map(change)) };
    default:
      return { ...block, text: change(block.text) };
  }
};

/** A paragraph in the words of an edition. */
export const inWords = ({ title, text }: ParagraphText, newWords: boolean): ParagraphText => {
  const change = (words: string) => wordedFor(words, newWords);
  return { title: change(title), text: text.map(block => changed(block, change)) };
};

const appliesTo = (paragraph: Paragraph, variant: string | undefined): boolean =>
  variant === undefined || paragraph.in === undefined || paragraph.in.includes(variant);

const textOf = (texts: BookTexts, id: string): ParagraphText => {
  const found = texts.paragraphs[id];
  if (found === undefined) throw new Error(`no paragraph "${id}"`);
  return found;
};

/** Whether the words of the newer edition are used; they are, too, where all editions are shown. */
export const usesNewWords = ({ variants }: Rulebook, variant: string | undefined): boolean =>
  variants.find(({ id }) => id === variant)?.newWords ?? true;

/** The chapters that have something to read, with their paragraphs. */
export const shownChapters = (book: Rulebook, texts: BookTexts, { variant, words }: Wish): ShownChapter[] => {
  const newWords = usesNewWords(book, variant);
  const shown = ({ id, paragraphs }: Chapter): ShownChapter => ({
    id,
    title: texts.chapters[id] ?? id,
    paragraphs: paragraphs
      .filter(paragraph => appliesTo(paragraph, variant))
      .map(paragraph => ({ paragraph, ...inWords(textOf(texts, paragraph.id), newWords) }))
      .filter(({ title, text }) => hasAll([title, ...text.flatMap(stringsOf)], words)),
  });
  return book.chapters.map(shown).filter(({ paragraphs }) => paragraphs.length > 0);
};

/** What a variant needs of the player aid; for all variants, their differences too. */
export const shownAid = (book: Rulebook, texts: BookTexts, variant: string | undefined): ShownParagraph[] => {
  const newWords = usesNewWords(book, variant);
  const sections = book.aid
    .filter(paragraph => appliesTo(paragraph, variant))
    .flatMap(paragraph => {
      const text = texts.aid[paragraph.id];
      return text === undefined ? [] : [{ paragraph, ...inWords(text, newWords) }];
    });
  const { editions } = texts.paragraphs;
  if (variant !== undefined || editions === undefined) return sections;
  const tables = editions.text.filter(block => typeof block !== 'string' && block.kind === 'table');
  return [...sections, { paragraph: { id: 'editions' }, title: editions.title, text: tables }];
};

/** The variant to show so that a paragraph is among what is shown: the chosen one, or all. */
export const variantShowing = (
  { chapters }: Rulebook,
  id: string | undefined,
  variant: string | undefined,
): string | undefined => {
  const paragraph = chapters.flatMap(({ paragraphs }) => paragraphs).find(one => one.id === id);
  return paragraph === undefined || appliesTo(paragraph, variant) ? variant : undefined;
};
