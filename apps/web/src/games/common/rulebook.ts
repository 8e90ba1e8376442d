import type { Language } from '@cap-diamant/kernel';
import type { Component } from 'svelte';
import type { Options } from './game-ui.ts';

/**
 * Part of a paragraph: a string is plain text. `{contribution|stage}` stands for the word of the older edition and of
 * the newer one.
 */
export type Block =
  | string
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  /** A ruling: what we do where the published rules are silent. */
  | { readonly kind: 'ruling'; readonly text: string }
  | { readonly kind: 'example'; readonly text: string }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

export const list = (...items: readonly string[]): Block => ({ kind: 'list', items });
export const steps = (...items: readonly string[]): Block => ({ kind: 'steps', items });
export const example = (text: string): Block => ({ kind: 'example', text });
export const ruling = (text: string): Block => ({ kind: 'ruling', text });
export const table = (head: readonly string[], ...rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  head,
  rows,
});

export interface ParagraphText {
  readonly title: string;
  readonly text: readonly Block[];
}

/** A paragraph as all languages share it. Its id is its address: once published it stays. */
export interface Paragraph {
  readonly id: string;
  /** The variants it applies to; all of them if not given. */
  readonly in?: readonly string[];
  readonly diagram?: string;
  /** Other paragraphs to read. */
  readonly see?: readonly string[];
  /** The lesson in which one plays what it says. */
  readonly lesson?: string;
}

export interface Chapter {
  readonly id: string;
  readonly paragraphs: readonly Paragraph[];
}

/** All words of a rulebook in one language. */
export interface BookTexts {
  readonly chapters: Readonly<Record<string, string>>;
  readonly paragraphs: Readonly<Record<string, ParagraphText>>;
  /** What each diagram shows. */
  readonly captions: Readonly<Record<string, string>>;
  /** The sections of the player aid. */
  readonly aid: Readonly<Record<string, ParagraphText>>;
}

/** The variants of a game that a reader can choose between. */
export interface BookVariant {
  readonly id: string;
  /** Which of two words in braces it uses. */
  readonly newWords: boolean;
  name(language: Language): string;
}

/** The rules of a game to read. */
export interface Rulebook {
  readonly chapters: readonly Chapter[];
  readonly variants: readonly BookVariant[];
  /** The player aid: what one looks up during a game, on one page. */
  readonly aid: readonly Paragraph[];
  texts(language: Language): Promise<BookTexts>;
  /** Draws a diagram with the components of the game. */
  readonly Diagram: Component<{ diagram: string; language: Language; newWords: boolean }>;
  /** The variant that these options of a game select. */
  variantOf(options: Options): string | undefined;
}

/** The texts that an outline asks for: a missing paragraph, chapter or caption doesn't compile. */
export type TextsOf<C extends Chapter, A extends Paragraph> = {
  readonly chapters: { readonly [id in C['id']]: string };
  readonly paragraphs: { readonly [id in C['paragraphs'][number]['id']]: ParagraphText };
  readonly aid: AidTexts<A>;
  readonly captions: {
    readonly [diagram in Extract<C['paragraphs'][number], { readonly diagram: string }>['diagram']]: string;
  };
};

/** The sections of a player aid. */
export type AidTexts<A extends Paragraph> = { readonly [id in A['id']]: ParagraphText };

/** The paragraphs of one chapter. */
export type ChapterTexts<C extends Chapter, Id extends C['id']> = {
  readonly [id in Extract<C, { readonly id: Id }>['paragraphs'][number]['id']]: ParagraphText;
};
