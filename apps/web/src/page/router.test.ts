import { describe, expect, it } from 'vitest';
import { href, parseRoute, type Route } from './router.svelte.ts';

describe('addresses', () => {
  it.each<Route>([
    { page: 'start' },
    { page: 'setup', game: undefined },
    { page: 'setup', game: 'quebec' },
    { page: 'game', id: 'k3-9' },
    { page: 'shared', packed: 'H4sI_-' },
    { page: 'rules', game: undefined, paragraph: undefined },
    { page: 'rules', game: 'quebec', paragraph: undefined },
    { page: 'rules', game: 'quebec', paragraph: 'cascade' },
    { page: 'learn' },
    { page: 'aid', game: 'quebec' },
    { page: 'lesson', game: 'quebec', lesson: 'first-game' },
    { page: 'study', id: undefined, packed: undefined },
    { page: 'study', id: 'k3-9', packed: undefined },
    { page: 'study', id: 'shared', packed: 'H4sI_-' },
    { page: 'companion', game: undefined },
    { page: 'companion', game: 'quebec' },
    { page: 'puzzles', open: undefined },
    { page: 'puzzles', open: 'puzzle' },
    { page: 'puzzle', game: 'quebec', id: '12-57' },
    { page: 'online' },
    { page: 'new-table', game: undefined },
    { page: 'new-table', game: 'quebec' },
    { page: 'table', id: 'k3_-9' },
    { page: 'account' },
    { page: 'admin' },
    { page: 'enter', code: 'ABC_-9' },
    { page: 'confirm', code: 'ABC_-9' },
  ])('come back the same: %o', route => {
    expect(parseRoute(href(route))).toEqual(route);
  });

  it('are the start page when empty, and lost when unknown', () => {
    expect(['', '#', '#/'].map(hash => parseRoute(hash).page)).toEqual(['start', 'start', 'start']);
    expect(['#/nowhere', '#/game/', '#/table/', '#/enter/'].map(hash => parseRoute(hash).page)).toEqual([
      'lost',
      'lost',
      'lost',
      'lost',
    ]);
  });
});
