import { existsSync } from 'node:fs';
import { describe, it } from 'vitest';
import { expectSameGame, oracleFiles, oracleGames } from './testing/oracle.ts';

/** All games of the other implementation, if the specification is available. A few of them are in `fixtures`. */
const SHARED = new URL('../../../../shared/oracle/quebec/', import.meta.url);
const found = existsSync(SHARED);

describe.runIf(found)('all games played by another implementation, from ../shared beside the checkout', () => {
  it.each(found ? oracleFiles(SHARED) : [])('%s', file => {
    for (const game of oracleGames(new URL(file, SHARED))) expectSameGame(game);
  });
});
