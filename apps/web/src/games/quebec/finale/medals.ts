import { type Language, nth, range, type Seat } from '@cap-diamant/kernel';
import type { Quebec } from '@cap-diamant/quebec';
import type { Effect } from '@cap-diamant/quebec/effects';
import type { View } from '@cap-diamant/quebec/view';
import type { Source } from '@cap-diamant/quebec/vocabulary';
import { awardMedals, type Medal } from '../../../table/finale/medals.ts';
import type { TableState } from '../../../table/state/table-state.svelte.ts';
import { type MedalKey, medalTexts } from './words.ts';

/** A decision: what it did, and the table after it. */
export interface Step {
  readonly effects: readonly Effect[];
  readonly view: View;
}

/** What the end of a century pays: for workers in the zones, and for majorities. */
const FROM_ZONES: readonly Source[] = ['zones', 'bonus'];

type Amounts = { readonly [medal in MedalKey]: number[] };

/** What one decision adds for a seat: workers that cascade, points in a scoring. */
const sumOf = (effects: readonly Effect[], seat: Seat, amount: (effect: Effect) => number): number =>
  effects.reduce((sum, effect) => sum + ('seat' in effect && effect.seat === seat ? amount(effect) : 0), 0);

/** What each seat did in a whole game, by medal. */
export const amountsOf = (first: View, steps: readonly Step[]): Amounts => {
  const seats = range(first.players.length);
  const best = (amount: (effect: Effect) => number): number[] =>
    seats.map(seat => Math.max(0, ...steps.map(({ effects }) => sumOf(effects, seat, amount))));
  const total = (amount: (effect: Effect) => number): number[] =>
    seats.map(seat => steps.reduce((sum, { effects }) => sum + sumOf(effects, seat, amount), 0));
  const final = steps.at(-1)?.view ?? first;
  return {
    cascade: best(effect => (effect.kind === 'cascade' ? effect.workers : 0)),
    scoring: best(effect => (effect.kind === 'points' && FROM_ZONES.includes(effect.source) ? effect.points : 0)),
    builder: total(effect => (effect.kind === 'token' ? 1 : 0)),
    stars: seats.map(seat => final.sites.reduce((sum, { token }) => sum + (token?.seat === seat ? token.stars : 0), 0)),
    // The fewest workers they ever had left: 1 or more means never without one.
    ready: seats.map(seat =>
      Math.min(...[first, ...steps.map(({ view }) => view)].map(({ players }) => nth(players, seat).active)),
    ),
  };
};

/** The medals of a finished game. */
export const medalsOf = (table: TableState<Quebec>, language: Language): readonly Medal[] => {
  const steps = range(table.length).map(at => ({ effects: table.effectsOf(at + 1), view: table.viewAt(at + 1) }));
  const amounts = amountsOf(table.viewAt(0), steps);
  return awardMedals(amounts, medalTexts(language));
};
