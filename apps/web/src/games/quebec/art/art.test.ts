import { readFileSync } from 'node:fs';
import { DISTRICTS } from '@cap-diamant/quebec/board';
import { BUILDINGS } from '@cap-diamant/quebec/buildings';
import { ZONES } from '@cap-diamant/quebec/vocabulary';
import { describe, expect, it } from 'vitest';
import { MARK, type PlayerColour } from '../../../ui/marks.ts';
import { setup } from '../setup/index.ts';
import { isSound } from '../testing/path.ts';
import { emblemOf } from './emblems.ts';
import { ACTION_SYMBOL, STAR, ZONE_SYMBOL } from './symbols.ts';

/** The coordinates of absolute H and V commands: all must be on the emblem's grid. */
const absolutes = (path: string): number[] => [...path.matchAll(/[HV](-?[\d.]+)/g)].map(([, n]) => Number(n));

describe('emblems', () => {
  it('are drawn for all 44 buildings, each its own, on the grid of 48', () => {
    const emblems = BUILDINGS.map(({ id }) => emblemOf(id));
    expect(emblems.filter(emblem => !isSound(emblem))).toEqual([]);
    expect(new Set(emblems).size).toBe(44);
    for (const emblem of emblems) for (const n of absolutes(emblem)) expect(n >= 2 && n <= 46).toBe(true);
  });

  it('stay light: few strokes, so that they read at 20 pixels', () => {
    expect(Math.max(...BUILDINGS.map(({ id }) => emblemOf(id).split('M').length))).toBeLessThan(26);
  });
});

describe('symbols', () => {
  it('tell zones, players and actions apart without colour', () => {
    expect(new Set(ZONES.map(zone => ZONE_SYMBOL[zone])).size).toBe(5);
    expect(new Set(setup.colours.map(colour => MARK[colour as PlayerColour])).size).toBe(5);
    expect(DISTRICTS.filter(({ id }) => ACTION_SYMBOL[id].length === 0)).toEqual([]);
    expect(isSound(STAR)).toBe(true);
  });
});

it('the colours of Québec leave those of the page alone: other games use them as well', () => {
  const namesIn = (file: string): string[] => {
    const css = readFileSync(new URL(file, import.meta.url), 'utf8');
    const [, root = ''] = /^:root \{\n([\s\S]*?)^\}/m.exec(css) ?? [];
    return [...root.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = '']) => name);
  };
  const page = new Set(namesIn('../../../ui/tokens.css'));
  expect(page.size).toBeGreaterThan(20);
  expect(namesIn('./theme.css').filter(name => page.has(name))).toEqual([]);
});
