import { readdirSync, readFileSync } from 'node:fs';
import { joinsInCode, joinsInComponent } from '@cap-diamant/kernel/testing';
import { expect, it } from 'vitest';

const SOURCES = 'apps/web/src';

/** Catalogues, shaders, tests, and the gallery, which is for developers. */
const EXEMPT = /(?:^|\/)(?:words|testing|gallery)\/|(?:^|\/)words\.ts$|-shaders\.ts$|\.test\.ts$/;

const FILES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(file => !EXEMPT.test(file));

const joinsIn = (files: readonly string[], find: (source: string) => readonly string[]): string[] =>
  files.flatMap(file => find(readFileSync(`${SOURCES}/${file}`, 'utf8')).map(line => `${file}:${line}`));

it('no component joins texts with punctuation: that belongs to the catalogues', () => {
  const components = FILES.filter(file => file.endsWith('.svelte'));
  expect(components.length).toBeGreaterThan(50);
  expect(joinsIn(components, joinsInComponent)).toEqual([]);
});

it('no other file of the page joins texts with punctuation', () => {
  const files = FILES.filter(file => file.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(50);
  expect(joinsIn(files, joinsInCode)).toEqual([]);
});
