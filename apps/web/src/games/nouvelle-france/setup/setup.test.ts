import { LANGUAGES, unwrap } from '@cap-diamant/kernel';
import { nouvelleFrance } from '@cap-diamant/nouvelle-france';
import { describe, expect, it } from 'vitest';
import type { Options } from '../../common/game-ui.ts';
import { setup } from './index.ts';

const parse = (options: Options) => unwrap(nouvelleFrance.options.parse(options));

/** The options after each offered choice. */
const after = (options: Options): readonly Options[] =>
  setup
    .fields(options, 'en')
    .flatMap(({ key, choices }) => choices.map(({ value }) => setup.choose(options, key, value)));

describe('the set-up of Nouvelle-France', () => {
  it('offers only what the rules accept, and everything they know', () => {
    const all = after(setup.quick).flatMap(after).map(parse);
    const { options } = nouvelleFrance.options.menu as { options: Record<string, { values: readonly unknown[] }> };
    for (const key of ['cards', 'allies', 'claims', 'handicap'] as const) {
      expect(new Set(all.map(one => one[key])), key).toEqual(new Set(options[key]?.values));
    }
    expect(new Set(all.map(({ first }) => first))).toEqual(new Set(['random', 0]));
  });

  it('names the version that cards and allies match', () => {
    const version = (options: Options) => setup.fields(options, 'en').find(({ key }) => key === 'version');
    const simplified = setup.choose(setup.quick, 'version', 'simplified');
    expect(parse(simplified)).toMatchObject({ cards: 1, allies: 'none' });
    expect(version(simplified)?.value).toBe('simplified');
    const own = setup.choose(simplified, 'allies', 'game');
    expect(version(own)).toMatchObject({ value: 'own', choices: { length: 3 } });
    expect(version(setup.choose(own, 'version', 'complete'))).toMatchObject({
      value: 'complete',
      choices: { length: 2 },
    });
  });

  it('gives the seats the colours that their players chose', () => {
    const colours = ['yellow', 'brown', 'red'];
    const options = setup.withColours?.({ ...setup.quick, players: 3 }, colours) ?? {};
    expect(parse(options).colours).toEqual(colours);
    const state = nouvelleFrance.setup(parse(options), 'colours');
    expect(setup.coloursIn?.(nouvelleFrance.dealt(state))).toEqual(colours);
  });

  it.each(LANGUAGES)('says which rules are played, in %s', language => {
    const own = after(setup.quick).map(options => setup.variant(options, language));
    expect(new Set(own).size).toBe(7);
    for (const text of own) expect(text).toMatch(/^\p{L}[^{}]+$/u);
  });
});
