import { describe, expect, it } from 'vitest';
import { quebec } from './index.ts';
import { expectSameGame, oracleFiles, oracleGames } from './testing/oracle.ts';

const FOLDER = new URL('../fixtures/oracle/', import.meta.url);
const files = oracleFiles(FOLDER);

describe('games played by another implementation', () => {
  it('come from every variant', () => {
    expect(files).toEqual(quebec.options.variants.map(({ name, players }) => `${name}-${players}p.jsonl.gz`).sort());
  });

  it.each(files)('%s', file => {
    const games = oracleGames(new URL(file, FOLDER));
    expect(games.length).toBeGreaterThan(0);
    for (const game of games) expectSameGame(game);
  });
});
