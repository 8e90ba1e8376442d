import { BOT_NAMES } from '@cap-diamant/bots';
import { GAME_IDS, loadGame } from '@cap-diamant/catalogue';
import { describe, expect, it } from 'vitest';
import { openBot } from '../bots/open.ts';
import { playGame } from '../tournament/game.ts';
import { everywhere } from '../tournament/schedule.ts';

/** Enough for a search to begin, and for whole games to end within seconds. */
const LIMITS = { ms: 60_000, playouts: 2 };

/** Every bot in every variant once; `cap-diamant fuzz --bots` plays more games. */
describe.each(GAME_IDS)('bots in %s', id => {
  it('play every variant without an illegal move', { timeout: 600_000 }, async () => {
    const { game } = await loadGame(id);
    const jobs = everywhere(BOT_NAMES, game.options.variants, 1, 'bots');
    for (const { options, lineup, seed } of jobs) {
      const bots = await Promise.all(lineup.map(name => openBot(name, game, LIMITS)));
      const { failures, decisions } = await playGame({ game, options, seed }, bots);
      expect(failures).toEqual([]);
      expect(decisions).toBeGreaterThan(0);
    }
  });
});
