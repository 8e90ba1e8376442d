import { describe, expect, it } from 'vitest';
import { joinsInCode, joinsInComponent } from './joins.ts';

describe('punctuation outside of the catalogues', () => {
  // In these samples § stands for the sign that begins a value.
  const sample = (code: string): string => code.replaceAll('§', '$');

  it.each(['`§{name}: §{points}`', '`§{what} (§{why})`', "names.join(', ')", "parts.join('; ')"])(
    'is found in %s',
    code => {
      expect(joinsInCode(sample(code))).toEqual([`1: ${sample(code)}`]);
    },
  );

  it.each(['`§{x},§{y}`', '`M§{x} §{y}`', "cells.join(' ')", 'throw new Error(`§{kind}: §{detail}`)'])(
    'is not found in %s',
    code => {
      expect(joinsInCode(sample(code))).toEqual([]);
    },
  );

  it('is found in markup, but not in styles and coordinates', () => {
    expect(joinsInComponent('<p\n  aria-label="{a}: {b}"\n>{c} · {d}</p>\n{e},\n{f}')).toEqual([
      '2: }: {',
      '3: } · {',
      '4: },\n{',
    ]);
    expect(joinsInComponent('<path d="M{x}, {y}" /><style>a{b:c;}{}</style>')).toEqual([]);
  });
});
