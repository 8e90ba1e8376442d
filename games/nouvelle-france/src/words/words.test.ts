import { LANGUAGES, nth, random } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { ASPECTS } from '../evaluation/aspects.ts';
import { nouvelleFrance } from '../game.ts';
import { REASONS } from '../model/vocabulary.ts';
import { SOURCES } from '../state/state.ts';
import { play, scene } from '../testing/script.ts';
import { counter } from './plural.ts';
import { words } from './words.ts';

const names = ['Anne', 'Bastien', 'Катя'];

describe.each(LANGUAGES)('words in %s', language => {
  const speak = words(language);

  it('are found for everything that happens in a game', () => {
    const dice = random('words');
    let state = scene({ options: { players: 3, claims: 'table' } });
    for (let actors = nouvelleFrance.actors(state); actors.length > 0; actors = nouvelleFrance.actors(state)) {
      const seat = dice.pick(actors);
      const view = nouvelleFrance.view(state, seat);
      const move = dice.pick(nouvelleFrance.moves(state, seat));
      const said = [speak.question(view, seat), speak.move(view, seat, move)];
      state = nouvelleFrance.apply(state, seat, move, effect => said.push(speak.effect(view, effect, names)));
      for (const text of said) expect(text).toMatch(/^[^{}]{3,}$/);
      for (const text of said) expect(text).not.toMatch(/undefined|NaN|\[object/);
    }
    expect(speak.question(nouvelleFrance.view(state), 0)).toMatch(/\.$/);
  });

  it('name variants, sources, aspects and reasons', () => {
    for (const { name } of nouvelleFrance.options.variants) expect(speak.variant(name)).not.toBe(name);
    for (const source of [...SOURCES, 'total']) expect(speak.source(source).length).toBeGreaterThan(2);
    for (const aspect of ASPECTS) expect(speak.aspect?.(aspect, 2.26)).toMatch(/^\p{L}{3}.* \+2[.,]3$/u);
    expect(speak.aspect?.('allies', -3)).toMatch(/\p{L} .*3$/u);
    const refused = { view: nouvelleFrance.view(scene({})), seat: 0, move: { kind: 'draw' }, names } as const;
    const reasons = REASONS.map(reason => speak.reason(reason, refused));
    for (const [at, reason] of REASONS.entries()) expect(reasons[at]).not.toBe(reason);
    expect(new Set(reasons).size).toBe(REASONS.length);
  });

  it('draw pages', () => {
    const state = play(
      scene({ options: { colours: ['brown', 'red'] }, visible: ['L', 'W'], deck: ['Z'] }),
      'draw',
      'place L0 church A 0,2,0 0,3,0 0,4,0 0,5,0 0,2,1',
      'pass',
    );
    const pages = Object.entries(speak.pages).map(([name, page]) => {
      expect(page.about.length).toBeGreaterThan(5);
      return `--- ${name}\n${page.text(nouvelleFrance.view(state, 0), names)}`;
    });
    expect(pages.join('\n')).toMatchSnapshot();
  });
});

describe('numbers', () => {
  it('take the right form', () => {
    const fr = counter('fr');
    const ru = counter('ru');
    const points = { one: 'очко', few: 'очка', many: 'очков', other: 'очка' };
    expect([0, 1, 2].map(n => fr(n, { one: 'point', other: 'points' }))).toEqual(['0 point', '1 point', '2 points']);
    expect([1, 2, 5, 11, 21, 24].map(n => nth(ru(n, points).split(' '), 1))).toEqual([
      'очко',
      'очка',
      'очков',
      'очков',
      'очко',
      'очка',
    ]);
    expect(fr(-2, { one: 'point', other: 'points' })).toBe('−2 points');
  });
});
