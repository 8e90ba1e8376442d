import { describe, expect, it } from 'vitest';
import { href, parseRoute, type Route } from './router.svelte.ts';

describe('addresses', () => {
  it.each<Route>([
    { page: 'start' },
    { page: 'setup', game: undefined },
    { page: 'setup', game: 'quebec' },
    { page: 'game', id: 'k3-9' },
    { page: 'shared', packed: 'H4sI_-' },
    { page: 'online' },
    { page: 'new-table', game: undefined },
    { page: 'new-table', game: 'quebec' },
    { page: 'table', id: 'k3_-9' },
  ])('come back the same: %o', route => {
    expect(parseRoute(href(route))).toEqual(route);
  });

  it('are the start page when empty, and lost when unknown', () => {
    expect(['', '#', '#/'].map(hash => parseRoute(hash).page)).toEqual(['start', 'start', 'start']);
    expect(['#/nowhere', '#/game/', '#/table/'].map(hash => parseRoute(hash).page)).toEqual(['lost', 'lost', 'lost']);
  });
});
