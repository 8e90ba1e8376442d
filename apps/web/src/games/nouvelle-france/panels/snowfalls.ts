import { nth, range } from '@cap-diamant/kernel';
import type { NouvelleFrance } from '@cap-diamant/nouvelle-france';
import type { Effect } from '@cap-diamant/nouvelle-france/effect';
import { STANDARD_BOX } from '@cap-diamant/nouvelle-france/geometry';
import type { View } from '@cap-diamant/nouvelle-france/view';
import { type Face, type Floor, SITES, type Site } from '@cap-diamant/nouvelle-france/vocabulary';
import type { TableState } from '../../../table/state/table-state.svelte.ts';

/** The scoring of one site's floor. */
interface SnowStep {
  readonly site: Site;
  readonly face: Face;
  /** By seat. */
  readonly cubes: readonly number[];
  readonly points: readonly number[];
}

/** A snowfall: the sites it scores and what follows. */
export interface Snowfall {
  /** The decision that caused it, counted from 1. */
  readonly at: number;
  readonly floor: Floor;
  readonly steps: readonly SnowStep[];
  readonly totals: readonly number[];
  /** Bonus pieces lost, allies refreshed, characters paid. */
  readonly after: readonly Effect[];
}

type Snow = Extract<Effect, { kind: 'snowfall' }>;

const AFTER: ReadonlySet<Effect['kind']> = new Set(['lost', 'refreshed', 'character']);

const stepOf = ({ sticks }: View, { floor, cubes }: Snow, site: Site): SnowStep => {
  const face = sticks[site][floor];
  const worth = STANDARD_BOX.components.sticks.symbols[face];
  return { site, face, cubes: cubes[site], points: cubes[site].map(count => count * worth) };
};

/** The snowfalls in the effects of one decision, in order. */
export const snowfallsIn = (effects: readonly Effect[], view: View, at: number): readonly Snowfall[] =>
  effects.flatMap((effect, index) => {
    if (effect.kind !== 'snowfall') return [];
    const next = effects.findIndex((other, later) => later > index && other.kind === 'snowfall');
    const rest = effects.slice(index + 1, next < 0 ? undefined : next);
    return {
      at,
      floor: effect.floor,
      steps: SITES.map(site => stepOf(view, effect, site)),
      totals: effect.points,
      after: rest.filter(({ kind }) => AFTER.has(kind)),
    };
  });

/** The snowfalls that a decision caused. */
export const snowfallsAt = (table: TableState<NouvelleFrance>, at: number): readonly Snowfall[] =>
  snowfallsIn(table.effectsOf(at), table.viewAt(at), at);

/** All snowfalls of the game so far. */
export const snowfallsOf = (table: TableState<NouvelleFrance>): readonly Snowfall[] =>
  range(table.length).flatMap(index => snowfallsAt(table, index + 1));

/** Points by seat after the first `count` sites. */
export const sumUntil = ({ steps, totals }: Snowfall, done: number): readonly number[] =>
  totals.map((_, seat) => steps.slice(0, done).reduce((points, step) => points + nth(step.points, seat), 0));
