import { legalTexts, nth, random, unwrap } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { nouvelleFrance } from './game.ts';

const { variants } = nouvelleFrance.options;

/**
 * One whole game as text: who moved, out of how many moves, and the scores. Moves are picked from the sorted list, so
 * that only a change of the rules changes the text; `vitest -u` rewrites it.
 */
const playthrough = (at: number): string => {
  const { name, players, options } = nth(variants, at);
  const dice = random(`playthrough/${name}/${players}`);
  let state = nouvelleFrance.setup(options, `${name}/${players}`);
  const lines = [JSON.stringify(nouvelleFrance.dealt(state))];
  for (let actors = nouvelleFrance.actors(state); actors.length > 0; actors = nouvelleFrance.actors(state)) {
    const seat = dice.pick(actors);
    const texts = legalTexts(nouvelleFrance, state, seat).sort();
    const text = dice.pick(texts);
    const before = nouvelleFrance
      .tally(state)
      .scores.map(points => points.total)
      .join(' ');
    state = nouvelleFrance.apply(state, seat, unwrap(nouvelleFrance.notation.parseMove(text)));
    lines.push(`${before} | ${actors.join(' ')} | ${seat}: ${text} (1 of ${texts.length})`);
  }
  lines.push(JSON.stringify(nouvelleFrance.tally(state).scores), JSON.stringify(nouvelleFrance.outcome(state)));
  return `${lines.join('\n')}\n`;
};

describe('golden playthroughs', () => {
  it.each(variants.map(({ name, players }, at) => [`${name}-${players}`, at] as const))('%s', async (file, at) => {
    await expect(playthrough(at)).toMatchFileSnapshot(`../fixtures/playthroughs/${file}.txt`);
  });
});
