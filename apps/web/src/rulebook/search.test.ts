import { describe, expect, it } from 'vitest';
import { wordedFor } from '../games/common/wording.ts';
import { hasAll, searchWords, segments } from './search.ts';

const marked = (text: string, query: string): string =>
  segments(text, searchWords(query))
    .map(({ text: part, hit }) => (hit ? `[${part}]` : part))
    .join('');

describe('searching', () => {
  it('ignores accents, capitals and ligatures, on both sides', () => {
    expect(marked('La fin d’un siècle', 'SIECLE')).toBe('La fin d’un [siècle]');
    expect(marked('Église Saint-Cœur', 'coeur eglise')).toBe('[Église] Saint-[Cœur]');
    expect(marked('Всё завершённое', 'все завершенное')).toBe('[Всё] [завершённое]');
  });

  it('finds words in another form', () => {
    expect(marked('The cascade is compulsory', 'cascades')).toBe('The [cascade] is compulsory');
    expect(marked('от каскада отказаться нельзя', 'каскаде')).toBe('от [каскада] отказаться нельзя');
    expect(marked('les ouvriers actifs', 'ouvrier')).toBe('les [ouvriers] actifs');
  });

  it('takes the beginning of a word for any word that begins so, but no other', () => {
    expect(marked('forty-four fortifications', 'fortif')).toBe('forty-four [fortifications]');
  });

  it('looks at the beginnings of words only', () => {
    expect(marked('start a star', 'art')).toBe('start a star');
  });

  it('needs every word, in any order and in any of the texts', () => {
    expect(hasAll(['Half of the workers', 'rounded down'], searchWords('down workers'))).toBe(true);
    expect(hasAll(['Half of the workers'], searchWords('half stars'))).toBe(false);
    expect(hasAll(['anything'], searchWords('  '))).toBe(true);
  });

  it('takes signs for what they are', () => {
    expect(marked('What if? (a*b)', '(a* ?')).toBe('What if? ([a]*b)');
  });

  it('keeps the whole text', () => {
    const text = 'Œuvre « 3 » — ё й ﬁn';
    expect(
      segments(text, searchWords('oe 3 fin'))
        .map(part => part.text)
        .join(''),
    ).toBe(text);
  });
});

it('words of an edition', () => {
  const text = '{Contribute to a building|Construct a stage}: pay for the {contribution|stage}.';
  expect(wordedFor(text, false)).toBe('Contribute to a building: pay for the contribution.');
  expect(wordedFor(text, true)).toBe('Construct a stage: pay for the stage.');
});
