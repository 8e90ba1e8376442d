import { loadRules } from '@cap-diamant/catalogue';
import { random } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { createJsonWriter } from './json-writer.ts';

describe('a JSON writer', () => {
  it('writes what JSON.stringify writes, whatever came before', () => {
    const write = createJsonWriter();
    const shared = { deep: { deeper: { deepest: [1, 'é"', null] } } };
    const values = [
      { a: shared, b: [shared, 2], c: undefined, 'd"e': true },
      { a: shared, b: [shared, 3], c: 'now' },
      { b: [shared, 3], a: shared },
      { a: [shared], b: { 0: shared, 1: 3 } },
      { a: [shared, undefined], b: {} },
      [shared, { a: shared }],
      [],
      null,
      'text',
      { a: shared, b: [shared, 2] },
    ];
    for (const value of values) expect(write(value)).toBe(JSON.stringify(value));
  });

  it.each(['quebec', 'nouvelle-france'] as const)('writes a whole game of %s', async id => {
    const game = await loadRules(id);
    const options = game.options.parse({ players: 3 });
    if (!options.ok) throw new Error(options.error.message);
    const [notation, data] = [createJsonWriter(), createJsonWriter()];
    const dice = random('json');
    let state = game.setup(options.value, 'json');
    for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
      state = game.apply(state, seat, dice.pick(game.moves(state, seat)));
      const view = game.view(state, seat);
      expect(data(view)).toBe(JSON.stringify(view));
      expect(notation(game.notation.formatView(view))).toBe(JSON.stringify(game.notation.formatView(view)));
    }
  });
});
