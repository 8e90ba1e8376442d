import { checkGame, nth, randomPlan } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { nouvelleFrance } from './game.ts';
import { laws } from './laws.ts';

/** `cap-diamant fuzz` plays as many more as one has time for. */
const GAMES_EACH = 50;
const { variants } = nouvelleFrance.options;

describe('conformance', () => {
  it.each(variants.map((variant, at) => [`${variant.name}, ${variant.players} players`, at] as const))(
    '%s',
    (_, at) => {
      const variant = nth(variants, at);
      for (let game = 0; game < GAMES_EACH; game++) {
        const seed = `${variant.name}-${variant.players}-${game}`;
        const { violation } = checkGame(nouvelleFrance, variant, seed, randomPlan(seed, 97, laws));
        expect(violation && `${violation.law}: ${violation.complaint}`).toBeUndefined();
      }
    },
  );
});
