import { loadRules } from '@cap-diamant/catalogue';
import { unwrap } from '@cap-diamant/kernel';
import { openMatch, recordOfMatch } from '@cap-diamant/match';
import { describe, expect, it } from 'vitest';
import { loadSetup } from '../games/index.ts';
import { rematchOptions } from './rematch-options.ts';

const CASES = [
  ['quebec', { edition: '2011', level: 'family', players: 3 }],
  ['quebec', { edition: '2026', level: 'standard', players: 4 }],
  ['nouvelle-france', { cards: 1, allies: 'none', players: 2 }],
] as const;

describe.each(CASES)('another game of %s with %o', (id, options) => {
  it('has the same rules, also if the first one began from a position', async () => {
    const [game, setup] = await Promise.all([loadRules(id), loadSetup(id)]);
    const first = unwrap(openMatch(game, { options, seed: 'first' }));
    const given = recordOfMatch(first);
    const position = recordOfMatch(unwrap(openMatch(game, { position: game.notation.formatPosition(first.first) })));
    const { players, ...rules } = options;
    expect(rematchOptions(given, setup)).toMatchObject(options);
    const again = rematchOptions(position, setup);
    expect(again).toMatchObject(rules);
    expect(unwrap(game.options.parse({ ...again, players }))).toMatchObject(options);
  });
});
