import { readdirSync, readFileSync } from 'node:fs';
import { joinsInCode } from '@cap-diamant/kernel/testing';
import { expect, it } from 'vitest';

const SOURCES = 'apps/cli/src';

/** Catalogues, tests, and the protocol for programs, which is in English only. */
const EXEMPT = /^(?:words|protocol|testing)\/|\.test\.ts$/;

it('no command joins texts with punctuation: that belongs to the catalogues', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.ts') && !EXEMPT.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  const joins = files.flatMap(file =>
    joinsInCode(readFileSync(`${SOURCES}/${file}`, 'utf8')).map(line => `${file}:${line}`),
  );
  expect(joins).toEqual([]);
});
