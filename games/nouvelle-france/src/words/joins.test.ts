import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@cap-diamant/kernel';
import { joinsInCode } from '@cap-diamant/kernel/testing';
import { expect, it } from 'vitest';

const SOURCES = 'games/nouvelle-france/src/words';
const CATALOGUES = LANGUAGES.map(language => `${language}.ts`);

it('pages join no texts with punctuation: that belongs to the catalogues', () => {
  const files = readdirSync(SOURCES).filter(
    file => file.endsWith('.ts') && !file.endsWith('.test.ts') && !CATALOGUES.includes(file),
  );
  expect(files).toContain('pages.ts');
  const joins = files.flatMap(file => joinsInCode(readFileSync(`${SOURCES}/${file}`, 'utf8')));
  expect(joins).toEqual([]);
});
