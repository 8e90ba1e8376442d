import type { Effect } from '@cap-diamant/quebec/effects';
import { describe, expect, it } from 'vitest';
import { briefly, pictureOf, placesOf, summaryOf } from './recap.ts';

const [old, fresh] = [3, 17];

/** A turn that ends a century: an own building is completed, the zones are scored, and the architect goes on. */
const TURN: readonly Effect[] = [
  { kind: 'lift', architect: 0, space: old },
  { kind: 'complete', space: old, stages: 2 },
  { kind: 'century-ends', century: 1, cause: 'no-site', seat: 0 },
  { kind: 'points', seat: 0, source: 'zones', points: 7 },
  { kind: 'complete', space: 8, stages: 0 },
  { kind: 'century-begins', century: 2 },
  { kind: 'put', architect: 0, space: fresh },
];

describe('the recap of a turn that ends a century', () => {
  it('tells in order what happened and where the architect went, and nothing of the scoring', () => {
    const table = { phrases: (_: unknown, effects: readonly Effect[]) => effects.map(({ kind }) => kind) };
    const words = { labels: { architect: 'Architect' }, building: () => 'house' };
    const turn = { effects: TURN, view: { sites: Array.from({ length: 44 }, () => ({})) } };
    const { said, brief, paid } = summaryOf(table as never, words as never, turn as never);
    expect(said).toEqual(['complete', 'century-ends', 'put']);
    expect(brief).toEqual(['✓\u00a0house', 'century-ends', 'Architect → house']);
    expect(paid).toEqual([]);
  });

  it('shows and marks that place', () => {
    expect(pictureOf(TURN)).toEqual({ kind: 'site', space: fresh });
    expect(placesOf(TURN, 0)).toEqual(new Set([`site:${fresh}`, `site:${old}`]));
  });
});

it('says briefly what the second of two moves does, without the first', () => {
  const [lifted, put] = [TURN.slice(0, 2), TURN.slice(-1)];
  const view = { sites: Array.from({ length: 44 }, () => ({})) };
  const table = {
    asked: 0,
    preview: (...moves: readonly unknown[]) => ({ view, effects: moves.length === 1 ? lifted : [...lifted, ...put] }),
  };
  const words = { labels: { architect: 'Architect' }, building: () => 'house' };
  const said = briefly(table as never, words as never, { kind: 'start' }, { kind: 'put', space: fresh });
  expect(said).toEqual(['Architect → house']);
});
