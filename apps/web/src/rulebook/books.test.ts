import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@cap-diamant/kernel';
import { parseGlossary, type Text, textFaults, textsOf } from '@cap-diamant/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Block, BookTexts, Paragraph } from '../games/common/rulebook.ts';
import { loadLessons } from '../games/index.ts';
import { inWords, stringsOf } from './shown.ts';
import { BOOKS } from './testing/books.ts';
import sections from './testing/sections.json' with { type: 'json' };
import { readerTexts } from './words.ts';

const glossary = parseGlossary(readFileSync('docs/glossary.md', 'utf8'));
const GAMES = ['quebec', 'nouvelle-france'] as const;

/** Recorded games are for tests (golden.test.ts), the notation for programs (docs/table-protocol.md). */
const NOT_FOR_READERS = ['18. Golden games', '20. Notation, position and view (table protocol)'];

const paragraphsOf = (game: (typeof GAMES)[number]): readonly Paragraph[] =>
  BOOKS[game].chapters.flatMap(({ paragraphs }) => paragraphs);

/** What a block is made of, whatever it says. */
const shapeOf = (block: Block): string => {
  if (typeof block === 'string') return 'text';
  const rows = block.kind === 'table' ? block.rows.map(({ length }) => length) : [];
  return [block.kind, stringsOf(block).length, ...rows].join(' ');
};

/** Sections of the player aid may have the names of paragraphs. */
const prefixed = (aid: BookTexts['aid']): BookTexts['aid'] =>
  Object.fromEntries(Object.entries(aid).map(([id, text]) => [`aid/${id}`, text]));

/** Every text of a book as it is shown with the words of the older and of the newer edition. */
const allTexts = (game: (typeof GAMES)[number], language: Language): Text[] => {
  const { chapters, captions, paragraphs, aid } = BOOKS[game].texts[language];
  return [false, true].flatMap(newWords => [
    ...Object.entries({ ...chapters, ...captions }).map(([path, text]) => ({ path, text })),
    ...Object.entries({ ...paragraphs, ...prefixed(aid) }).flatMap(([path, paragraph]) => {
      const { title, text } = inWords(paragraph, newWords);
      return [title, ...text.flatMap(stringsOf)].map(found => ({ path, text: found }));
    }),
  ]);
};

describe.each(GAMES)('the rules of %s', game => {
  const paragraphs = paragraphsOf(game);
  const ids = paragraphs.map(({ id }) => id);

  it('have ids that are unique and can stand in an address', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter(id => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('refer only to paragraphs that exist, and never to themselves', () => {
    const wrong = paragraphs.flatMap(({ id, see = [] }) => see.filter(other => other === id || !ids.includes(other)));
    expect(wrong).toEqual([]);
  });

  it('lead only to lessons that exist, and to each of them', async () => {
    const named = new Set(paragraphs.flatMap(({ lesson = [] }) => lesson));
    const { list } = await loadLessons(game);
    expect([...named].sort()).toEqual(list.map(({ id }) => id).sort());
  });

  it('cover every section of the specification, with nothing but an overview left over', () => {
    const empty = Object.entries(sections[game]).filter(([, covering]) => covering.length === 0);
    expect(empty.map(([section]) => section)).toEqual(game === 'quebec' ? [] : NOT_FOR_READERS);
    const covered = Object.values<readonly string[]>(sections[game]).flat();
    expect(covered.filter(id => !ids.includes(id))).toEqual([]);
    expect(ids.filter(id => !covered.includes(id))).toEqual(
      game === 'quebec' ? ['goal', 'aid'] : ['goal', 'aid', 'reconstructed'],
    );
  });

  it('have the same structure in all languages', () => {
    const shapes = (language: Language) =>
      Object.entries({ ...BOOKS[game].texts[language].paragraphs, ...prefixed(BOOKS[game].texts[language].aid) })
        .map(([id, { text }]) => [id, ...text.map(shapeOf)].join('; '))
        .sort();
    expect(shapes('fr')).toEqual(shapes('en'));
    expect(shapes('ru')).toEqual(shapes('en'));
  });

  it('have a player aid for every variant, and leave out what it does not need', () => {
    const { aid, texts } = BOOKS[game];
    expect(aid.map(({ id }) => id).sort()).toEqual(Object.keys(texts.en.aid).sort());
    const needed = (variant: string) =>
      aid.filter(({ in: only }) => only?.includes(variant) ?? true).map(({ id }) => id);
    if (game !== 'quebec') return;
    expect(needed('2011-family')).not.toContain('leaders');
    expect(needed('2011-family')).toContain('two-players');
    expect(needed('2026-standard')).toEqual(expect.arrayContaining(['zones-cascade', 'leaders', 'events']));
    expect(needed('2026-standard')).not.toContain('two-players');
  });

  it.each(LANGUAGES)('are whole in %s, and say something in every block', language => {
    const texts = allTexts(game, language);
    // The corner of a table may be empty.
    const empty = texts.filter(({ path, text }) => text === '' && path !== 'editions' && path !== 'aid/versions');
    expect(empty).toEqual([]);
    expect(texts.filter(({ text }) => /undefined|\bnull\b|NaN|[{}|]|\s\s|^\s|\s$/.test(text))).toEqual([]);
    expect(texts.length).toBeGreaterThan(300);
  });

  it.each(LANGUAGES)('keep to the glossary, to typography and to the forms of numbers in %s', language => {
    expect(textFaults(language, allTexts(game, language), glossary)).toEqual([]);
  });
});

it.each(LANGUAGES)('the words around the rules keep to the glossary in %s', language => {
  expect(textFaults(language, textsOf(readerTexts(language)), glossary)).toEqual([]);
});
