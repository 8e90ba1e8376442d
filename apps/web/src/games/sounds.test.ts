import { type Game, nth, random, type Types, unwrap } from '@cap-diamant/kernel';
import { nouvelleFrance } from '@cap-diamant/nouvelle-france';
import { quebec } from '@cap-diamant/quebec';
import { describe, expect, it } from 'vitest';
import { type Sound, soundsOf } from '../sound/sounds.ts';
import { soundOf as nouvelleFranceSound } from './nouvelle-france/sounds.ts';
import { soundOf as quebecSound } from './quebec/sounds.ts';

/** The sounds of a whole game of random moves, decision by decision, beside the kinds of its effects. */
const listen = <G extends Types>(
  game: Game<G>,
  options: object,
  soundOf: (effect: G['effect']) => Sound | undefined,
): { readonly kinds: readonly string[]; readonly sounds: readonly Sound[] }[] => {
  const chance = random('sounds');
  const heard = [];
  let state = game.setup(unwrap(game.options.parse(options)), 'sounds');
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const effects: G['effect'][] = [];
    state = game.apply(state, seat, chance.pick(game.moves(state, seat)), effect => effects.push(effect));
    const kinds = effects.map(effect => (effect as { kind: string }).kind);
    heard.push({ kinds, sounds: soundsOf(effects, soundOf) });
  }
  return heard;
};

const timesOf = (heard: readonly { readonly sounds: readonly Sound[] }[], sound: Sound): number =>
  heard.filter(({ sounds }) => sounds.includes(sound)).length;

describe('the sounds of Québec', () => {
  const heard = listen(quebec, { edition: '2011', level: 'events', players: 3 }, quebecSound);

  it('are a bell at the end of each century, and a cascade after it', () => {
    expect(timesOf(heard, 'bell')).toBe(4);
    const [first] = heard.filter(({ sounds }) => sounds.includes('bell'));
    expect(first?.sounds).toContain('cascade');
  });

  it('are those of the pieces on the board', () => {
    for (const [kind, sound] of [
      ['stage', 'place'],
      ['complete', 'build'],
      ['put', 'pen'],
      ['lead', 'card'],
    ] as const) {
      const some = heard.filter(({ kinds }) => kinds.includes(kind) && !kinds.includes('century-ends'));
      expect(some.length, kind).toBeGreaterThan(0);
      expect(
        some.every(({ sounds }) => sounds.includes(sound)),
        kind,
      ).toBe(true);
    }
  });

  it('never tell who won', () => {
    expect(timesOf(heard, 'victory')).toBe(0);
  });
});

describe('the sounds of Nouvelle-France', () => {
  const heard = listen(nouvelleFrance, { players: 2 }, nouvelleFranceSound);

  it('are wind for each snowfall', () => {
    const falls = heard.filter(({ kinds }) => kinds.includes('snowfall'));
    expect(falls.length).toBeGreaterThan(0);
    expect(falls.flatMap(({ kinds }) => kinds.filter(kind => kind === 'snowfall'))).toHaveLength(3);
    expect(timesOf(heard, 'wind')).toBe(falls.length);
  });

  it('are wood for each piece and paper for each card', () => {
    expect(timesOf(heard, 'place')).toBe(heard.filter(({ kinds }) => kinds.includes('placed')).length);
    const [draw] = heard.filter(({ kinds }) => kinds.includes('drew'));
    expect(nth(draw?.sounds ?? [], 0)).toBe('card');
  });
});
