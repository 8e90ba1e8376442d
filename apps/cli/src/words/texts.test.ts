import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@cap-diamant/kernel';
import { parseGlossary, textFaults, textsOf } from '@cap-diamant/kernel/testing';
import { describe, expect, it } from 'vitest';
import { textsIn } from './index.ts';

const glossary = parseGlossary(readFileSync('docs/glossary.md', 'utf8'));

/** Words a person may type for a command; synonyms are fine there. */
const isTyped = (path: string): boolean => /^play\.(typed\.\w+\.words|pages)\./.test(path);

describe.each(LANGUAGES)('the texts of the terminal in %s', language => {
  const texts = textsOf(textsIn(language)).filter(({ path }) => !isTyped(path));

  it('are whole', () => {
    expect(texts.filter(({ text }) => /undefined|\bnull\b|NaN|\[object|\$\{|^\s*$/.test(text))).toEqual([]);
    expect(texts.length).toBeGreaterThan(300);
  });

  it('keep to the glossary, to typography and to the forms of numbers', () => {
    expect(textFaults(language, texts, glossary)).toEqual([]);
  });
});
