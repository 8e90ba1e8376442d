import { LANGUAGES, nth, random } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { quebec } from '../index.ts';
import type { Effect } from '../model/effects.ts';
import type { Move } from '../model/moves.ts';
import type { State } from '../model/state.ts';
import { viewOf } from '../model/view.ts';
import { asked, FACTS } from './facts.ts';
import { NAMES } from './testing/sample.ts';
import { words } from './words.ts';

interface Played {
  readonly before: State;
  readonly seat: number;
  readonly moves: readonly Move[];
  readonly move: Move;
  readonly effects: readonly Effect[];
  readonly after: State;
}

/** A whole game of random moves. */
const game = (options: Parameters<typeof quebec.setup>[0], seed: string): Played[] => {
  const dice = random(seed);
  const played: Played[] = [];
  let before = quebec.setup(options, seed);
  for (let [seat] = quebec.actors(before); seat !== undefined; [seat] = quebec.actors(before)) {
    const moves = quebec.moves(before, seat);
    const move = dice.pick(moves);
    const effects: Effect[] = [];
    const after = quebec.apply(before, seat, move, effect => effects.push(effect));
    played.push({ before, seat, moves, move, effects, after });
    before = after;
  }
  return played;
};

const activated = (effects: readonly Effect[], seat: number): number =>
  effects.reduce((sum, effect) => (effect.kind === 'activate' && effect.seat === seat ? sum + effect.workers : sum), 0);

describe.each(quebec.options.variants)('$name with $players players', ({ name, options }) => {
  const played = game(options, `words ${name}`);

  it.each(LANGUAGES)('is told in %s from beginning to end', language => {
    const speak = words(language);
    const said = played.flatMap(({ before, seat, moves, effects, after }) => [
      speak.question(viewOf(before), seat),
      ...moves.map(move => speak.move(viewOf(before), seat, move)),
      ...effects.map(effect => speak.effect(viewOf(after), effect, NAMES)),
    ]);
    expect(said.filter(text => /undefined|null|NaN|\[object|\s\s|^\s*$|: *$|\s-\d/.test(text))).toEqual([]);
    expect(speak.variant(name)).not.toBe('');
  });

  it('offers different moves in different words', () => {
    for (const { before, seat, moves } of played) {
      const texts = moves.map(move => words('en').move(viewOf(before), seat, move));
      expect(new Set(texts).size).toBe(moves.length);
    }
  });

  it('promises what then happens', () => {
    for (const play of played) {
      const { before, seat, move, effects } = play;
      const view = viewOf(before);
      if (move.kind === 'take') {
        const { points, activates } = FACTS.take(view, seat, move);
        const gained = effects.find(effect => effect.kind === 'points')?.points ?? 0;
        expect([gained, activated(effects, seat)]).toEqual([points, activates]);
      }
      if (move.kind === 'lead') expect(activated(effects, seat)).toBe(FACTS.lead(view, seat, move).activates);
      if (move.kind === 'stage') {
        const { active, passive } = FACTS.stage(view, seat, move);
        const player = nth(play.after.players, seat);
        if (effects.every(({ kind }) => kind === 'stage' || kind === 'turn' || kind === 'district'))
          expect([player.active, player.passive]).toEqual([active, passive]);
      }
    }
  });

  it('foresees what starting a site brings', () => {
    for (const [index, { before, seat, move }] of played.entries()) {
      if (move.kind !== 'start' && move.kind !== 'start-neutral') continue;
      const rest = played.slice(index + 1);
      const next = rest.findIndex(later => asked(viewOf(later.before)).kind === 'turn');
      const turn = played.slice(index, next < 0 ? played.length : index + 1 + next);
      const effects = turn.flatMap(step => step.effects);
      const ends = effects.filter(effect => effect.kind === 'century-ends');
      const facts =
        move.kind === 'start'
          ? FACTS.start(viewOf(before), seat, move)
          : FACTS['start-neutral'](viewOf(before), seat, move);
      expect(ends.some(({ cause }) => cause === 'no-site')).toBe(facts.endsCentury);
      if (ends.length === 0) expect(activated(effects, seat)).toBe(facts.activates);
    }
  });
});
