import { readdirSync, readFileSync } from 'node:fs';
import { joinsInComponent } from '@cap-diamant/kernel/testing';
import { expect, it } from 'vitest';

const SOURCES = 'apps/web/src';

it('no component joins texts with punctuation: that belongs to the catalogues', () => {
  const components = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.svelte') && !file.includes('gallery'),
  );
  expect(components.length).toBeGreaterThan(50);
  const joins = components.flatMap(file =>
    joinsInComponent(readFileSync(`${SOURCES}/${file}`, 'utf8')).map(line => `${file}:${line}`),
  );
  expect(joins).toEqual([]);
});
