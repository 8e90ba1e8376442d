import { type Language, nth, range, type Seat } from '@cap-diamant/kernel';
import type { NouvelleFrance } from '@cap-diamant/nouvelle-france';
import type { Effect } from '@cap-diamant/nouvelle-france/effect';
import { SITES } from '@cap-diamant/nouvelle-france/vocabulary';
import { awardMedals, type Medal } from '../../../table/finale/medals.ts';
import type { TableState } from '../../../table/state/table-state.svelte.ts';
import { type MedalKey, medalTexts } from './words.ts';

type Amounts = { readonly [medal in MedalKey]: number[] };

type Measure = (effect: Effect, seat: Seat) => number;

const ofSeat =
  <K extends Effect['kind']>(kind: K, amount: (effect: Extract<Effect, { kind: K }>) => number): Measure =>
  (effect, seat) =>
    effect.kind === kind && 'seat' in effect && effect.seat === seat
      ? amount(effect as Extract<Effect, { kind: K }>)
      : 0;

/** What each seat did in a whole game, by medal. */
export const amountsOf = (effects: readonly Effect[], players: number): Amounts => {
  const seats = range(players);
  const best = (measure: Measure): number[] =>
    seats.map(seat => Math.max(0, ...effects.map(effect => measure(effect, seat))));
  const total = (measure: Measure): number[] =>
    seats.map(seat => effects.reduce((sum, effect) => sum + measure(effect, seat), 0));
  return {
    placement: best(ofSeat('scored', ({ points }) => points)),
    snowfall: best((effect, seat) => (effect.kind === 'snowfall' ? nth(effect.points, seat) : 0)),
    buried: total((effect, seat) =>
      effect.kind === 'snowfall' ? SITES.reduce((sum, site) => sum + nth(effect.cubes[site], seat), 0) : 0,
    ),
    finisher: total(ofSeat('completed', () => 1)),
    sharp: total(ofSeat('stolen', () => 1)),
  };
};

/** The medals of a finished game. */
export const medalsOf = (table: TableState<NouvelleFrance>, language: Language): readonly Medal[] => {
  const effects = range(table.length).flatMap(at => table.effectsOf(at + 1));
  const amounts = amountsOf(effects, table.players.length);
  return awardMedals(amounts, medalTexts(language));
};
